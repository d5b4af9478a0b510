import { Icon } from "../shared/icons.tsx";
import { Btn, Buttons, FourUp, More, Verdict } from "../shared/parts.tsx";
import { Say } from "../shared/text.tsx";
import type { BoardView, Place, Proof as ProofView, Send } from "../shared/types.ts";

/** What stands in a place: the sign of its status, and the number of the trick that proves it or its chance. */
export function Sign({ place }: { place: Pick<Place, "status" | "out" | "chance"> & Partial<Pick<Place, "mark">> }) {
  const { status, out, chance } = place;
  if (status === "open") return null;
  if (status === "kept" || status === "missed") return place.mark ? <Icon name={place.mark} /> : null;
  if (status === "found") return <Icon name="tick" />;
  if (status === "out") return <span class="tk-trickno">{out}</span>;
  if (status === "chance") return <b class="tk-num">{chance?.text}</b>;
  return <><Icon name={status === "ring" ? "ring" : "cross"} />{out != null && <span class="tk-trickno">{out}</span>}</>;
}

/** How likely it is, as the depth of the ground; the likeliest of all is the deepest. */
export function depth({ status, chance }: Place, all: Place[]) {
  if (status !== "chance" || !chance) return undefined;
  const most = Math.max(...all.map((place) => place.chance?.share ?? 0));
  return { "--tk-depth": `${Math.round(8 + 32 * chance.share / most)}%` };
}

/** Above the board: what it is for, what can be shown, what is new. */
export function Above({ view, send }: { view: BoardView; send: Send }) {
  return (
    <>
      {view.left && <p class="tk-note">{view.left}</p>}
      <div class="tk-boardhead">
        <p class="tk-gridnote">{view.note}</p>
        <Buttons zone="tools" list={view.tools} send={send} />
      </div>
      <div class="tk-news" role="status">
        {view.news && (
          <div class="tk-note">
            <p><Say text={view.news.text} /></p>
            {view.news.button && <Btn b={view.news.button} send={send} />}
          </div>
        )}
      </div>
    </>
  );
}

/** Below the board: what is left, what to do, and what came of a check. */
export function Below({ view, send }: { view: BoardView; send: Send }) {
  return (
    <div class="tk-boardfoot">
      <p class="tk-sr" role="status"><Say text={view.say} /></p>
      <Buttons zone="buttons" list={view.buttons} send={send} />
      <div class="tk-verdict" role="status">{view.verdict && <Verdict {...view.verdict} />}</div>
    </div>
  );
}

/** What the signs mean. */
export function Legend({ legend }: Pick<BoardView, "legend">) {
  return (
    <ul class="tk-legend">
      {legend.map((l) => (
        <li key={l.status}>
          <span class="tk-cell" data-status={l.status} aria-hidden="true"><Sign place={{ ...l, chance: null }} /></span>
          {l.text}
        </li>
      ))}
    </ul>
  );
}

/** At the side: the reason for the place that was chosen, the signs, the menu. */
export function Aside({ view, send, children }: { view: BoardView; send: Send; children?: preact.ComponentChildren }) {
  return (
    <div class="tk-gridaside">
      <div role="status">{view.proof && <Proof proof={view.proof} />}</div>
      {children}
      {view.legend.length > 0 && <Legend legend={view.legend} />}
      {view.more && <More more={view.more} send={send} />}
    </div>
  );
}

function Proof({ proof }: { proof: ProofView }) {
  return (
    <div class="tk-proof tk-feltbox">
      <h3>{proof.head}</h3>
      <p class="tk-say"><b><Say text={proof.title} /></b></p>
      {proof.cards.length > 0 && <FourUp cards={proof.cards} label={proof.head} />}
      {proof.key.length > 0 && (
        <p class="tk-key" aria-hidden="true">{proof.key.map((k) => <span key={k.look} class="tk-tag" data-look={k.look}>{k.text}</span>)}</p>
      )}
      <p class="tk-say"><Say text={proof.text} /></p>
      {proof.chance && <p><Say text={proof.chance} /></p>}
    </div>
  );
}
