import { useState } from "preact/hooks";
import { Face } from "../shared/cards.tsx";
import { Icon } from "../shared/icons.tsx";
import { useRove } from "../shared/keys.ts";
import type { Down, HandCard, Send, TableView } from "../shared/types.ts";
import { Peek } from "./Down.tsx";

/** The learner's cards, and the own trump card that lies face down beside them: one tab stop, arrows inside. Barred cards can
 *  be reached and say why in the line below. */
export function Hand({ hand, down, send }: { hand: NonNullable<TableView["hand"]>; down: Down | null; send: Send }) {
  const { cards } = hand, own: HandCard | null = down && { ...down, card: down.card as string };
  const all = own ? [...cards, own] : cards;
  const { item, onKeyDown } = useRove(all.length);
  const [asked, setAsked] = useState<string | null>(null);
  const mixed = all.some((c) => c.barred) && all.some((c) => c.act);
  const play = (c: HandCard, e: MouseEvent) => {
    setAsked(c.card);
    // The second click of a double click may meet the card that has moved up.
    if (c.act != null && e.detail < 2) send({ act: c.act });
  };
  const button = (c: HandCard, i: number) => {
    const { onFocus, ...rest } = item(i);
    return (
      <button type="button" {...rest} aria-label={c.name} data-card={c.card}
        aria-disabled={c.act == null ? "true" : undefined} aria-description={c.barred || undefined}
        data-barred={c.barred ? "" : undefined} data-mark={c.mark ?? undefined} data-legal={mixed && c.act ? "yes" : undefined}
        onFocus={() => { onFocus(); setAsked(c.card); }} onClick={(e) => play(c, e)}>
        {c === own ? <Peek card={c.card} /> : <Face card={c.card} />}
      </button>
    );
  };
  const reason = all.find((c) => c.card === asked)?.barred;
  return (
    <>
      <div class="tk-hand" role="toolbar" aria-label={hand.label} data-zone="hand" onKeyDown={onKeyDown}>
        {cards.map((c, i) => (
          <span key={c.card} data-from={c.card}>
            {button(c, i)}
            {c.pts != null && <span class="tk-pts" aria-hidden="true">{c.pts}</span>}
          </span>
        ))}
        {own && (
          <span key="down" class="tk-down tk-own" data-from="down">
            {button(own, cards.length)}
            <span class="tk-downlabel" aria-hidden="true">{down?.label}</span>
          </span>
        )}
      </div>
      <p class="tk-reason" role="status" data-kept={all.some((c) => c.barred) ? "" : undefined}>
        {reason && <><span class="tk-i"><Icon name="lock" /></span><span>{reason}</span></>}
      </p>
    </>
  );
}
