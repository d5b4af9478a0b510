import { Icon } from "../shared/icons.tsx";
import { useRove } from "../shared/keys.ts";
import { Say } from "../shared/text.tsx";
import type { Review as ReviewView, Send } from "../shared/types.ts";

const ICON = { only: "lock", best: "tick", slip: "warn", costly: "cross" };

/** The acts of a hand that is gone through, each with its mark; what is said of the one looked at stands above them. */
export function Review({ review, send }: { review: ReviewView; send: Send }) {
  const { title, progress, say, turning, rows, chosen } = review;
  const { item, onKeyDown } = useRove(rows.length);
  return (
    <section class="tk-panel tk-review">
      <div role="status">{chosen && <Chosen chosen={chosen} />}</div>
      <h3>{title}</h3>
      {progress && (
        <div class="tk-progress">
          <div class="tk-bar" role="progressbar" aria-label={progress.label} aria-valuenow={progress.n} aria-valuemin={0} aria-valuemax={progress.of}>
            <i style={{ width: `${(100 * progress.n) / Math.max(progress.of, 1)}%` }} />
          </div>
          <p class="tk-why" aria-hidden="true">{progress.label}</p>
        </div>
      )}
      <ol class="tk-acts" data-zone="acts" onKeyDown={onKeyDown}>
        {rows.map((row, i) => (
          <li key={row.n}>
            <button type="button" class="tk-act" {...item(i)} data-act={row.n} data-mark={row.mark ?? undefined} aria-pressed={row.pressed}
              onClick={() => send({ do: "look", to: row.n })}>
              <span class="tk-i">{row.mark ? <Icon name={ICON[row.mark]} /> : <span class="tk-icon" />}</span>
              <span><Say text={row.act} />{row.trick && <> <small>{row.trick}</small></>}</span>
              <small class="tk-mood">{row.verdict}</small>
              {row.loss > 0 && <span class="tk-loss" aria-hidden="true"><i style={{ width: `${row.loss}%` }} /></span>}
              {row.turning && <small class="tk-decided"><Icon name="flag" />{row.turning}</small>}
            </button>
          </li>
        ))}
      </ol>
      <div role="status">
        {turning && <><p><Say text={turning} /></p><p class="tk-why"><Say text={say} /></p></>}
      </div>
    </section>
  );
}

function Chosen({ chosen: { title, known, hindsight } }: { chosen: NonNullable<ReviewView["chosen"]> }) {
  return (
    <div class="tk-result tk-chosen">
      <h3>{title}</h3>
      {known.map((line, i) => <p key={i}><Say text={line} /></p>)}
      {hindsight && <p class="tk-hindsight"><Say text={hindsight} /></p>}
    </div>
  );
}
