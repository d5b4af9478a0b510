import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../shared/icons.tsx";
import { KEYS, useRove } from "../shared/keys.ts";
import type { Option } from "../shared/types.ts";
import { moved } from "./answer.ts";
import { Body, markClass, Sign, spoken, type OptionsProps } from "./Options.tsx";

const BACK = ["ArrowLeft", "ArrowUp"], ON = ["ArrowRight", "ArrowDown"];

interface OrderProps extends OptionsProps { put: (keys: string[]) => void }

/** Options brought into a line. A tap below puts one at the end of the line or takes it back;
 *  in the line Shift with an arrow moves it, Delete takes it back, and so do three small buttons. */
export function Order({ group, value, locked, marked, choose, put }: OrderProps) {
  const { options, look, move } = group;
  const box = useRef<HTMLFieldSetElement>(null), follow = useRef<string | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const line = value.map((key) => options.find((o) => o.key === key)).filter((o): o is Option => !!o);
  const tray = useRove(options.length), row = useRove(line.length);
  const cards = options.some((o) => o.card);
  const held = line.some((o) => o.key === current) ? current : null;

  // A card that changes its place in the line keeps the focus.
  useLayoutEffect(() => {
    if (follow.current) box.current?.querySelector<HTMLElement>(`[data-line="${follow.current}"]`)?.focus();
    follow.current = null;
  });

  const shift = (key: string | null, by: -1 | 1, keepFocus: boolean) => {
    if (key == null || locked) return;
    if (keepFocus) follow.current = key;
    put(moved(value, key, by));
  };
  const back = (key: string | null, keepFocus: boolean) => {
    if (key == null || locked) return;
    const left = value.filter((k) => k !== key), i = value.indexOf(key);
    if (keepFocus) follow.current = left[Math.min(i, left.length - 1)] ?? null;
    setCurrent(left[Math.min(i, left.length - 1)] ?? null);
    put(left);
  };
  const lineKeys = (e: KeyboardEvent) => {
    const key = (e.target as Element).closest<HTMLElement>("[data-line]")?.dataset.line ?? null;
    const by = BACK.includes(e.key) ? -1 : ON.includes(e.key) ? 1 : 0;
    if (e.shiftKey && by) e.preventDefault(), shift(key, by, true);
    else if (e.key === "Delete" || e.key === "Backspace") e.preventDefault(), back(key, true);
    else row.onKeyDown(e);
  };
  const tap = (o: Option, i: number) => {
    tray.setAt(i);
    if (locked) return;
    if (!value.includes(o.key)) setCurrent(o.key);
    choose(o.key);
  };
  const shut = held == null || locked ? ("true" as const) : undefined;
  const tool = (label: string, icon: string, act: () => void) => (
    <button type="button" class="tk-btn tk-step" {...KEYS} aria-label={label} aria-disabled={shut} onClick={act}><Icon name={icon} /></button>
  );

  return (
    <fieldset class="tk-opts" ref={box} data-zone={group.id} data-words={cards ? undefined : ""}>
      <legend>{group.legend}</legend>
      <div class="tk-feltbox">
        <ol class="tk-seq" data-zone={`${group.id}-line`} onKeyDown={lineKeys}>
          {options.map((_, i) => {
            const o = line[i];
            if (!o) return <li key={`slot ${i}`} class="tk-slot" aria-hidden="true">{i + 1}</li>;
            const mark = marked ? o.mark : null;
            const { onFocus, ...rest } = row.item(i);
            return (
              <li key={o.key} class={markClass(mark)}>
                <button type="button" class="tk-placed" {...rest} data-line={o.key} aria-label={`${i + 1}: ${spoken(o)}`} aria-pressed={o.key === held}
                  aria-disabled={locked ? "true" : undefined} onFocus={() => { onFocus(); setCurrent(o.key); }} onClick={() => setCurrent(o.key)}>
                  <Body o={o} look={o.card ? "hand" : look} />
                  <span class="tk-order" aria-hidden="true">{i + 1}</span>
                  <Sign mark={mark} />
                </button>
              </li>
            );
          })}
        </ol>
        {move && !locked && (
          <div class="tk-tools">
            {tool(move.left, cards ? "left" : "up", () => shift(held, -1, false))}
            {tool(move.right, cards ? "right" : "down", () => shift(held, 1, false))}
            {tool(move.back, "undo", () => back(held, false))}
          </div>
        )}
      </div>
      {!locked && (
        <div class="tk-tray" data-zone={`${group.id}-tray`} onKeyDown={tray.onKeyDown}>
          {options.map((o, i) => {
            const at = value.indexOf(o.key);
            return (
              <button key={o.key} type="button" {...tray.item(i)} data-key={o.key} aria-pressed={at >= 0}
                aria-label={at < 0 ? spoken(o) : `${spoken(o)}, ${at + 1}`} class={at < 0 ? "" : "tk-gone"} onClick={() => tap(o, i)}>
                <Body o={o} look={o.card ? "hand" : look} />
                {at >= 0 && <span class="tk-at" aria-hidden="true">{at + 1}</span>}
              </button>
            );
          })}
        </div>
      )}
      {group.count && <p class="tk-count" role="status">{group.count.replace("{n}", String(value.length))}</p>}
    </fieldset>
  );
}
