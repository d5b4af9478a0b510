import { depth, Sign } from "../board/parts.tsx";
import { useLook } from "../board/look.ts";
import { Glyph, Mark } from "../shared/cards.tsx";
import { useRove } from "../shared/keys.ts";
import type { GridLevelView, GridView, Send } from "../shared/types.ts";

type Shown = Pick<GridView, "title" | "rows" | "cols" | "cells" | "bound" | "selected">;

/** The pairs as a table: a row for each Schlag, a column for each trump. Heads strike a whole row or column. */
export function Pairs({ view, send, locked = false }: { view: Shown & (GridView | GridLevelView); send: Send; locked?: boolean }) {
  const cols = view.cols.length + 1, rows = view.rows.length + 1;
  // Places are counted through the whole table, row by row; the corner (0) holds nothing.
  const { item, onKeyDown } = useRove(cols * rows, cols, cols + 1), look = useLook(view, send);
  const barred = locked ? "true" as const : undefined;
  const strike = (line: "row" | "col" | "mark", key: string) => { if (!locked) send({ do: line, key }); };
  return (
    <table class="tk-grid" role="grid" aria-label={view.title} data-zone="grid" onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <td class="tk-corner" />
          {view.cols.map((c, i) => (
            <th key={c.key} scope="col">
              <button type="button" class="tk-th" {...item(i + 1)} aria-label={c.name} aria-disabled={barred} onClick={() => strike("col", c.key)}>
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
              <button type="button" class="tk-th" {...item((y + 1) * cols)} aria-label={r.name} aria-disabled={barred} onClick={() => strike("row", r.key)}>
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
                    data-pair={cell.key} data-mark={cell.mark ?? undefined} data-status={cell.status} aria-disabled={barred}
                    onFocus={() => { onFocus(); ask(); }} onClick={() => strike("mark", cell.key)}>
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
