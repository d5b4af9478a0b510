import { render } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import faces from "../../trickkit/render/faces.json";
import cards from "../src/css/cards.css?raw";
import tokens from "../src/css/tokens.css?raw";
import { backSvg, faceSvg, glyphSvg, markSvg } from "../src/shared/faces.ts";
import { rove } from "../src/shared/keys.ts";
import { plain, Say } from "../src/shared/text.tsx";

const CARDS = [..."CDHS"].flatMap((s) => [..."789TJQKA"].map((r) => r + s));
const css = tokens + cards;

describe("faces", () => {
  const all = (["french", "german"] as const).flatMap((deck) => (["en", "de"] as const).flatMap((lang) =>
    [...CARDS.map((c) => faceSvg(c, deck, lang)), ..."CDHS"].map((s) => (s.length > 1 ? s : markSvg(s, deck)))
      .concat([..."789TJQKA"].map((r) => glyphSvg(r, deck, lang)))));
  it("draws every card, mark and rank in both decks and languages", () => {
    for (const svg of [...all, backSvg()]) {
      expect(svg).toMatch(/^<svg class="tk-(svg|mark|glyph)/);
      expect(svg).not.toMatch(/undefined|NaN|\bid=|<text|<use|href/);
      expect(svg).toContain('aria-hidden="true"');
    }
  });
  it("gives every card a face of its own", () => {
    for (const deck of ["french", "german"] as const) expect(new Set(CARDS.map((c) => faceSvg(c, deck, "en"))).size).toBe(32);
  });
  it("reads jacks and queens by deck and language", () => {
    const has = (card: string, deck: "french" | "german", lang: "en" | "de", glyph: keyof typeof faces.glyphs) =>
      expect(faceSvg(card, deck, lang)).toContain(faces.glyphs[glyph]);
    has("JC", "french", "en", "J"); has("JC", "french", "de", "B"); has("QC", "french", "de", "D");
    has("JC", "german", "en", "U"); has("QC", "german", "de", "O");
  });
  it("puts the mark of an Ober high and of an Unter low, and two crowns on a French king", () => {
    expect(faceSvg("QD", "german", "de")).toContain(`translate(33 25)`);
    expect(faceSvg("JD", "german", "de")).toContain(`translate(33 81)`);
    expect(faceSvg("KD", "french", "en").split(faces.heads.K[0]?.[1] as string)).toHaveLength(3);
  });
  it("draws as many pips as the rank says", () => {
    for (const [rank, n] of [["7", 7], ["8", 8], ["9", 9], ["T", 10]] as const) {
      expect(faces.pips[rank]).toHaveLength(n);
      const heart = faces.marks.french.H[0]?.[1] as string;
      expect(faceSvg(`${rank}H`, "french", "en").split(heart)).toHaveLength(1 + n + 2 + 2); // small face 2, corners 2
    }
    expect(faceSvg("7H", "french", "en").split("rotate(180 50 50)")).toHaveLength(1 + 2); // the lower two are upside down
  });
  it("has a rule in the stylesheet for every class, with the same strokes and colours", () => {
    for (const [name, style] of Object.entries(faces.styles)) {
      const rules = css.match(new RegExp(`^[^{}\\n]*\\.tk-${name}\\b[^{}\\n]*\\{[^}]*\\}`, "gm"))?.join("") ?? "";
      expect(rules, name).not.toBe("");
      if ("width" in style) expect(rules, name).toContain(`stroke-width: ${String(style.width).replace(/^0/, "")};`);
    }
    for (const [name, colour] of Object.entries(faces.colours)) {
      const token = name === "paper" ? "paper-c" : name;
      expect(css, name).toMatch(new RegExp(`--tk-${token}: (light-dark\\()?${colour}[,;]`));
    }
  });
});

describe("keys", () => {
  it("goes round a line", () => {
    expect(rove("ArrowRight", 2, 3)).toBe(0); expect(rove("ArrowLeft", 0, 3)).toBe(2);
    expect(rove("ArrowDown", 0, 3)).toBe(1); expect(rove("ArrowUp", 1, 3)).toBe(0);
    expect(rove("Home", 2, 3)).toBe(0); expect(rove("End", 0, 3)).toBe(2);
    expect(rove("a", 0, 3)).toBeUndefined(); expect(rove("ArrowRight", 0, 0)).toBeUndefined();
  });
  it("stays inside a grid", () => {
    expect(rove("ArrowRight", 4, 45, 5)).toBe(4); expect(rove("ArrowDown", 41, 45, 5)).toBe(41);
    expect(rove("ArrowDown", 6, 45, 5)).toBe(11); expect(rove("ArrowUp", 6, 45, 5)).toBe(1); expect(rove("ArrowLeft", 6, 45, 5)).toBe(5);
    expect(rove("Home", 8, 45, 5)).toBe(5); expect(rove("End", 6, 45, 5)).toBe(9); expect(rove("Tab", 6, 45, 5)).toBeUndefined();
  });
});

describe("text", () => {
  const text = ["Look at ", { card: "KS", short: "K", name: "king of spades" }, ": ", { b: [{ suit: "H", name: "hearts" }, " were "] }, { em: ["led"] }];
  it("speaks a card once: the drawn half is hidden from screen readers, the name from the eye", () => {
    const { container } = render(<p><Say text={text} /></p>);
    const card = container.querySelector(".tk-cn") as HTMLElement;
    expect(card.querySelector("[aria-hidden=true]")?.textContent).toBe("K");
    expect(card.querySelector(".tk-sr")?.textContent).toBe("king of spades");
    expect(container.querySelector("b .tk-sn")?.textContent).toBe("hearts");
    expect(container.querySelectorAll("svg.tk-mark")).toHaveLength(2);
    expect(container.querySelector("em")?.textContent).toBe("led");
  });
  it("reads as plain words", () => expect(plain(text)).toBe("Look at king of spades: hearts were led"));
});
