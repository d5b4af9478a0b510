import { Glyph, Mark } from "../shared/cards.tsx";
import { useRove } from "../shared/keys.ts";
import type { Send } from "../shared/types.ts";
import type { Choice } from "./view.ts";

/** A choice of one among several, as segments: one tab stop, arrows inside. */
export function Seg({ choice, send }: { choice: Choice; send: Send }) {
  const { options, look } = choice;
  const { item, onKeyDown } = useRove(options.length, 0, Math.max(0, options.findIndex((o) => o.on)));
  const message = (key: string) => (choice.do === "as" ? { do: "as", seat: key } : { do: choice.do, key });
  return (
    <div class="tk-scchoice">
      <h3 aria-hidden="true">{choice.legend}</h3>
      <div class="tk-seg" role="radiogroup" aria-label={choice.legend} data-zone={`choice-${choice.do}`} onKeyDown={onKeyDown}>
        {options.map((o, i) => (
          <button key={o.key} type="button" role="radio" {...item(i)} aria-checked={o.on} data-do={choice.do} data-key={o.key}
            aria-label={look ? o.label : undefined} onClick={() => send(message(o.key))}>
            {look === "suits" && o.key.length === 1 ? <Mark suit={o.key} /> : look === "ranks" ? <Glyph rank={o.key} /> : <span>{o.label}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}
