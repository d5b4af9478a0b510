import { widget } from "../shared/mount.tsx";
import { Grid } from "./Grid.tsx";

export default widget(Grid);
