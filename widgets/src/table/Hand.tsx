import { useState } from "preact/hooks";
import { Face } from "../shared/cards.tsx";
import { Icon } from "../shared/icons.tsx";
import { useRove } from "../shared/keys.ts";
import type { HandCard, Send, TableView } from "../shared/types.ts";

/** The learner's cards: one tab stop, arrows inside. Barred cards can be reached and say why in the line below. */
export function Hand({ hand, send }: { hand: NonNullable<TableView["hand"]>; send: Send }) {
  const { cards } = hand;
  const { item, onKeyDown } = useRove(cards.length);
  const [asked, setAsked] = useState<string | null>(null);
  const mixed = cards.some((c) => c.barred) && cards.some((c) => c.act);
  const play = (c: HandCard, e: MouseEvent) => {
    setAsked(c.card);
    // The second click of a double click may meet the card that has moved up.
    if (c.act != null && e.detail < 2) send({ act: c.act });
  };
  const reason = cards.find((c) => c.card === asked)?.barred;
  return (
    <>
      <div class="tk-hand" role="toolbar" aria-label={hand.label} data-zone="hand" onKeyDown={onKeyDown}>
        {cards.map((c, i) => {
          const { onFocus, ...rest } = item(i);
          return (
            <span key={c.card} data-from={c.card}>
              <button type="button" {...rest} aria-label={c.name} data-card={c.card}
                aria-disabled={c.act == null ? "true" : undefined} aria-description={c.barred || undefined}
                data-barred={c.barred ? "" : undefined} data-legal={mixed && c.act ? "yes" : undefined}
                onFocus={() => { onFocus(); setAsked(c.card); }} onClick={(e) => play(c, e)}>
                <Face card={c.card} />
              </button>
            </span>
          );
        })}
      </div>
      <p class="tk-reason" role="status" data-kept={cards.some((c) => c.barred) ? "" : undefined}>
        {reason && <><span class="tk-i"><Icon name="lock" /></span><span>{reason}</span></>}
      </p>
    </>
  );
}
