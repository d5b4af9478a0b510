import { useLayoutEffect, useRef } from "preact/hooks";
import { Back, Face } from "../shared/cards.tsx";
import { Icon } from "../shared/icons.tsx";
import { comeFrom, places, still, type Places } from "../shared/motion.ts";
import { Played } from "../shared/parts.tsx";
import { Say } from "../shared/text.tsx";
import type { CardAt, SeatView, Send, TableView } from "../shared/types.ts";
import { Hand } from "./Hand.tsx";

/** The card that came to the table between two views, when it is just one. */
export function justPlayed(before: CardAt[], now: CardAt[]): CardAt | undefined {
  const last = now[now.length - 1];
  const grown = now.length === before.length + 1 && before.every((c, i) => c.card === now[i]?.card);
  return grown ? last : undefined;
}

/** The place of a seat on the screen: whoever looks sits at the bottom, the others stay in their order. */
export function placeOf(seat: string, bottom: string): string {
  const round = "NESW";
  return round[(round.indexOf(seat) - round.indexOf(bottom) + 6) % 4] as string;
}

function useMove(trick: CardAt[]) {
  const felt = useRef<HTMLDivElement>(null), before = useRef<CardAt[]>(trick), from = useRef<Places>(new Map());
  // While the component renders, the document still shows where the cards were.
  const card = justPlayed(before.current, trick);
  if (felt.current && card) from.current = places(felt.current);
  useLayoutEffect(() => {
    const played = justPlayed(before.current, trick);
    before.current = trick;
    const start = played && (from.current.get(played.card) ?? from.current.get(played.seat));
    if (!start || still()) return;
    const el = felt.current?.querySelector<HTMLElement>(`.tk-trick [data-seat="${played.seat}"]`);
    if (el) comeFrom(el, start);
  }, [trick]);
  return felt;
}

export function Felt({ view, send }: { view: TableView; send: Send }) {
  const felt = useMove(view.trick);
  const { hand, slot } = view;
  const at = (seat: string) => ({ "data-seat": seat, "data-at": placeOf(seat, hand?.seat ?? "S") });
  return (
    <div class="tk-feltwrap">
      <div class="tk-felt" ref={felt}>
        {view.seats.map((s) => (
          <div key={s.seat} {...at(s.seat)}
            class={`tk-seat ${s.turn ? "tk-turn" : ""} ${hand?.seat === s.seat ? "tk-mine" : ""}`}>
            <Who seat={s} />
            {hand?.seat !== s.seat ? <Others seat={s} /> : hand.cards.length > 0 && <Hand hand={hand} send={send} />}
          </div>
        ))}
        <ul class="tk-trick">
          {view.trick.map((c) => <li key={c.card} {...at(c.seat)}><Played at={c} /></li>)}
          {slot && <li {...at(slot.seat)} class="tk-slot"><span>{slot.text}</span></li>}
        </ul>
        <p class="tk-said tk-say" role="status"><Say text={view.say} /></p>
      </div>
    </div>
  );
}

function Who({ seat }: { seat: SeatView }) {
  return (
    <div class="tk-who">
      <b>{seat.name}</b>
      {seat.plain.map((word) => <span key={word} class="tk-badge tk-plain">{word}</span>)}
      {seat.badges.map((b) => <span key={b.text} class="tk-badge"><Icon name={b.icon} />{b.text}</span>)}
      {seat.turn && seat.toplay && <span class="tk-toplay">{seat.toplay}</span>}
    </div>
  );
}

/** The cards of a seat that is not ours: faces when they may be seen, else backs. */
function Others({ seat }: { seat: SeatView }) {
  if (seat.open) {
    return seat.open.length > 0 && (
      <ul class="tk-open" aria-label={seat.countLabel}>
        {seat.open.map((c) => <li key={c.card}><span role="img" aria-label={c.name} data-from={c.card}><Face card={c.card} /></span></li>)}
      </ul>
    );
  }
  return (
    <div class="tk-backs" role="img" aria-label={seat.countLabel}>
      {Array.from({ length: seat.count }, (_, i) => (
        <span key={i} data-from={i === seat.count - 1 ? seat.seat : undefined}><Back /></span>
      ))}
    </div>
  );
}
