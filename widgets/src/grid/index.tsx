import { widget, type Props } from "../shared/mount.tsx";
import type { GridLevelView, GridView } from "../shared/types.ts";
import { Grid } from "./Grid.tsx";
import { GridLevel } from "./GridLevel.tsx";

/** The board as a tool, or as a level with a goal. */
function Either({ view, ...rest }: Props<GridView | GridLevelView>) {
  return view.kind === "grid" ? <Grid view={view} {...rest} /> : <GridLevel view={view} {...rest} />;
}

export default widget(Either);
