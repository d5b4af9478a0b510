import { widget } from "../shared/mount.tsx";
import { Question } from "./Question.tsx";

export default widget(Question);
