import { useState } from "preact/hooks";
import { KEYS } from "../shared/keys.ts";
import { markClass, Sign, type OptionsProps } from "./Options.tsx";

interface NumberProps extends OptionsProps {
  put: (keys: string[]) => void;
  /** Enter checks. */
  done: () => void;
}

/** A number to type, or to step with the arrows; only the keys of the options are answers. */
export function NumberField({ group, value, locked, marked, put, done }: NumberProps) {
  const { options } = group, last = options.length - 1;
  const [typed, setTyped] = useState(value[0] ?? "");
  const now = value[0] ?? typed;
  const mark = marked ? options.find((o) => o.key === value[0])?.mark : null;
  const take = (text: string) => {
    setTyped(text);
    const key = text.trim().replace(/^0+(?=\d)/, "");
    put(options.some((o) => o.key === key) ? [key] : []);
  };
  return (
    <fieldset class="tk-opts" data-zone={group.id}>
      <legend>{group.legend}</legend>
      <span class={`tk-number ${markClass(mark)}`}>
        <input type="number" inputMode="numeric" {...KEYS} aria-label={group.legend} min={options[0]?.key} max={options[last]?.key} value={now}
          readOnly={locked} onInput={(e) => take(e.currentTarget.value)} onKeyDown={(e) => { if (e.key === "Enter" && !e.repeat && !locked) done(); }} />
        <Sign mark={mark} />
      </span>
    </fieldset>
  );
}
