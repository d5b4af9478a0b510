import { Btn, Buttons } from "../shared/parts.tsx";
import { plain, Say } from "../shared/text.tsx";
import type { Ask as AskView, Offer as OfferView, Send } from "../shared/types.ts";

/** Asking for trump: a row under the hand while it may be done, else a quiet panel that says when it may. */
export function Ask({ ask, send }: { ask: AskView; send: Send }) {
  return (
    <div class={ask.open ? "tk-row tk-askrow" : "tk-panel tk-actions"} data-zone="ask">
      <Btn b={ask.open ? { ...ask.button, main: true } : ask.button} send={send} />
      {ask.note && <p class="tk-why">{ask.note}</p>}
    </div>
  );
}

/** What a variant offers. What the felt says is not said twice. */
export function Offer({ offer, said, send }: { offer: OfferView; said: string; send: Send }) {
  return (
    <section class="tk-panel">
      <h3>{offer.title}</h3>
      <div role="status">{offer.say && plain(offer.say) !== said && <p><Say text={offer.say} /></p>}</div>
      <Buttons zone="offer" list={offer.buttons} send={send} class="tk-actions" />
      {offer.note && <p class="tk-why">{offer.note}</p>}
    </section>
  );
}
