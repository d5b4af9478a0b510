import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { backSvg, faceSvg, glyphSvg, markSvg } from "./faces.ts";
import type { Deck, Lang } from "./types.ts";

/** Deck and language are known to every drawing below, so nobody has to hand them down. */
export const Drawn = createContext<{ deck: Deck; lang: Lang }>({ deck: "french", lang: "en" });

const html = (svg: string) => ({ dangerouslySetInnerHTML: { __html: svg } });

export function Face({ card, class: extra = "" }: { card: string; class?: string }) {
  const { deck, lang } = useContext(Drawn);
  return <i class={`tk-card ${extra}`} data-card={card} {...html(faceSvg(card, deck, lang))} />;
}

export const Back = () => <i class="tk-card" {...html(backSvg())} />;

export function Mark({ suit }: { suit: string }) {
  return <span class="tk-i" {...html(markSvg(suit, useContext(Drawn).deck))} />;
}

/** A rank drawn as on the cards. */
export function Glyph({ rank }: { rank: string }) {
  const { deck, lang } = useContext(Drawn);
  return <span class="tk-i" {...html(glyphSvg(rank, deck, lang))} />;
}
