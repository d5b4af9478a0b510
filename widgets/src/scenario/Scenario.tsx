import { useRef } from "preact/hooks";
import type { Props } from "../shared/mount.tsx";
import { Buttons, FourUp, Head, LevelHead, More } from "../shared/parts.tsx";
import { Say } from "../shared/text.tsx";
import { Calls } from "../table/Calls.tsx";
import { Answers, Who } from "./Answers.tsx";
import { Deck } from "./Deck.tsx";
import { useDrag } from "./drag.ts";
import { Goal } from "./Goal.tsx";
import { Place } from "./Place.tsx";
import { Record } from "./Record.tsx";
import { Seg } from "./Seg.tsx";
import type { ScenarioView } from "./view.ts";

/** Build a position and ask about it: choices and deck on the left, the seats on the right, the answers below, then the record. */
export function Scenario({ view, send }: Props<ScenarioView>) {
  const root = useRef<HTMLDivElement>(null);
  useDrag(root, send);
  // A number pressed on a card puts it with that seat; on a card that is there already, it comes first.
  const number = (e: KeyboardEvent) => {
    const card = (e.target as Element).closest<HTMLElement>("[data-card]"), place = view.places.find((p) => p.key === e.key);
    if (!card || !place || view.mode === "play" || e.ctrlKey || e.metaKey || e.altKey) return;
    e.preventDefault();
    const here = card.closest<HTMLElement>("[data-place]")?.dataset.place === place.seat;
    send({ do: "put", key: card.dataset.card as string, seat: place.seat, ...(here ? { to: 0 } : {}) });
  };
  const playing = view.mode === "play", level = view.level, silent = level && !level.verdict;
  return (
    <div class="tk-scenario" ref={root} onKeyDown={number}>
      {level ? <LevelHead title={view.title} goal={level.goal} given={[...level.given, ...view.facts]} /> : <Head title={view.title} sub={view.sub} facts={view.facts} />}
      {view.kinds.length + view.buttons.length > 0 && (
        <div class="tk-scbar">
          {view.kinds.map((c) => <Seg key={c.do} choice={c} send={send} />)}
          <Buttons zone="buttons" list={view.buttons} send={send} />
        </div>
      )}
      {view.looks && <div class="tk-scbar"><Seg choice={view.looks} send={send} /></div>}
      <div class="tk-scn">
        <div class="tk-scleft">
          {view.tray && <Deck view={view} tray={view.tray} send={send} />}
          {playing && <Table view={view} />}
          {view.setup.map((c) => <Seg key={c.do} choice={c} send={send} />)}
          {view.rules && <More more={view.rules} send={send} />}
        </div>
        <div class="tk-places">
          {view.places.map((p) => <Place key={p.seat} place={p} playing={playing} send={send} />)}
          {!playing && <p class="tk-scsay" role="status"><Say text={view.say} /></p>}
          {view.mode === "trick" && view.panel.who && <Who who={view.panel.who} />}
        </div>
      </div>
      {level && <Goal level={level} send={send} />}
      {!silent && <Answers view={view} send={send} />}
      {view.record && <Record record={view.record} wrong={view.error != null} send={send} />}
      <More more={view.more} send={send} />
    </div>
  );
}

/** What lies on the table, and what is said of it. */
function Table({ view }: { view: ScenarioView }) {
  const table = view.table;
  return table && (
    <>
      <section class="tk-feltbox tk-sctable" data-table>
        {table.cards.length > 0 && <FourUp cards={table.cards} label={table.title} />}
        <p class="tk-say" role="status"><Say text={view.say} /></p>
        {table.exposed && <p><span class="tk-badge"><Say text={table.exposed.text} /></span></p>}
      </section>
      {table.result && (
        <section class="tk-panel tk-result">
          <h3>{table.result.title}</h3>
          {table.result.lines.map((line, i) => <p key={i} class="tk-say"><Say text={line} /></p>)}
        </section>
      )}
      {table.calls && <Calls calls={table.calls} />}
    </>
  );
}
