import { Buttons, Head, More } from "../shared/parts.tsx";
import type { Props } from "../shared/mount.tsx";
import type { TableView } from "../shared/types.ts";
import { Felt } from "./Felt.tsx";
import { Seek } from "./Seek.tsx";
import { Side } from "./Side.tsx";

export function Table({ view, send }: Props<TableView>) {
  return (
    <>
      <Head title={view.title} sub={view.sub} facts={view.facts} />
      <div class="tk-board">
        <div class="tk-left">
          <Felt view={view} send={send} />
          {view.seek && <Seek seek={view.seek} send={send} />}
          <div class="tk-under">
            <Buttons zone="buttons" list={view.buttons} send={send} />
            {view.more && <More more={view.more} send={send} />}
          </div>
        </div>
        <Side view={view} send={send} />
      </div>
    </>
  );
}
