import { useState } from "preact/hooks";
import { Back, Face } from "../shared/cards.tsx";
import { Icon } from "../shared/icons.tsx";
import { KEYS, useRove } from "../shared/keys.ts";
import type { Send } from "../shared/types.ts";
import type { PlaceCard, PlaceView } from "./view.ts";

/** A seat with its cards. While cards are put, its name says where the next ones go, and a card that is pressed goes back; while
 *  they are played, a card that is pressed is played, and a barred one says why not in the line below. */
export function Place({ place, playing, send }: { place: PlaceView; playing: boolean; send: Send }) {
  const { cards, split } = place;
  const { item, onKeyDown } = useRove(cards.length);
  const [asked, setAsked] = useState<string | null>(null);
  const press = (c: PlaceCard, e: MouseEvent) => {
    setAsked(c.card);
    if (!playing) send({ do: "card", key: c.card });
    else if (c.act != null && e.detail < 2) send({ act: c.act });
  };
  const reason = playing && cards.find((c) => c.card === asked)?.barred;
  const about = [...place.plain, place.turn, place.note].filter(Boolean).join(" · ");
  return (
    <div class={`tk-place ${place.turn ? "tk-turn" : ""}`} data-place={place.seat} data-target={place.target ? "" : undefined}>
      {playing ? <p class="tk-put"><b>{place.name}</b><small>{about}</small></p> : (
        <button type="button" class="tk-put" {...KEYS} data-zone={`put-${place.seat}`} aria-pressed={place.target}
          aria-description={place.label} onClick={() => send({ do: "seat", seat: place.seat })}>
          <b>{place.name}<kbd aria-hidden="true">{place.key}</kbd></b> <small>{about}</small>
        </button>
      )}
      <ul class="tk-sccards" aria-label={place.name} data-zone={`place-${place.seat}`} onKeyDown={onKeyDown}>
        {cards.map((c, i) => {
          const { onFocus, ...rest } = item(i);
          return (
            <li key={c.card} class={split && i === split ? "tk-scsplit" : ""}>
              <button type="button" {...rest} aria-label={c.label} data-card={c.card} data-drag={playing && c.act == null ? undefined : c.card}
                data-act={playing ? c.act : undefined} data-first={!playing && i === 0 ? "" : undefined} data-down={c.down ? "" : undefined} data-win={c.win ? "" : undefined}
                aria-disabled={playing && c.act == null ? "true" : undefined} aria-description={c.barred || undefined}
                data-barred={c.barred ? "" : undefined} onFocus={() => { onFocus(); setAsked(c.card); }} onClick={(e) => press(c, e)}>
                <Face card={c.card} />
                {c.win && <span class="tk-crown" aria-hidden="true"><Icon name="tick" /></span>}
              </button>
              {c.mark && <small aria-hidden="true">{c.mark}</small>}
            </li>
          );
        })}
        {Array.from({ length: place.backs }, (_, i) => <li key={`back ${i}`} aria-hidden="true"><Back /></li>)}
        {Array.from({ length: place.free }, (_, i) => (
          <li key={`free ${i}`} aria-hidden="true" class={split && cards.length + i === split ? "tk-scsplit" : ""}><span class="tk-scfree" /></li>
        ))}
      </ul>
      {place.calls.length > 0 && <Calls place={place} send={send} />}
      {playing && cards.some((c) => c.barred) && (
        <p class="tk-reason" role="status" data-kept="">
          {reason && <><span class="tk-i"><Icon name="lock" /></span><span>{reason}</span></>}
        </p>
      )}
    </div>
  );
}

/** What a seat may say: one tab stop, arrows inside. */
function Calls({ place, send }: { place: PlaceView; send: Send }) {
  const { item, onKeyDown } = useRove(place.calls.length);
  return (
    <div class="tk-sccalls" role="toolbar" aria-label={place.name} data-zone={`calls-${place.seat}`} onKeyDown={onKeyDown}>
      {place.calls.map((c, i) => (
        <button key={c.act} type="button" class="tk-btn" {...item(i)} data-do={c.act} aria-label={`${place.name}: ${c.name}`}
          onClick={() => send({ act: c.act })}>{c.label}</button>
      ))}
    </div>
  );
}
