import { Buttons, Earned, HintButton, HintList, Verdict } from "../shared/parts.tsx";
import type { Send } from "../shared/types.ts";
import type { BuildGoal } from "./view.ts";

/** Below what was built in a level: what was said to it, the check, the stars, the hints. */
export function Goal({ level, send }: { level: BuildGoal; send: Send }) {
  const { hint, stars, verdict } = level;
  return (
    <div class="tk-levelsaid">
      <div class="tk-verdict" role="status">{verdict && <Verdict {...verdict} />}</div>
      <div class="tk-foot" data-zone="foot">
        <Buttons zone="marks" list={level.buttons} send={send} />
        {stars && <Earned stars={stars} />}
        {!verdict?.right && <HintButton hint={hint} send={send} quiet />}
      </div>
      <HintList hint={hint} />
    </div>
  );
}
