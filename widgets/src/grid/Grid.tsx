import { Glyph, Mark } from "../shared/cards.tsx";
import { Icon } from "../shared/icons.tsx";
import { useRove } from "../shared/keys.ts";
import type { Props } from "../shared/mount.tsx";
import { Buttons, Head, More } from "../shared/parts.tsx";
import { Say } from "../shared/text.tsx";
import type { GridMark, GridView } from "../shared/types.ts";

/** The board of 32 pairs: a row for each Schlag, a column for each trump. Heads strike a whole row or column. */
export function Grid({ view, send }: Props<GridView>) {
  const cols = view.cols.length + 1, rows = view.rows.length + 1;
  // Places are counted through the whole table, row by row; the corner (0) holds nothing.
  const { item, onKeyDown } = useRove(cols * rows, cols, cols + 1);
  return (
    <div class="tk-gridbox">
      <Head title={view.title} sub={view.sub} />
      {view.note && <p class="tk-gridnote">{view.note}</p>}
      <table class="tk-grid" role="grid" aria-label={view.title} data-zone="grid" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <td class="tk-corner" />
            {view.cols.map((c, i) => (
              <th key={c.key} scope="col">
                <button type="button" class="tk-th" {...item(i + 1)} aria-label={c.name} onClick={() => send({ do: "col", key: c.key })}>
                  <Mark suit={c.key} />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rows.map((r, y) => (
            <tr key={r.key}>
              <th scope="row">
                <button type="button" class="tk-th" {...item((y + 1) * cols)} aria-label={r.name} onClick={() => send({ do: "row", key: r.key })}>
                  <Glyph rank={r.key} />
                </button>
              </th>
              {view.cols.map((c, x) => {
                const cell = view.cells[y * view.cols.length + x];
                return cell && (
                  <td key={c.key}>
                    <button type="button" class="tk-cell" {...item((y + 1) * cols + x + 1)} aria-label={cell.label}
                      data-pair={cell.pair} data-mark={cell.mark ?? undefined} onClick={() => send({ do: "mark", pair: cell.pair })}>
                      <Sign mark={cell.mark} />
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div class="tk-gridaside">
        <p class="tk-said tk-say" role="status"><Say text={view.say} /></p>
        <Buttons zone="buttons" list={view.buttons} send={send} />
        {view.more && <More more={view.more} send={send} />}
        {view.legend.length > 0 && (
          <ul class="tk-legend">
            {view.legend.map((l) => (
              <li key={l.mark}>
                <span class="tk-cell" data-mark={l.mark === "open" ? undefined : l.mark} aria-hidden="true"><Sign mark={l.mark === "open" ? null : l.mark} /></span>
                {l.text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

const Sign = ({ mark }: { mark: GridMark | null }) => (mark ? <Icon name={mark} /> : null);
