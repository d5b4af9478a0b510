import { Mark } from "../shared/cards.tsx";
import { Icon } from "../shared/icons.tsx";
import { Btn } from "../shared/parts.tsx";
import { Say } from "../shared/text.tsx";
import type { Send, Text } from "../shared/types.ts";
import { Pairs } from "./Pairs.tsx";
import { Seg } from "./Seg.tsx";
import type { Panel, ScenarioView, WhatIf as WhatIfView } from "./view.ts";

/** What is asked, and the answer. Of one trick there is one question: its answer stands with the seats, and here what if. */
export function Answers({ view, send }: { view: ScenarioView; send: Send }) {
  const { asked, of, panel, whatif } = view;
  if (view.mode === "trick") return whatif && <div class="tk-scn tk-scask"><WhatIf whatif={whatif} />{whatif.pairs && <Pairs pairs={whatif.pairs} />}</div>;
  return (
    <div class="tk-scn tk-scask">
      <div class="tk-panel">
        <Seg choice={asked} send={send} />
        {of && <Seg choice={of} send={send} />}
        {panel.missing && <p class="tk-say">{panel.missing}</p>}
        {panel.who && <Who who={panel.who} />}
        {panel.legal && <Legal legal={panel.legal} />}
        {panel.knows && <Knows knows={panel.knows} />}
        {panel.best && <Best best={panel.best} send={send} />}
        {whatif && <WhatIf whatif={whatif} />}
      </div>
      {whatif?.pairs && <Pairs pairs={whatif.pairs} />}
      {panel.knows?.pairs && <Pairs pairs={panel.knows.pairs} />}
    </div>
  );
}

export function Who({ who }: { who: NonNullable<Panel["who"]> }) {
  return (
    <div class="tk-scwho" role="status">
      {who.win ? <div class="tk-note"><span class="tk-i"><Icon name="tick" /></span><p class="tk-say"><Say text={who.headline} /></p></div>
        : <p class="tk-say"><Say text={who.headline} /></p>}
      {who.lines.length > 0 && <Lines lines={who.lines} />}
      {who.clause && <p class="tk-why">{who.clause}</p>}
    </div>
  );
}

const Lines = ({ lines }: { lines: Text[] }) => <ul class="tk-sclines">{lines.map((line, i) => <li key={i}><Say text={line} /></li>)}</ul>;

const Acts = ({ acts }: { acts: Text[] }) => <ul class="tk-scacts">{acts.map((act, i) => <li key={i}><Say text={act} /></li>)}</ul>;

function Legal({ legal }: { legal: NonNullable<Panel["legal"]> }) {
  return (
    <>
      <h3>{legal.title}</h3>
      {legal.none ? <p class="tk-say">{legal.none}</p> : <Acts acts={legal.acts} />}
      {legal.refused.length > 0 && <h3>{legal.why}</h3>}
      {legal.refused.map((r, i) => <div key={i} class="tk-scrule"><Acts acts={r.acts} /><p><Say text={r.text} /></p></div>)}
    </>
  );
}

function Knows({ knows }: { knows: NonNullable<Panel["knows"]> }) {
  return (
    <>
      <h3>{knows.title}</h3>
      {knows.note && <p class="tk-say">{knows.note}</p>}
      {knows.suits && (
        <ul class="tk-scsuits">
          {knows.suits.map((s) => (
            <li key={s.suit} data-out={s.possible ? undefined : ""}>
              <span class="tk-sn"><Mark suit={s.suit} />{s.name}</span><span><Say text={s.text} /></span>
            </li>
          ))}
        </ul>
      )}
      {knows.voids.length > 0 && <ul class="tk-sclines">{knows.voids.map((v) => <li key={v}>{v}</li>)}</ul>}
    </>
  );
}

function Best({ best, send }: { best: NonNullable<Panel["best"]>; send: Send }) {
  return (
    <>
      {best.button && <div class="tk-row" data-zone="work"><Btn b={best.button} send={send} /></div>}
      {best.note && <p class={best.button ? "tk-why" : "tk-say"}>{best.note}</p>}
      <div class="tk-scwho" role="status">
        {best.coach && (
          <>
            <h3>{best.coach.title}</h3>
            <p class="tk-say"><Say text={best.coach.lines.flatMap((line, i) => (i ? [" ", ...line] : line))} /></p>
            <ul class="tk-sclines">
              {best.coach.options.map((o, i) => (
                <li key={i}><Say text={o.text} />{o.best && <> <span class="tk-other">{best.coach?.best}</span></>}</li>
              ))}
            </ul>
            <p class="tk-why">{best.coach.note}</p>
          </>
        )}
        {best.open && (
          <>
            <h3>{best.open.title}</h3>
            {best.open.note && <p>{best.open.note}</p>}
            {best.open.lines.length > 0 && <Lines lines={best.open.lines} />}
          </>
        )}
      </div>
    </>
  );
}

function WhatIf({ whatif }: { whatif: WhatIfView }) {
  return (
    <div class="tk-panel">
      <h3>{whatif.title}</h3>
      <table class="tk-whatif">
        <tbody>
          {whatif.rows.map((r) => (
            <tr key={r.suit ?? ""} aria-current={r.now ? "true" : undefined}>
              <th scope="row">{r.suit && <Mark suit={r.suit} />}{r.name}</th>
              <td><Say text={r.text} /></td>
              <td class="tk-diff">{r.reason}{r.other && <> <span class="tk-other">{r.other}</span></>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
