import { Glyph, Mark } from "../shared/cards.tsx";
import { Icon } from "../shared/icons.tsx";
import { useRove } from "../shared/keys.ts";
import { markClass, Sign, type OptionsProps } from "./Options.tsx";

/** The board of pairs as an answer: a row for each Schlag, a column for each trump; one pair is ringed, or several are crossed out. */
export function Pairs({ group, value, locked, marked, choose }: OptionsProps) {
  const { options, rows = [], cols = [] } = group, one = group.type === "one";
  const cells = rows.flatMap((r) => cols.map((c) => options.find((o) => o.key === `${c.key}/${r.key}`)));
  const chosen = cells.findIndex((o) => o?.key === value[0]);
  const { item, onKeyDown, setAt } = useRove(cells.length, cols.length, Math.max(0, chosen));
  return (
    <fieldset class="tk-opts" data-zone={group.id}>
      <legend>{group.legend}</legend>
      <table class="tk-grid tk-pairs" role="grid" aria-label={group.legend} aria-multiselectable={!one} onKeyDown={onKeyDown}>
        <thead>
          <tr><td class="tk-corner" />{cols.map((c) => <th key={c.key} scope="col"><span role="img" aria-label={c.name}><Mark suit={c.key} /></span></th>)}</tr>
        </thead>
        <tbody>
          {rows.map((r, y) => (
            <tr key={r.key}>
              <th scope="row"><span role="img" aria-label={r.name}><Glyph rank={r.key} /></span></th>
              {cols.map((c, x) => {
                const i = y * cols.length + x, o = cells[i];
                if (!o) return <td key={c.key} />;
                const on = value.includes(o.key), mark = marked ? o.mark : null;
                return (
                  <td key={c.key} aria-selected={on}>
                    <button type="button" {...item(i)} class={`tk-cell ${markClass(mark)}`} aria-label={o.name} aria-pressed={on} data-key={o.key}
                      data-mark={on ? (one ? "ring" : "cross") : undefined} aria-disabled={locked ? "true" : undefined}
                      onClick={() => { setAt(i); if (!locked) choose(o.key); }}>
                      {on && <Icon name={one ? "ring" : "cross"} />}
                      <Sign mark={mark} />
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {group.count && <p class="tk-count" role="status">{group.count.replace("{n}", String(value.length))}</p>}
    </fieldset>
  );
}
