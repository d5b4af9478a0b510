import { Face, Mark } from "../shared/cards.tsx";
import { Icon } from "../shared/icons.tsx";
import { useRove } from "../shared/keys.ts";
import type { Group, Option } from "../shared/types.ts";

export interface OptionsProps {
  group: Group;
  value: string[];
  /** The answer is right: nothing can be changed any more. */
  locked: boolean;
  /** Right and wrong are shown as long as nothing has been changed since the check. */
  marked: boolean;
  choose: (key: string) => void;
}

const words = (s: string) => s.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();

/** The accessible name; whatever can be read on the option is part of it (WCAG 2.5.3). */
export function spoken(o: Option): string {
  const seen = [o.label, o.sub].filter(Boolean).join(" ");
  return words(o.name).includes(words(seen)) ? o.name : `${seen}, ${o.name}`;
}

export function Body({ o, look }: { o: Option; look: Group["look"] }) {
  if (look === "hand" && o.card) return <Face card={o.card} />;
  return (
    <>
      {look === "cards" && o.card && <Face card={o.card} />}
      {o.suit && <Mark suit={o.suit} />}
      {o.label && <span class="tk-words">{o.label}{o.sub && <> <small>{o.sub}</small></>}</span>}
    </>
  );
}

export const markClass = (mark: Option["mark"]) => (mark ? `tk-${mark}` : "");
export const Sign = ({ mark }: { mark: Option["mark"] }) =>
  mark ? <span class="tk-sign"><Icon name={mark === "right" ? "tick" : "cross"} /></span> : null;

/** One out of several, or several out of many. */
export function Options({ group, value, locked, marked, choose }: OptionsProps) {
  const { look, options, instant } = group, one = group.type === "one";
  const held = (o: Option) => look === "hand" && !!o.card;
  const chosen = options.findIndex((o) => o.key === value[0]);
  const { item, onKeyDown, setAt } = useRove(options.length, 0, Math.max(0, chosen));
  const tap = (i: number) => {
    setAt(i);
    if (!locked) choose((options[i] as Option).key);
  };
  const keys = (e: KeyboardEvent) => {
    onKeyDown(e);
    // In a set of radio buttons the choice goes with the focus, unless a choice is already the answer.
    if (!one || instant || !e.defaultPrevented || e.key === "Enter" || e.key === " ") return;
    const to = (e.currentTarget as Element).querySelector<HTMLElement>("[data-n]:focus");
    if (to) tap(Number(to.dataset.n));
  };
  const state = (on: boolean) => (instant && one ? { "aria-pressed": on } : { role: one ? "radio" as const : "checkbox" as const, "aria-checked": on });
  const draw = (o: Option, i: number) => {
    const on = value.includes(o.key), mark = marked ? o.mark : null;
    const button = (
      <button key={o.key} type="button" {...item(i)} {...state(on)} aria-label={spoken(o)} data-key={o.key} data-on={on ? "" : undefined}
        aria-disabled={locked ? "true" : undefined} class={held(o) ? "tk-pick" : `tk-opt tk-${look === "hand" ? "chips" : look} ${markClass(mark)}`} onClick={() => tap(i)}>
        {look === "list" && <i class={one ? "tk-dot" : "tk-dot tk-square"} />}
        <Body o={o} look={look} />
        <Sign mark={mark} />
      </button>
    );
    return held(o) ? <span key={o.key} class={markClass(mark)}>{button}{o.label && <span class="tk-downlabel" aria-hidden="true">{o.label}</span>}</span> : button;
  };
  const buttons = options.map((o, i) => [o, draw(o, i)] as const);
  const cards = buttons.filter(([o]) => held(o)).map(([, b]) => b), others = buttons.filter(([o]) => !held(o)).map(([, b]) => b);
  return (
    <fieldset class="tk-opts" role={one && !instant ? "radiogroup" : undefined} data-zone={group.id} onKeyDown={keys}>
      <legend>{group.legend}</legend>
      {cards.length > 0 && <div class="tk-feltbox"><div class="tk-hand" data-many={cards.length > 7 ? "" : undefined}>{cards}</div></div>}
      {others.length > 0 && <div class={`tk-optbox tk-${look === "hand" ? "chips" : look}box`}>{others}</div>}
      {group.count && <p class="tk-count" role="status">{group.count.replace("{n}", String(value.length))}</p>}
    </fieldset>
  );
}
