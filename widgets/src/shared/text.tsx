import { Mark } from "./cards.tsx";
import type { Part, Text } from "./types.ts";

/** A sentence from Python. The drawn half of a card's name is hidden from screen readers, the spoken half from the eye. */
export function Say({ text }: { text: Text }) {
  return <>{text.map((part, i) => <Piece key={i} part={part} />)}</>;
}

function Piece({ part }: { part: Part }) {
  if (typeof part === "string") return <>{part}</>;
  if ("b" in part) return <b><Say text={part.b} /></b>;
  if ("em" in part) return <em><Say text={part.em} /></em>;
  if ("card" in part) {
    return (
      <span class="tk-cn">
        <span aria-hidden="true">{part.short}<Mark suit={part.card[1] as string} /></span>
        <span class="tk-sr">{part.name}</span>
      </span>
    );
  }
  return <span class="tk-sn"><Mark suit={part.suit} />{part.name}</span>;
}

/** What a screen reader makes of it; also tells two sentences apart. */
export function plain(text: Text): string {
  return text.map((p) => typeof p === "string" ? p : "b" in p ? plain(p.b) : "em" in p ? plain(p.em) : p.name).join("");
}
