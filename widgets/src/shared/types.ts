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
  kind: "table" | "question" | "grid";
  lang: Lang;
  deck: Deck;
  four: boolean;
  /** Accessible name of the whole widget. */
  label: string;
  /** An error in a handler, or a refusal. */
  error: Text | null;
  /** Shown when the message cannot be sent. */
  dead: string;
}

export interface Button {
  do?: string;
  act?: string;
  to?: number;
  seat?: string;
  /** For `do: "set"`: what to set, e.g. `{ lang: "de" }`, `{ deck: "german" }`, `{ four: true }`. */
  set?: Partial<Pick<Base, "lang" | "deck" | "four">>;
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
  rows: { name: string; n: number; of: number; need: number | null; note: string; label: string }[];
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

/** How far a guided hand has come. label: in words, "Act 3, 5 at most". */
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

export interface TableView extends Base {
  kind: "table";
  game: "latinern" | "twenty-eight";
  mode: "play" | "replay";
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
  /** A closed menu. */
  more: Menu | null;
}

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
  look: "cards" | "list" | "chips" | "hand";
  legend: string;
  /** A click or Enter answers at once, no Check needed. */
  instant: boolean;
  /** "{n} chosen" */
  count?: string;
  options: Option[];
  /** Order groups: labels of the three small buttons; without them only keys move a card. */
  move?: { left: string; right: string; back: string };
}

export type Answer = Record<string, string | string[]>;

export interface QuestionView extends Base {
  kind: "question";
  key: string;
  title: string;
  goal: Text;
  given: { label: string; value: Text }[];
  /** Cards shown above the groups, not to be chosen. */
  felt: { legend: string; cards: CardAt[]; note?: string } | null;
  groups: Group[];
  state: "open" | "wrong" | "right";
  verdict: { title: Text; text: Text; why: Text | null } | null;
  /** missing: group id -> "Choose a reason too." A group without an entry may stay empty. */
  check: { label: string; missing: Record<string, string> };
  again: Button | null;
  hint: Hint | null;
  stars: Stars | null;
  /** The answer checked last. */
  chosen: Answer;
  more?: Menu | null;
}

export type GridMark = "cross" | "ring";

export interface GridView extends Base {
  kind: "grid";
  title: string;
  sub: string;
  note: string;
  rows: { key: string; label: string; name: string }[];
  cols: { key: string; name: string }[];
  /** Row by row. */
  cells: { pair: string; mark: GridMark | null; label: string }[];
  say: Text;
  buttons: Button[];
  legend: { mark: GridMark | "open"; text: string }[];
  more?: Menu | null;
}

export type View = TableView | QuestionView | GridView;

/** What goes up, before the revision is added. */
export type Message =
  | { act: string }
  | { do: string; to?: number; seat?: string; lang?: Lang; deck?: Deck; four?: boolean; answer?: Answer; pair?: string; key?: string };
export type Send = (message: Message) => void;
