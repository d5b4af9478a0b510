import { Face } from "../shared/cards.tsx";
import { useRove } from "../shared/keys.ts";
import type { Send } from "../shared/types.ts";
import type { ScenarioView } from "./view.ts";

/** The deck by suits: one tab stop, arrows inside. A card that lies with a seat leaves its place and the seat's letter. */
export function Deck({ view, tray, send }: { view: ScenarioView; tray: NonNullable<ScenarioView["tray"]>; send: Send }) {
  const cards = tray.rows.flat(), cols = tray.rows[0]?.length ?? 0;
  const { item, onKeyDown } = useRove(cards.length, cols);
  return (
    <section class="tk-panel">
      <h3>{tray.title}</h3>
      <div class="tk-scdeck" role="group" aria-label={tray.title} aria-description={view.keys} data-zone="deck" data-deck
        style={{ "--tk-cols": cols }} onKeyDown={onKeyDown}>
        {cards.map((c, i) => (
          <button key={c.card} type="button" {...item(i)} data-card={c.card} data-drag={c.seat ? undefined : c.card} aria-label={c.label}
            class={c.seat ? "tk-scgone" : ""} aria-pressed={view.picked === c.card ? "true" : undefined}
            onClick={() => send({ do: "card", key: c.card })}>
            {c.seat ? <span aria-hidden="true">{c.at}</span> : <Face card={c.card} />}
          </button>
        ))}
      </div>
      <p class="tk-why">{view.keys}</p>
    </section>
  );
}
