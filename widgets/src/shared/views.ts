import type { ScenarioView } from "../scenario/view.ts";
import type { GridLevelView, GridView, MapView, QuestionView, ScoreView, SuitsView, TableView } from "./types.ts";

/** The view of any widget. It has a file of its own, since that of the scenario is made of what the others are made of. */
export type View = TableView | QuestionView | GridView | GridLevelView | SuitsView | ScenarioView | ScoreView | MapView;
