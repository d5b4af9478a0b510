import { Back, Face } from "../shared/cards.tsx";
import type { Down as DownView } from "../shared/types.ts";

/** The face of the trump card, but for a corner under its back: whoever may know it sees what it is, and that it lies face down. */
export function Peek({ card }: { card: string }) {
  return <span class="tk-peek"><Face card={card} /><span><Back /></span></span>;
}

/** The face-down trump card beside a seat that is not ours: its back, or what may be seen of it. */
export function Down({ down }: { down: DownView }) {
  return (
    <div class="tk-down" role="img" aria-label={down.name}>
      <span data-from="down" class={down.card ? "" : "tk-lying"}>{down.card ? <Peek card={down.card} /> : <Back />}</span>
      <span class="tk-downlabel" aria-hidden="true">{down.label}</span>
    </div>
  );
}
