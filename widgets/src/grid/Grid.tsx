import { Above, Aside, Below } from "../board/parts.tsx";
import type { Props } from "../shared/mount.tsx";
import { Head } from "../shared/parts.tsx";
import type { GridView } from "../shared/types.ts";
import { Pairs } from "./Pairs.tsx";

/** The board of 32 pairs, alone or beside a table. */
export function Grid({ view, send }: Props<GridView>) {
  return (
    <div class="tk-gridbox">
      <Head title={view.title} sub={view.sub} />
      <div class="tk-gridmain">
        <Above view={view} send={send} />
        {view.cells.length > 0 && <><Pairs view={view} send={send} /><Below view={view} send={send} /></>}
      </div>
      <Aside view={view} send={send} />
    </div>
  );
}
