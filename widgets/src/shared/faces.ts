import faces from "../../../trickkit/render/faces.json";
import type { Deck, Lang } from "./types.ts";

/** Draws every picture of a card from faces.json, as strings of SVG: no ids, no text, so nothing depends on a font. */
type Shape = string[];
type Place = number[];
const data = faces as unknown as {
  letters: Record<Deck, Record<Lang, Record<string, string>>>;
  marks: Record<Deck, Record<string, Shape[]>>;
  glyphs: Record<string, string>;
  heads: Record<string, Shape[]>;
  paper: Shape[];
  back: Shape[];
  small: { rank: Place; rank10: Place; marks: Place[] };
  corner: { rank: Place; rank10: Place; mark: Place };
  pips: Record<string, Place[]>;
  pip: { size: number; turned_below: number };
  ace: Place;
  court: { box: Shape[]; head: Place; mark: Place };
  ober: Figure;
  unter: Figure;
};
interface Figure { bar: Shape[]; head: Place; mark: Place }

const n = (place: Place, i: number) => place[i] as number;
const group = (transform: string, inner: string) => `<g transform="${transform}">${inner}</g>`;
const draw = (shapes: Shape[]) =>
  shapes.map(([c, d, t]) => `<path class="tk-${c}" d="${d}"${t ? ` transform="${t}"` : ""}/>`).join("");
const turned = (inner: string) => group("rotate(180 50 70)", inner);

function markAt(shapes: Shape[], at: Place, upsideDown = false): string {
  const size = n(at, 2), corner = `translate(${n(at, 0) - size / 2} ${n(at, 1) - size / 2}) scale(${size / 100})`;
  return group(corner + (upsideDown ? " rotate(180 50 50)" : ""), draw(shapes));
}
const placed = (shapes: Shape[], at: Place) => group(`translate(${n(at, 0)} ${n(at, 1)}) scale(${n(at, 2)})`, draw(shapes));

function glyphOf(rank: string, deck: Deck, lang: Lang): Shape[] {
  return [["rank", data.glyphs[data.letters[deck][lang][rank] ?? rank] as string]];
}

function smallFace(rank: string, glyph: Shape[], mark: Shape[]): string {
  const { small } = data;
  return placed(glyph, rank === "T" ? small.rank10 : small.rank) + small.marks.map((at) => markAt(mark, at)).join("");
}

function middle(rank: string, deck: Deck, mark: Shape[]): string {
  const pips = data.pips[rank];
  if (pips) {
    const { size, turned_below } = data.pip;
    return pips.map((at) => markAt(mark, [...at, size], n(at, 1) > turned_below)).join("");
  }
  if (rank === "A") return markAt(mark, data.ace);
  const head = data.heads[rank] as Shape[], { court } = data;
  if (deck === "german" && rank !== "K") { // Ober: mark high; Unter: mark low; as on every German deck
    const figure = rank === "Q" ? data.ober : data.unter;
    return draw(court.box) + markAt(mark, figure.mark) + draw(figure.bar) + placed(head, figure.head);
  }
  const crown = placed(head, court.head);
  return draw(court.box) + crown + turned(crown) + markAt(mark, court.mark);
}

function largeFace(rank: string, deck: Deck, glyph: Shape[], mark: Shape[]): string {
  const at = rank === "T" ? data.corner.rank10 : data.corner.rank;
  const corner = placed(glyph, at) + markAt(mark, data.corner.mark);
  return corner + turned(corner) + middle(rank, deck, mark);
}

const HIDDEN = `aria-hidden="true" focusable="false"`;
const sheet = (inner: string) => `<svg class="tk-svg" viewBox="0 0 100 140" ${HIDDEN}>${draw(data.paper)}${inner}</svg>`;
const inks = (suit: string, deck: Deck) => `tk-${deck[0]}${suit.toLowerCase()}`;

const kept = new Map<string, string>();
function once(key: string, make: () => string): string {
  let svg = kept.get(key);
  if (svg === undefined) kept.set(key, (svg = make()));
  return svg;
}

/** A face, rank then suit ("TH"). It holds a small and a large drawing; the stylesheet shows the one that fits the width. */
export function faceSvg(card: string, deck: Deck, lang: Lang): string {
  return once(`${card} ${deck} ${lang}`, () => {
    const rank = card[0] as string, suit = card[1] as string;
    const mark = data.marks[deck][suit] as Shape[], glyph = glyphOf(rank, deck, lang);
    return sheet(`<g class="${inks(suit, deck)}"><g class="tk-s">${smallFace(rank, glyph, mark)}</g><g class="tk-l">${largeFace(rank, deck, glyph, mark)}</g></g>`);
  });
}
export const backSvg = (): string => once("back", () => sheet(draw(data.back)));
export const markSvg = (suit: string, deck: Deck): string =>
  once(`${suit} ${deck}`, () => `<svg class="tk-mark ${inks(suit, deck)}" viewBox="0 0 100 100" ${HIDDEN}>${draw(data.marks[deck][suit] as Shape[])}</svg>`);
export const glyphSvg = (rank: string, deck: Deck, lang: Lang): string =>
  once(`${rank} glyph ${deck} ${lang}`, () => `<svg class="tk-glyph" viewBox="-6 -2 38 42" ${HIDDEN}>${draw(glyphOf(rank, deck, lang))}</svg>`);
