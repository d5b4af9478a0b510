import type { Call, Calls as CallsView } from "../shared/types.ts";

/** What was called so far: a column for each seat, a row for each round. */
export function Calls({ calls }: { calls: CallsView }) {
  return (
    <section class="tk-panel">
      <h3>{calls.title}</h3>
      <table class="tk-calls" aria-label={calls.title}>
        <thead><tr>{calls.seats.map((s) => <th key={s.seat} scope="col">{s.name}</th>)}</tr></thead>
        <tbody>{calls.rows.map((row, i) => <tr key={i}>{row.map((call, j) => <Cell key={j} call={call} />)}</tr>)}</tbody>
      </table>
      {calls.note && <p class="tk-why">{calls.note}</p>}
    </section>
  );
}

function Cell({ call }: { call: Call | null }) {
  return <td data-call={call?.kind} data-top={call?.top ? "" : undefined}>{call && <span>{call.text}</span>}</td>;
}
