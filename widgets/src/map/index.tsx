import { widget } from "../shared/mount.tsx";
import { Map } from "./Map.tsx";

export default widget(Map);
