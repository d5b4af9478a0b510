/** The view: one JSON snapshot from Python. Python owns every rule and every sentence; nothing here is computed again. */

/** A piece of a sentence. A card shows its short rank and suit mark and is spoken by its name; a suit shows mark and name. */
export type Part =
  | string
  | { card: string; short: string; name: string }
  | { suit: string; name: string }
  | { b: Text }
  | { em: Text };
export type Text = Part[];

export type Deck = "french" | "german";
export type Lang = "en" | "de";

export interface Base {
  v: 1;
  /** Grows with every snapshot; each message up carries it, so Python can drop what was meant for an older one. */
  rev: number;
  kind: "grid-level" | "table" | "question" | "grid" | "suits" | "scenario" | "score" | "map";
  lang: Lang;
  deck: Deck;
  four: boolean;
  /** Accessible name of the whole widget. */
  label: string;
  /** An error in a handler, or a refusal. */
  error: Text | null;
  /** Shown when the message cannot be sent. */
  dead: string;
  /** Shown when an answer takes long. */
  late: string;
  /** Drawn large. fill, leave: the words of the full-screen button. back, on: what the keys of a presenter do. */
  projector?: { fill: string; leave: string; back: Button | null; on: Button | null };
}

export interface Button {
  do?: string;
  act?: string;
  to?: number;
  seat?: string;
  key?: string;
  /** For `do: "set"`: what to set, e.g. `{ lang: "de" }`, `{ deck: "german" }`, `{ four: true }`. */
  set?: Partial<Pick<Base, "lang" | "deck" | "four">> & { projector?: boolean };
  label: string;
  icon?: string;
  main?: boolean;
  /** The reason why not now. An empty string disables without a word. */
  disabled?: string | null;
  pressed?: boolean;
}

export interface Hint {
  label: string;
  shown: Text[];
  /** Names of the hints not yet shown. */
  shut: string[];
  /** "1 of 3 shown" */
  steps: string;
  done: boolean;
}

export interface CardAt {
  seat: string;
  name: string;
  card: string;
  /** Accessible name: "North: seven of diamonds". */
  label: string;
  /** Place in the order played, from 1; 0 where there is none to show. */
  order: number;
  win?: boolean;
  would?: boolean;
  /** Its play proves what a board points at. */
  proof?: boolean;
}

export interface Badge { icon: "eye" | "blind"; text: string }

export interface SeatView {
  seat: string;
  name: string;
  you: boolean;
  /** Plain words after the name: "dealer", "you". */
  plain: string[];
  badges: Badge[];
  turn: boolean;
  toplay: string;
  count: number;
  countLabel: string;
  /** Faces when they may be seen, else backs. */
  open: { card: string; name: string }[] | null;
}

export interface HandCard {
  card: string;
  name: string;
  /** null: cannot be played now. */
  act: string | null;
  /** The reason why not, when there is one to give. */
  barred: string | null;
  /** Card points, shown under the card; Twenty-eight only. The name says them too. */
  pts?: number;
  /** A review: what was played, and what was better. The name says it too. */
  mark?: "played" | "best" | null;
}

/** Twenty-eight: the bidder's face-down trump card. */
export interface Down {
  seat: string;
  /** Visible text: "hidden trump". */
  label: string;
  /** Accessible name: "East's hidden trump card"; for the bidder "your trump card, seven of spades, face down". */
  name: string;
  /** null where the viewer may not know it: a back only. */
  card: string | null;
  /** The bidder may turn it up and play it now. */
  act: string | null;
  barred: string | null;
}

/** Card points won by each side, and how many it needs. */
export interface Points {
  title: string;
  /** need: the mark on the bar. label: the whole row in words. */
  rows: { name: string; n: number; of: number; need: number | null; note: string | null; label: string }[];
}

/** Asking for trump. open: it may be asked now, so the button stands under the hand. */
export interface Ask { button: Button; note: string | null; open: boolean }

export interface Bid { n: number; act: string | null; barred: string | null; label: string }

/** The bidding box, while the viewer has to call: in the auction, and when the bid may be raised. */
export interface Auction {
  title: string;
  /** Accessible name of the numbers as a group. */
  legend: string;
  /** The bids that are paid alike, and what is paid: "made +1 · failed −2". */
  bands: { bids: Bid[]; pay: Text }[];
  /** one: number -> "Bid 20"; none: "Choose a number". */
  confirm: { one: Record<string, string>; none: string };
  buttons: Button[];
  note: string | null;
}

export type Call = { text: string; kind: "bid" | "pass" | "other" | "now"; top: boolean };
/** What was called, a row for every round of the table. */
export interface Calls {
  title: string;
  note: string | null;
  /** In the order of play. */
  seats: { seat: string; name: string }[];
  rows: (Call | null)[][];
}

/** What a variant offers, also out of turn. open: an answer is awaited. */
export interface Offer { title: string; say: Text | null; buttons: Button[]; note: string | null; open: boolean }

export interface Stake {
  title: string;
  /** Accessible name of the ladder. */
  label: string;
  steps: number[];
  now: number;
  say: Text | null;
  buttons: Button[];
  note: string | null;
  /** A question waits for the learner's answer: the panel comes first, so that on a phone it follows the felt. */
  open?: boolean;
}

export interface Stars { n: number; label: string; note: string }
export interface Menu { label: string; buttons: Button[] }
/** A complete trick: its cards, the sentence on its winner, and why each other card lost, where that is told. */
export interface Shown { title: string; cards: CardAt[]; say: Text; lines?: Text[] }

/** Asking before a card is played. While the button is pressed, choosing a card asks whether it can be beaten. */
export interface Before { title: string; button: Button; lines: Text[]; note: string | null; buttons: Button[] }

/** How far a guided hand has come. label: in words, "Act 3 of 5 at most". */
export interface Progress { now: number; of: number; label: string }

export interface Seek {
  now: number;
  of: number;
  /** Accessible name of the bar. */
  label: string;
  prev: string;
  next: string;
  first: string;
  last: string;
}

/** A hand that is gone through, act by act. */
export interface Review {
  title: string;
  /** As long as there is something to compute. */
  progress: { n: number; of: number; label: string } | null;
  /** All acts counted by how good they were. */
  say: Text;
  /** What decided the hand. */
  turning: Text | null;
  /** loss: length of the bar in percent. mark: null as long as the act has not been looked at. */
  rows: {
    n: number; trick: string; act: Text; mark: "only" | "best" | "slip" | "costly" | null; verdict: string; loss: number;
    turning: string | null; pressed: boolean;
  }[];
  chosen: { title: string; known: Text[]; hindsight: Text | null } | null;
}

export interface TableView extends Base {
  kind: "table";
  game: "latinern" | "twenty-eight";
  mode: "play" | "replay" | "review";
  title: string;
  sub: string;
  facts: { label: string; value: Text }[];
  /** In the order N E S W, without the empty one of three players; the human seat's cards are in `hand`. */
  seats: SeatView[];
  hand: { seat: string; label: string; cards: HandCard[] } | null;
  trick: CardAt[];
  /** The dashed place of the card awaited from the human. */
  slot: { seat: string; text: string } | null;
  last: Shown | null;
  /** What a board points at: framed cards, and the sentence on them. */
  marked?: { cards: { card: string; look: "would" | "proof" }[]; text: Text } | null;
  /** Older tricks, where they lie open. */
  earlier?: Shown[];
  /** The older tricks lie folded under these words, until they are opened. */
  past?: { label: string; open: boolean } | null;
  /** A level to be solved by playing: what to do, what is said to the act, what it earned. */
  goal?: Text | null;
  verdict?: { right: boolean; title: Text; text: Text; why: Text | null } | null;
  stars?: Stars | null;
  progress?: Progress | null;
  /** Live region: one sentence or two. */
  say: Text;
  why: { title: string; lines: Text[]; clause: string } | null;
  /** Latinern: tricks won. label: the whole row in words, "You and North: 1 of 3". */
  tally: { title: string; rows: { name: string; won: number; of: number; label: string }[] } | null;
  stake: Stake | null;
  /** The rest of this block belongs to Twenty-eight. Calls, not cards, are awaited: the auction, the trump card to be laid down, the raise. */
  calling: boolean;
  /** Until the trump is exposed; `exposed` from then on. */
  down: Down | null;
  exposed: { card: string; text: Text } | null;
  points: Points | null;
  ask: Ask | null;
  auction: Auction | null;
  calls: Calls | null;
  offer: Offer | null;
  result: { title: string; lines: Text[] } | null;
  hint: Hint | null;
  before?: Before | null;
  /** Under the board: next trick, new round, undo … */
  buttons: Button[];
  /** The front end sends `{ do: "next" }` by itself after the card has moved. */
  auto: boolean;
  seek: Seek | null;
  /** A hand that is gone through. */
  review?: Review | null;
  /** A closed menu. */
  more: Menu | null;
}

/** What lies on the felt. */
export type FeltView = Pick<TableView, "seats" | "hand" | "trick" | "slot" | "say" | "calling" | "down" | "exposed" | "ask" | "marked"> & { seek?: Seek | null };

export interface Option {
  key: string;
  label: string;
  sub?: string;
  card?: string;
  suit?: string;
  /** Accessible name. Where there is a visible label (and sub), it should begin with these words. */
  name: string;
  mark?: "right" | "wrong" | null;
}

export interface Group {
  id: string;
  type: "one" | "many" | "order";
  /** hand: cards, and below them what is no card; pairs: a board of `rows` and `cols`, keys as "C/9"; number: typed. */
  look: "cards" | "list" | "chips" | "hand" | "pairs" | "number";
  rows?: { key: string; name: string }[];
  cols?: { key: string; name: string }[];
  legend: string;
  /** A click or Enter answers at once, no Check needed. */
  instant: boolean;
  /** "{n} chosen" */
  count?: string;
  options: Option[];
  /** Order groups: labels of the three small buttons; without them only keys move a card. */
  move?: { left: string; right: string; back: string };
}

/** What a question shows of a table: nothing that acts. */
export type Board = FeltView & Pick<TableView, "sub" | "earlier" | "tally" | "points" | "calls">;

export type Answer = Record<string, string | string[]>;

export interface QuestionView extends Base {
  kind: "question";
  key: string;
  title: string;
  goal: Text;
  given: { label: string; value: Text }[];
  /** Cards shown above the groups, not to be chosen. */
  felt: { legend: string; cards: CardAt[]; note?: string } | null;
  /** Rounds of Latinern that the question is about. */
  rounds?: Round[];
  /** The table that the question is about; every complete trick is among `earlier`. */
  board: Board | null;
  groups: Group[];
  /** noted: for marks; the answer is kept, and nobody says whether it is right. */
  state: "open" | "wrong" | "right" | "noted";
  verdict: { title: Text; text: Text; why: Text | null } | null;
  /** missing: group id -> "Choose a reason too." A group without an entry may stay empty. */
  check: { label: string; missing: Record<string, string> };
  again: Button | null;
  /** Practice: the next question of the kind. */
  next: Button | null;
  hint: Hint | null;
  stars: Stars | null;
  /** The answer checked last. */
  chosen: Answer;
  more?: Menu | null;
}

/** A place of a board: a pair or a suit. */
export interface Place {
  key: string;
  mark: "cross" | "ring" | null;
  /** What is drawn. right, wrong: an answered cross; out: excluded and shown; chance: possible, its probability shown. */
  status: "open" | "cross" | "ring" | "right" | "wrong" | "out" | "chance" | "kept" | "missed" | "found";
  /** The trick that proves it, 0 if none is needed; null where nothing is told. */
  out: number | null;
  /** In percent, and as a share of 1. */
  chance: { text: string; share: number } | null;
  label: string;
}

/** The reason for or against one place. */
export interface Proof {
  head: string;
  title: Text;
  /** The trick that proves it, while it lies open. */
  cards: CardAt[];
  /** What the frames round cards mean. */
  key: { look: "would" | "proof" | "win"; text: string }[];
  text: Text;
  chance: Text | null;
}

export interface BoardView extends Base {
  title: string;
  sub: string;
  note: string;
  /** Whether crosses are answered. */
  bound: boolean;
  /** Toggles: show what is ruled out, chances. */
  tools: Button[];
  /** What is offered after a trick, or disclosed after the round. */
  news: { text: Text; button: Button | null } | null;
  verdict: { right: boolean; title: Text; text: Text; why: Text | null } | null;
  proof: Proof | null;
  selected: string | null;
  say: Text;
  buttons: Button[];
  legend: { status: Place["status"]; out: number | null; text: string }[];
  /** Said when a newer board follows the table. */
  left: string | null;
  more?: Menu | null;
}

export interface GridView extends BoardView {
  kind: "grid";
  rows: { key: string; label: string; name: string }[];
  cols: { key: string; name: string }[];
  /** Row by row; none where there is nothing to work out. */
  cells: Place[];
}

/** A level on the board of pairs. kept: came back, since it is possible; missed: left, though it is not; found: rightly left. */
export interface GridLevelView extends Base, Pick<GridView, "title" | "sub" | "note" | "rows" | "cols" | "cells" | "bound" | "selected" | "legend" | "buttons" | "verdict" | "say"> {
  kind: "grid-level";
  key: string;
  goal: Text;
  given: { label: string; value: Text }[];
  tricks: { title: string; cards: CardAt[]; say: Text }[];
  /** Own cards, where they matter. */
  hand: { label: string; cards: CardAt[] } | null;
  /** Which card of a trick would have won under the pair that is spoken about. */
  marked: TableView["marked"];
  pens: Button[];
  state: "open" | "wrong" | "right";
  hint: Hint | null;
  stars: Stars | null;
  more?: Menu | null;
}

/** A round as a blind seat has it before it; a heading where several are shown. */
export interface Round extends Pick<GridLevelView, "given" | "tricks" | "hand"> { title: string }

export interface SuitsView extends BoardView {
  kind: "suits";
  items: (Place & { name: string })[];
  voids: { title: string; rows: { name: string; suits: { suit: string; name: string }[] }[]; none: string } | null;
}

export interface ScoreTotal {
  name: string;
  n: number;
  text: string;
  /** The whole total in words. */
  label: string;
  /** Ends of the bar. */
  from: number;
  to: number;
  marks: number[];
  leads: boolean;
}

export interface ScoreView extends Base {
  kind: "score";
  title: string;
  sub: string;
  /** The reader's side first. */
  teams: ScoreTotal[];
  heads: { round: string; how: string };
  /** n: the number of the round, or that it does not count. */
  rows: { n: string; dealer: string; say: Text; cells: { gain: string; n: string; label: string }[] }[];
  say: Text;
  notes: Text[];
  more: Menu | null;
}

export interface MapLesson {
  number: string;
  title: string;
  state: "new" | "part" | "done";
  /** Share of its levels that are solved, 0 to 100. */
  percent: number;
  note: string;
  stars: Stars | null;
  /** The notebook; null where there is none to open. */
  href: string | null;
  /** Where the learner goes on. */
  here: boolean;
  /** stars of `of`; tried: without stars so far. */
  levels: { key: string; label: string; stars: number; of: number; tried: boolean }[];
}

export interface MapView extends Base {
  kind: "map";
  title: string;
  facts: { label: string; value: Text }[];
  /** Go on where you stopped. */
  go: { say: string; title: string; note: string; href: string | null; label: string } | null;
  parts: { key: string; title: string; note: string; percent: number; lessons: MapLesson[] }[];
  /** Copies that are old or missing, and fresh ones at a click. */
  fresh: { say: string[]; button: Button | null } | null;
  /** Look again at what has been done. */
  again: Button | null;
  more: Menu | null;
}

/** What goes up, before the revision is added. */
export type Message =
  | { act: string }
  | { do: string; to?: number; seat?: string; lang?: Lang; deck?: Deck; four?: boolean; projector?: boolean; answer?: Answer; pair?: string; key?: string; text?: string };
export type Send = (message: Message) => void;
