import type { Points as PointsView } from "../shared/types.ts";

const percent = (n: number, of: number) => `${(100 * n) / of}%`;

/** Card points of each side as a bar, with a mark at what it needs. */
export function Points({ points }: { points: PointsView }) {
  return (
    <section class="tk-panel">
      <h3>{points.title}</h3>
      {points.rows.map((row) => (
        <div key={row.name} class="tk-points" role="img" aria-label={row.label}>
          <div aria-hidden="true"><span>{row.name}</span><b class="tk-num">{row.n}</b></div>
          <div class="tk-bar" aria-hidden="true">
            <i style={{ width: percent(row.n, row.of) }} />
            {row.need != null && <u style={{ left: percent(row.need, row.of) }} />}
          </div>
          {row.note && <span class="tk-why" aria-hidden="true">{row.note}</span>}
        </div>
      ))}
    </section>
  );
}
