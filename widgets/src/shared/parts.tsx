import { useState } from "preact/hooks";
import { Face } from "./cards.tsx";
import { Icon, Stars } from "./icons.tsx";
import { KEYS } from "./keys.ts";
import { messageOf } from "./link.ts";
import { Say } from "./text.tsx";
import type { Button, CardAt, Hint, Menu, QuestionView, Send, Stars as StarsView, TableView, Text } from "./types.ts";

/** A button from Python. Barred ones can be reached and say why; their reason stands under them. */
export function Btn({ b, send, class: extra = "" }: { b: Button; send: Send; class?: string }) {
  const barred = b.disabled != null;
  return (
    <>
      <button type="button" class={`tk-btn ${b.main && !barred ? "tk-main" : ""} ${extra}`} {...KEYS} data-do={b.act ?? b.do}
        aria-disabled={barred ? "true" : undefined} aria-description={b.disabled || undefined} aria-pressed={b.pressed}
        onClick={() => { if (!barred) send(messageOf(b)); }}>
        {b.icon && b.icon !== "next" && <Icon name={b.icon} />}<span>{b.label}</span>{b.icon === "next" && <Icon name="next" />}
      </button>
      {b.disabled && <p class="tk-why">{b.disabled}</p>}
    </>
  );
}

export function Buttons({ zone, list, send, class: extra = "tk-row" }: { zone: string; list: Button[]; send: Send; class?: string }) {
  return list.length === 0 ? null : (
    <div class={extra} data-zone={zone}>{list.map((b) => <Btn key={`${b.do}${b.act}${b.seat}${b.label}`} b={b} send={send} />)}</div>
  );
}

export function Head({ title, sub, facts = [] }: { title: string; sub: string; facts?: { label: string; value: Text }[] }) {
  return (
    <header class="tk-head">
      <h2>{title}</h2>
      {sub && <p>{sub}</p>}
      {facts.length > 0 && (
        <dl class="tk-facts">{facts.map((f) => <div key={f.label}><dt>{f.label}</dt><dd><Say text={f.value} /></dd></div>)}</dl>
      )}
    </header>
  );
}

export function Note({ bad = false, icon, children }: { bad?: boolean; icon: string; children: preact.ComponentChildren }) {
  return <div class={bad ? "tk-note tk-bad" : "tk-note"}><span class="tk-i"><Icon name={icon} /></span><div>{children}</div></div>;
}

/** What is said to an answer: the result first and bold, then what it leads to, the rule last and small. */
export function Verdict({ right, title, text, why }: { right: boolean; title: Text; text: Text; why: Text | null }) {
  return (
    <Note bad={!right} icon={right ? "tick" : "cross"}>
      <p><b><Say text={title} /></b> <Say text={text} /></p>
      {why && <p class="tk-why"><Say text={why} /></p>}
    </Note>
  );
}

export const Earned = ({ stars }: { stars: StarsView }) => (
  <><Stars n={stars.n} label={stars.label} />{stars.note && <span class="tk-sub">{stars.note}</span>}</>
);

/** A card somebody has played, with its place in the trick or the sign that it won. */
export function Played({ at }: { at: CardAt }) {
  const cls = `${at.win ? "tk-win" : at.would ? "tk-would" : ""} ${at.proof ? "tk-proved" : ""}`;
  return (
    <span class={`tk-played ${cls}`} role="img" aria-label={at.label} data-played={at.card}>
      <Face card={at.card} />
      {!at.win && at.order > 0 && <span class="tk-order" aria-hidden="true">{at.order}</span>}
      {at.win && <span class="tk-crown" aria-hidden="true"><Icon name="tick" /></span>}
    </span>
  );
}

/** Cards with the frames that a board asks for. */
export function framed(cards: CardAt[], marked: TableView["marked"]): CardAt[] {
  return marked ? cards.map((c) => {
    const look = marked.cards.find((m) => m.card === c.card)?.look;
    return look ? { ...c, [look]: true } : c;
  }) : cards;
}

/** Four cards in a row with the names of their seats; `bare` leaves the names out. */
export function FourUp({ cards, label, bare = false }: { cards: CardAt[]; label: string; bare?: boolean }) {
  return (
    <ul class="tk-four-up" aria-label={label}>
      {cards.map((c) => (
        <li key={c.card} class={c.win ? "tk-w" : ""}><Played at={c} />{!bare && <span aria-hidden="true">{c.name}</span>}</li>
      ))}
    </ul>
  );
}

export function HintButton({ hint, send, quiet = false }: { hint: Hint; send: Send; quiet?: boolean }) {
  return (
    <button type="button" class={`tk-btn tk-hintbtn ${quiet ? "tk-quiet" : "tk-wide"}`} {...KEYS} data-do="hint"
      aria-disabled={hint.done ? "true" : undefined} onClick={() => { if (!hint.done) send({ do: "hint" }); }}>
      <Icon name="bulb" /><span>{hint.label}</span>
      <span class="tk-steps" role="img" aria-label={hint.steps}>
        {[...hint.shown, ...hint.shut].map((_, i) => <i key={i} class={i < hint.shown.length ? "tk-on" : ""} />)}
      </span>
    </button>
  );
}

export function HintList({ hint }: { hint: Hint }) {
  return (
    <div role="status">
      {hint.shown.length > 0 && (
        <ol class="tk-hints">
          {hint.shown.map((text, i) => <li key={i}><span><Say text={text} /></span></li>)}
          {hint.shut.map((name) => <li key={name} class="tk-shut"><span>{name}</span></li>)}
        </ol>
      )}
    </div>
  );
}

/** What stands above a level: its heading, what to do, and what is told beforehand. */
export function LevelHead({ title, goal, given }: Pick<QuestionView, "title" | "goal" | "given">) {
  return (
    <header>
      <h2>{title}</h2>
      <p class="tk-goaltext tk-say"><Say text={goal} /></p>
      {given.length > 0 && (
        <dl class="tk-given">{given.map((g) => <div key={g.label}><dt>{g.label}</dt><dd><Say text={g.value} /></dd></div>)}</dl>
      )}
    </header>
  );
}

/** A menu that starts closed. It opens in the page, never over it; Escape closes it. */
export function More({ more, send }: { more: Menu; send: Send }) {
  const [open, setOpen] = useState(false);
  const close = (e: KeyboardEvent) => {
    if (e.key !== "Escape" || !open) return;
    setOpen(false);
    (e.currentTarget as Element).querySelector("button")?.focus();
  };
  return (
    <div class="tk-more" data-zone="more" onKeyDown={close}>
      <button type="button" class="tk-btn tk-quiet" {...KEYS} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="more" /><span>{more.label}</span>
      </button>
      {open && <Buttons zone="more-open" list={more.buttons} send={send} />}
    </div>
  );
}
