import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../shared/icons.tsx";
import { KEYS, useRove } from "../shared/keys.ts";
import { Btn } from "../shared/parts.tsx";
import { Say } from "../shared/text.tsx";
import type { Auction as AuctionView, Bid, Button, Send } from "../shared/types.ts";
import { allBids, firstBid, step } from "./bids.ts";

/** The bidding box: choose a number, then press the button. Barred numbers can be reached and say why in the line below. */
export function Auction({ auction, send, children }: { auction: AuctionView; send: Send; children?: ComponentChildren }) {
  const { title, legend, bands, confirm, buttons, note } = auction, bids = allBids(bands);
  const [chosen, setChosen] = useState<number | null>(null), [met, setMet] = useState<number | null>(null);
  const { item, onKeyDown } = useRove(bids.length, (key, i) => step(bands, key, i), firstBid(bids));
  const bid = bids.find((b) => b.n === chosen && b.act != null);
  const reason = bids.find((b) => b.n === met)?.barred, said = reason || note;

  const number = (b: Bid) => {
    const { onFocus, ...rest } = item(bids.indexOf(b)), barred = b.act == null;
    return (
      <button key={b.n} type="button" class="tk-bid" role="radio" {...rest} aria-checked={b === bid} aria-label={b.label} data-bid={b.n}
        aria-disabled={barred ? "true" : undefined} aria-description={b.barred || undefined}
        onFocus={() => { onFocus(); setMet(b.n); }} onClick={() => { setMet(b.n); if (!barred) setChosen(b.n); }}>
        {b.n}
      </button>
    );
  };
  const button = (b: Button) => <Btn key={b.label} b={b} send={send} />;
  return (
    <section class="tk-auction" data-zone="auction" aria-label={title}>
      <h3>{title}</h3>
      <div class="tk-bids" role="radiogroup" aria-label={legend} onKeyDown={onKeyDown}>
        {bands.map((band) => (
          <div key={band.bids[0]?.n} class="tk-band">
            <div>{band.bids.map(number)}</div>
            <p class="tk-pay"><Say text={band.pay} /></p>
          </div>
        ))}
      </div>
      <div class="tk-bidnote" role="status" data-kept={bids.some((b) => b.barred) ? "" : undefined}>
        {said && <div class="tk-note tk-info">{reason && <span class="tk-i"><Icon name="lock" /></span>}<p>{said}</p></div>}
      </div>
      <div class="tk-foot">
        <button type="button" {...KEYS} class={`tk-btn ${bid ? "tk-main" : ""}`} data-do="bid" aria-disabled={bid ? undefined : "true"}
          onClick={() => { if (bid?.act != null) send({ act: bid.act }); }}>
          {bid ? confirm.one[bid.n] : confirm.none}
        </button>
        {buttons.filter((b) => b.disabled == null).map(button)}
        {children}
      </div>
      {buttons.filter((b) => b.disabled != null).map((b) => <div key={b.label} class="tk-row tk-notnow">{button(b)}</div>)}
    </section>
  );
}
