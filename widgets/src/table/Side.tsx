import { Icon } from "../shared/icons.tsx";
import { KEYS } from "../shared/keys.ts";
import { Buttons, FourUp, framed, HintButton, HintList } from "../shared/parts.tsx";
import { plain, Say } from "../shared/text.tsx";
import type { Send, Shown, Stake, TableView } from "../shared/types.ts";
import { Ask, Offer } from "./Ask.tsx";
import { Calls } from "./Calls.tsx";
import { Points } from "./Points.tsx";
import { Review } from "./Review.tsx";

/** What stands beside the felt, in reading order: result, calls, last trick, why, tricks or points, stake, asking, hint. What the felt says is not said twice. */
export function Side({ view, send }: { view: TableView; send: Send }) {
  const { result, calls, last, why, tally, points, stake, ask, offer, hint } = view, said = plain(view.say);
  const worth = stake && <Worth stake={stake} said={said} send={send} />;
  const offered = offer && <Offer offer={offer} said={said} send={send} />;
  return (
    <div class="tk-side">
      {view.projector && <p class="tk-headline" aria-hidden="true"><Say text={view.say} /></p>}
      {view.review && <Review review={view.review} send={send} />}
      {stake?.open && worth}
      {offer?.open && offered}
      {result && (
        <section class="tk-panel tk-result">
          <h3>{result.title}</h3>
          {result.lines.map((line, i) => <p key={i} class="tk-say"><Say text={line} /></p>)}
        </section>
      )}
      {calls && <Calls calls={calls} />}
      {last && (
        <section class="tk-panel">
          <h3>{last.title}</h3>
          <FourUp cards={framed(last.cards, view.marked)} label={last.title} />
          {plain(last.say) !== said && <p class="tk-say"><Say text={last.say} /></p>}
        </section>
      )}
      {why && (
        <section class="tk-panel tk-reasons">
          <h3>{why.title}</h3>
          <ul>{why.lines.map((line, i) => <li key={i}><Say text={line} /></li>)}</ul>
          {why.clause && <p class="tk-why">{why.clause}</p>}
        </section>
      )}
      {points && <Points points={points} />}
      {tally && tally.rows.length > 0 && <Tally tally={tally} />}
      {!stake?.open && worth}
      {ask && !ask.open && <Ask ask={ask} send={send} />}
      {!offer?.open && offered}
      {hint && (
        <section class="tk-panel" data-zone="hint"><HintButton hint={hint} send={send} /><HintList hint={hint} /></section>
      )}
    </div>
  );
}

/** Tricks won by each side. */
export function Tally({ tally }: { tally: NonNullable<TableView["tally"]> }) {
  return (
    <section class="tk-panel">
      <h3>{tally.title}</h3>
      <div class="tk-tally">
        {tally.rows.map((row) => (
          <div key={row.name}>
            <span aria-hidden="true">{row.name}</span>
            <span class="tk-pile" role="img" aria-label={row.label}>
              {Array.from({ length: row.of }, (_, i) => <i key={i} class={i < row.won ? "tk-on" : ""} />)}
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The ladder 2 - 3 - 4 and what may be asked or answered now. */
function Worth({ stake, said, send }: { stake: Stake; said: string; send: Send }) {
  return (
    <section class="tk-panel">
      <h3>{stake.title}</h3>
      <ol class="tk-ladder" aria-label={stake.label}>
        {stake.steps.map((n, i) => [
          i > 0 && <li key={`to ${n}`} class="tk-arrow" aria-hidden="true"><Icon name="right" /></li>,
          <li key={n} aria-current={n === stake.now ? "true" : undefined}>{n}</li>,
        ])}
      </ol>
      <div role="status">{stake.say && plain(stake.say) !== said && <p><Say text={stake.say} /></p>}</div>
      <Buttons zone="stake" list={stake.buttons} send={send} class="tk-actions" />
      {stake.note && <p class="tk-why">{stake.note}</p>}
    </section>
  );
}

/** Older tricks that lie open, below the board. They are folded where there are words for it: a page stays short. */
export function Earlier({ tricks, past, marked }: Pick<TableView, "past" | "marked"> & { tricks: Shown[] }) {
  const list = (
    <div class="tk-past">
      {tricks.map((trick) => (
        <section key={trick.title} class="tk-panel">
          <h3>{trick.title}</h3>
          <FourUp cards={framed(trick.cards, marked)} label={trick.title} />
          <p><Say text={trick.say} /></p>
          {!!trick.lines?.length && <ul class="tk-because">{trick.lines.map((line, i) => <li key={i}><Say text={line} /></li>)}</ul>}
        </section>
      ))}
    </div>
  );
  return past ? <details class="tk-fold" open={past.open || !!marked}><summary {...KEYS}>{past.label}</summary>{list}</details> : list;
}
