import { widget } from "../shared/mount.tsx";
import { Scenario } from "./Scenario.tsx";

export default widget(Scenario);
