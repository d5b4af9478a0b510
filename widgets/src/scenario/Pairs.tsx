import { useState } from "preact/hooks";
import { Glyph, Mark } from "../shared/cards.tsx";
import { Icon } from "../shared/icons.tsx";
import { useRove } from "../shared/keys.ts";
import { Say } from "../shared/text.tsx";
import type { Pairs as PairsView } from "./view.ts";

/** All pairs of Schlag and trump. The sentence of the chosen pair stands below. */
export function Pairs({ pairs }: { pairs: PairsView }) {
  const { rows, cols, cells } = pairs;
  const [chosen, choose] = useState<string | null>(null);
  const { item, onKeyDown } = useRove(cells.length, cols.length, Math.max(0, cells.findIndex((c) => c.look === "now")));
  const said = cells.find((c) => c.pair === chosen);
  return (
    <section class="tk-panel tk-scpairs">
      <h3>{pairs.title}</h3>
      <table role="grid" aria-label={pairs.title} data-zone="pairs" onKeyDown={onKeyDown}>
        <thead><tr><td />{cols.map((c) => <th key={c.key} scope="col"><Mark suit={c.key} /><span class="tk-sr">{c.name}</span></th>)}</tr></thead>
        <tbody>
          {rows.map((r, y) => (
            <tr key={r.key}>
              <th scope="row"><Glyph rank={r.key} /><span class="tk-sr">{r.name}</span></th>
              {cols.map((c, x) => {
                const n = y * cols.length + x, cell = cells[n];
                return cell && (
                  <td key={c.key}>
                    <button type="button" {...item(n)} data-pair={cell.pair} data-look={cell.look} aria-label={cell.label}
                      aria-pressed={cell.pair === chosen} style={cell.chance == null ? undefined : { "--tk-chance": cell.chance }}
                      onClick={() => choose(cell.pair === chosen ? null : cell.pair)}>{cell.text ? <span>{cell.text}</span> : <Icon name="cross" />}</button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="tk-say" role="status">{said && <Say text={said.say} />}</p>
      <p class="tk-why">{pairs.note}</p>
    </section>
  );
}
