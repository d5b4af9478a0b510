import { Buttons, Earned, Head, More, Verdict } from "../shared/parts.tsx";
import type { Props } from "../shared/mount.tsx";
import { Say } from "../shared/text.tsx";
import type { TableView } from "../shared/types.ts";
import { Auction } from "./Auction.tsx";
import { Felt } from "./Felt.tsx";
import { Seek } from "./Seek.tsx";
import { Earlier, Side } from "./Side.tsx";

export function Table({ view, send }: Props<TableView>) {
  return (
    <>
      <Head title={view.title} sub={view.sub} facts={view.facts} />
      {view.goal && <p class="tk-goaltext tk-say"><Say text={view.goal} /></p>}
      <div class="tk-board">
        <div class="tk-left">
          <Felt view={view} send={send} />
          {view.auction && <Auction auction={view.auction} send={send} />}
          {view.seek && <Seek seek={view.seek} send={send} />}
          <div class="tk-verdict" role="status">{view.verdict && <Verdict {...view.verdict} />}</div>
          <div class="tk-under">
            <Buttons zone="buttons" list={view.buttons} send={send} />
            {view.stars && <p class="tk-earned"><Earned stars={view.stars} /></p>}
            {view.more && <More more={view.more} send={send} />}
          </div>
        </div>
        <Side view={view} send={send} />
      </div>
      {!!view.earlier?.length && <Earlier tricks={view.earlier} marked={view.marked} />}
    </>
  );
}
