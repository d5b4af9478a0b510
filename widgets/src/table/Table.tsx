import { Buttons, Earned, Head, More, Verdict } from "../shared/parts.tsx";
import type { Props } from "../shared/mount.tsx";
import { Say } from "../shared/text.tsx";
import type { Progress as ProgressView, TableView } from "../shared/types.ts";
import { AskFirst } from "./AskFirst.tsx";
import { Auction } from "./Auction.tsx";
import { Felt } from "./Felt.tsx";
import { Seek } from "./Seek.tsx";
import { Earlier, Side } from "./Side.tsx";

/** How far a guided hand has come: a short bar, and the same in words. */
function Progress({ progress }: { progress: ProgressView }) {
  const { now, of, label } = progress;
  return (
    <p class="tk-progress">
      <span class="tk-steps" aria-hidden="true">{Array.from({ length: of }, (_, i) => <i key={i} class={i < now ? "tk-on" : ""} />)}</span>
      <span>{label}</span>
    </p>
  );
}

export function Table({ view, send }: Props<TableView>) {
  // The menu stands at the end of the last row of buttons, whichever that is: a row of its own would be empty but for it.
  const more = view.more && <More more={view.more} send={send} />;
  const at = view.buttons.length > 0 || view.stars ? "under" : view.before ? "before" : view.auction ? "auction" : "under";
  return (
    <>
      <Head title={view.title} sub={view.sub} facts={view.facts} />
      {view.progress && <Progress progress={view.progress} />}
      {view.goal && <p class="tk-goaltext tk-say"><Say text={view.goal} /></p>}
      <div class="tk-board">
        <div class="tk-left">
          <Felt view={view} send={send} aside={!!view.projector} />
          {view.auction && <Auction auction={view.auction} send={send}>{at === "auction" && more}</Auction>}
          {view.seek && <Seek seek={view.seek} send={send} />}
          {view.before && <AskFirst before={view.before} send={send}>{at === "before" && more}</AskFirst>}
          <div class="tk-verdict" role="status">{view.verdict && <Verdict {...view.verdict} />}</div>
          <div class="tk-under">
            <Buttons zone="buttons" list={view.buttons} send={send} />
            {view.stars && <p class="tk-earned"><Earned stars={view.stars} /></p>}
            {at === "under" && more}
          </div>
        </div>
        <Side view={view} send={send} />
      </div>
      {!!view.earlier?.length && <Earlier tricks={view.earlier} past={view.past} marked={view.marked} />}
    </>
  );
}
