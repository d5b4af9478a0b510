import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { Back, Drawn, Face } from "../shared/cards.tsx";
import { backSvg, faceSvg } from "../shared/faces.ts";
import { Icon } from "../shared/icons.tsx";
import { comeFrom, places, still, turnOver, type Places } from "../shared/motion.ts";
import { framed, Played } from "../shared/parts.tsx";
import { Say } from "../shared/text.tsx";
import type { CardAt, Down as DownView, FeltView, SeatView, Send } from "../shared/types.ts";
import { Ask } from "./Ask.tsx";
import { Down } from "./Down.tsx";
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

/** The trump card that was turned up between two views; a replay that jumps shows no motion. */
export function justTurned(before: FeltView, now: FeltView): string | undefined {
  const jumped = Math.abs((now.seek?.now ?? 0) - (before.seek?.now ?? 0)) > 1;
  return before.down && !now.down && !jumped ? now.exposed?.card : undefined;
}

function useMotion(view: FeltView) {
  const { deck, lang } = useContext(Drawn);
  const felt = useRef<HTMLDivElement>(null), before = useRef(view), from = useRef<Places>(new Map());
  // While the component renders, the document still shows where the cards were.
  if (felt.current && before.current !== view) from.current = places(felt.current);
  useLayoutEffect(() => {
    const was = before.current, box = felt.current as HTMLDivElement, seen = from.current;
    before.current = view;
    if (still()) return;
    const played = justPlayed(was.trick, view.trick), turned = justTurned(was, view);
    const find = (where: string) => box.querySelector<HTMLElement>(where);
    const laid = played && find(`.tk-trick [data-seat="${played.seat}"]`), down = seen.get("down");
    if (turned && down) {
      const to = played?.card === turned ? laid : find(`.tk-hand [data-from="${turned}"]`);
      turnOver(find(".tk-stage") as HTMLElement, backSvg(), faceSvg(turned, deck, lang), down, to);
    }
    const start = played && (seen.get(played.card) ?? seen.get(played.seat));
    if (laid && start && played.card !== turned) comeFrom(laid, start);
    const hidden = !was.down && view.down?.card && seen.get(view.down.card), own = find(".tk-own");
    if (hidden && own) comeFrom(own, hidden);
  }, [view]);
  return felt;
}

/** `aside`: what happened stands in large letters beside the felt, and is only spoken here. */
export function Felt({ view, send, aside = false }: { view: FeltView; send: Send; aside?: boolean }) {
  const felt = useMotion(view);
  const { hand, slot, down, exposed, ask } = view;
  const at = (seat: string) => ({ "data-seat": seat, "data-at": placeOf(seat, hand?.seat ?? "S") });
  const lies = (seat: string) => (down?.seat === seat ? down : null);
  return (
    <div class="tk-feltwrap">
      <div class={`tk-felt ${view.calling ? "tk-bare" : ""}`} ref={felt}>
        {view.seats.map((s) => (
          <div key={s.seat} {...at(s.seat)}
            class={`tk-seat ${s.turn ? "tk-turn" : ""} ${hand?.seat === s.seat ? "tk-mine" : ""}`}>
            <Who seat={s} />
            {hand?.seat !== s.seat || s.open ? <Others seat={s} down={lies(s.seat)} />
              : (hand.cards.length > 0 || lies(s.seat)) && <Hand hand={hand} down={lies(s.seat)} send={send} />}
          </div>
        ))}
        <ul class="tk-trick">
          {framed(view.trick, view.marked).map((c) => <li key={c.card} {...at(c.seat)}><Played at={c} /></li>)}
          {slot && <li {...at(slot.seat)} class="tk-slot"><span>{slot.text}</span></li>}
        </ul>
        <p class={`tk-said tk-say ${view.marked || aside ? "tk-sr" : ""}`} role="status"><Say text={view.say} /></p>
        {view.marked && <p class="tk-pointed tk-say"><Say text={view.marked.text} /></p>}
        {exposed && <p class="tk-exposed"><span class="tk-badge"><Say text={exposed.text} /></span></p>}
        {ask?.open && <Ask ask={ask} send={send} />}
        <div class="tk-stage" aria-hidden="true" />
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

/** The cards of a seat that is not ours: faces when they may be seen, else backs; beside them the face-down trump card. */
function Others({ seat, down }: { seat: SeatView; down: DownView | null }) {
  const cards = <Cards seat={seat} />;
  return down ? <div class="tk-holding">{cards}<Down down={down} /></div> : cards;
}

function Cards({ seat }: { seat: SeatView }) {
  if (seat.open) {
    return seat.open.length === 0 ? null : (
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
