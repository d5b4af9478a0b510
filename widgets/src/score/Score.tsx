import { Icon } from "../shared/icons.tsx";
import type { Props } from "../shared/mount.tsx";
import { Head, More } from "../shared/parts.tsx";
import { plain, Say } from "../shared/text.tsx";
import type { ScoreTotal, ScoreView } from "../shared/types.ts";

/** Totals with their bars, then a row for each round. */
export function Score({ view, send }: Props<ScoreView>) {
  const { teams, rows, heads, notes, more } = view;
  return (
    <div class="tk-score">
      <Head title={view.title} sub={view.sub} />
      <div class="tk-totals">{teams.map((team) => <Total key={team.name} team={team} />)}</div>
      <p class="tk-say" role="status"><Say text={view.say} /></p>
      {notes.map((note) => <p key={plain(note)} class="tk-scorenote"><span class="tk-i"><Icon name="lock" /></span><span><Say text={note} /></span></p>)}
      {rows.length > 0 && (
        <table class="tk-sheet" aria-label={view.title}>
          <thead>
            <tr><th scope="col">{heads.round}</th><th scope="col">{heads.how}</th>{teams.map((t) => <th key={t.name} scope="col">{t.name}</th>)}</tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                <th scope="row">{row.n}</th>
                <td><Say text={row.say} /> <small>{row.dealer}</small></td>
                {row.cells.map((cell, j) => (
                  <td key={j} class={cell.gain ? "tk-gain" : ""}>
                    <span class="tk-sr">{cell.label}</span>
                    <span aria-hidden="true"><b>{cell.n}</b><small>{cell.gain || " "}</small></span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more && <More more={more} send={send} />}
    </div>
  );
}

/** A total. The bar runs from nothing; marks stand where something changes. */
function Total({ team }: { team: ScoreTotal }) {
  const { from, to, n, marks } = team, at = (x: number) => (100 * (x - from)) / (to - from);
  const low = Math.min(at(0), at(n)), high = Math.max(at(0), at(n));
  return (
    <div class={`tk-total ${team.leads ? "tk-leads" : ""}`} role="img" aria-label={team.label}>
      <span aria-hidden="true">{team.name}</span>
      <b class="tk-num" aria-hidden="true">{team.text}</b>
      <div class="tk-bar" aria-hidden="true">
        <i class={n < 0 ? "tk-minus" : ""} style={{ marginInlineStart: `${low}%`, width: `${high - low}%` }} />
        {marks.map((m) => <u key={m} style={{ left: `${at(m)}%` }} />)}
      </div>
    </div>
  );
}
