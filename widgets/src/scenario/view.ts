import type { Base, Button, Calls, CardAt, Hint, Menu, QuestionView, Stars, TableView, Text } from "../shared/types.ts";

/** One among several. `do` goes up with the key of the option; for "as" the key is a seat. */
export interface Choice {
  do: string;
  legend: string;
  options: { key: string; label: string; on: boolean }[];
  /** Suits are drawn as marks, ranks as on the cards. */
  look?: "suits" | "ranks";
}

/** A card of the deck; `seat` and its letter `at` where it lies with somebody. */
export interface DeckCard { card: string; name: string; label: string; seat: string | null; at: string | null }

export interface PlaceCard {
  card: string;
  name: string;
  label: string;
  /** While cards are played: what pressing it does. */
  act: string | null;
  barred: string | null;
  /** Words under the card: "bottom card", "hidden trump". */
  mark: string | null;
  /** It lies face down before its owner. */
  down: boolean;
  /** It wins the trick. */
  win: boolean;
}

export interface PlaceView {
  seat: string;
  name: string;
  /** The number key that puts a card here. */
  key: string;
  plain: string[];
  note: string;
  label: string;
  target: boolean;
  /** "to play" */
  turn: string | null;
  cards: PlaceCard[];
  /** Cards nobody may see. */
  backs: number;
  /** Empty places. */
  free: number;
  /** A gap after so many cards: the first packet. 0: none. */
  split: number;
  calls: { act: string; label: string; name: string }[];
}

export interface Pairs {
  title: string;
  note: string;
  rows: { key: string; name: string }[];
  cols: { key: string; name: string }[];
  /** Row by row. look: same or other winner, the pair that is; possible or proved wrong. */
  cells: { pair: string; text: string; look: "now" | "same" | "other" | "possible" | "proved"; chance?: number; label: string; say: Text }[];
}

export interface Panel {
  who: { win: boolean; headline: Text; lines: Text[]; clause: string | null } | null;
  legal: { title: string; none: string | null; acts: Text[]; why: string; refused: { acts: Text[]; text: Text }[] } | null;
  knows: {
    title: string;
    note: string | null;
    pairs: Pairs | null;
    suits: { suit: string; name: string; possible: boolean; text: Text }[] | null;
    voids: string[];
  } | null;
  best: {
    note: string | null;
    button: Button | null;
    open: { title: string; lines: Text[]; note: string | null } | null;
    coach: { title: string; lines: Text[]; options: { text: Text; best: boolean }[]; best: string; note: string } | null;
  } | null;
  missing: string | null;
}

export interface WhatIf {
  title: string;
  rows: { suit: string | null; name: string; now: boolean; text: Text; reason: string; other: string | null }[];
  pairs: Pairs | null;
}

/** The goal of a level, and what was said to the position that was checked. */
export interface BuildGoal extends Pick<QuestionView, "goal" | "given"> {
  verdict: { right: boolean; title: Text; text: Text; why: Text | null } | null;
  hint: Hint;
  stars: Stars | null;
  buttons: Button[];
}

export interface ScenarioView extends Base {
  kind: "scenario";
  mode: "trick" | "deal" | "play";
  title: string;
  sub: string;
  facts: { label: string; value: Text }[];
  kinds: Choice[];
  setup: Choice[];
  looks: Choice | null;
  rules: { label: string; buttons: Button[] } | null;
  tray: { title: string; rows: DeckCard[][] } | null;
  /** The card that waits for its place. */
  picked: string | null;
  keys: string;
  places: PlaceView[];
  table: { title: string; cards: CardAt[]; exposed: TableView["exposed"]; result: TableView["result"]; calls: Calls | null } | null;
  say: Text;
  buttons: Button[];
  asked: Choice;
  of: Choice | null;
  panel: Panel;
  whatif: WhatIf | null;
  /** A level has none. */
  record: { title: string; text: string; note: string; copy: string; copied: string; load: string; hint: string } | null;
  /** A level has a goal. */
  level?: BuildGoal;
  more: Menu;
}
