import { widget } from "../shared/mount.tsx";
import { Score } from "./Score.tsx";

export default widget(Score);
