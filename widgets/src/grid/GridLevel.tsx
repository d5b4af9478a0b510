import { Legend } from "../board/parts.tsx";
import type { Props } from "../shared/mount.tsx";
import { Buttons, Earned, HintButton, HintList, LevelHead, More, Verdict } from "../shared/parts.tsx";
import { Say } from "../shared/text.tsx";
import { Tricks } from "../shared/Tricks.tsx";
import type { GridLevelView } from "../shared/types.ts";
import { Pairs } from "./Pairs.tsx";

/** A level on the board: what to do and the tricks, the board, then what is said to it. */
export function GridLevel({ view, send }: Props<GridLevelView>) {
  const { hand, hint, marked, stars, verdict } = view, right = view.state === "right";
  return (
    <div class="tk-gridlevel" data-long={view.tricks.length > 1 ? "" : undefined}>
      <LevelHead {...view} />
      <Tricks tricks={view.tricks} hand={hand} marked={marked} />
      <div class="tk-gridmain">
        <div class="tk-boardhead">
          <p class="tk-gridnote">{view.note}</p>
          <Buttons zone="pens" list={view.pens} send={send} />
        </div>
        <Pairs view={view} send={send} locked={right} />
        <p class="tk-sub" role="status"><Say text={view.say} /></p>
        <Legend legend={view.legend} />
      </div>
      <div class="tk-levelsaid">
        <div class="tk-verdict" role="status">{verdict && <Verdict {...verdict} />}</div>
        <div class="tk-foot" data-zone="foot">
          <Buttons zone="marks" list={view.buttons} send={send} />
          {stars && <Earned stars={stars} />}
          {hint && !right && <HintButton hint={hint} send={send} quiet />}
          {view.more && <More more={view.more} send={send} />}
        </div>
        {hint && <HintList hint={hint} />}
      </div>
    </div>
  );
}
