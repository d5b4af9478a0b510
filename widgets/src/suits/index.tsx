import { widget } from "../shared/mount.tsx";
import { Suits } from "./Suits.tsx";

export default widget(Suits);
