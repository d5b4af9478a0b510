import { Above, Aside, Below, depth, Sign } from "../board/parts.tsx";
import { useLook } from "../board/look.ts";
import { Glyph, Mark } from "../shared/cards.tsx";
import { useRove } from "../shared/keys.ts";
import type { Props } from "../shared/mount.tsx";
import { Head } from "../shared/parts.tsx";
import type { GridView, Send } from "../shared/types.ts";

/** The board of 32 pairs: a row for each Schlag, a column for each trump. Heads strike a whole row or column. */
export function Grid({ view, send }: Props<GridView>) {
  return (
    <div class="tk-gridbox">
      <Head title={view.title} sub={view.sub} />
      <div class="tk-gridmain">
        <Above view={view} send={send} />
        {view.cells.length > 0 && <><Pairs view={view} send={send} /><Below view={view} send={send} /></>}
      </div>
      <Aside view={view} send={send} />
    </div>
  );
}

function Pairs({ view, send }: { view: GridView; send: Send }) {
  const cols = view.cols.length + 1, rows = view.rows.length + 1;
  // Places are counted through the whole table, row by row; the corner (0) holds nothing.
  const { item, onKeyDown } = useRove(cols * rows, cols, cols + 1), look = useLook(view, send);
  return (
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
              if (!cell) return null;
              const { onFocus, ...rest } = item((y + 1) * cols + x + 1), { look: ask, ...hover } = look(cell);
              return (
                <td key={c.key} aria-selected={view.bound ? view.selected === cell.key : undefined}>
                  <button type="button" class="tk-cell" {...rest} {...hover} aria-label={cell.label} style={depth(cell, view.cells)}
                    data-pair={cell.key} data-mark={cell.mark ?? undefined} data-status={cell.status}
                    onFocus={() => { onFocus(); ask(); }} onClick={() => send({ do: "mark", key: cell.key })}>
                    <Sign place={cell} />
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
