import { Above, Aside, Below, depth, Sign } from "../board/parts.tsx";
import { useLook } from "../board/look.ts";
import { Mark } from "../shared/cards.tsx";
import { useRove } from "../shared/keys.ts";
import type { Props } from "../shared/mount.tsx";
import { Head } from "../shared/parts.tsx";
import type { Send, SuitsView } from "../shared/types.ts";

/** The four suits of Twenty-eight, one of which is hidden, and what the other seats have shown not to hold. */
export function Suits({ view, send }: Props<SuitsView>) {
  const { voids } = view;
  return (
    <div class="tk-gridbox">
      <Head title={view.title} sub={view.sub} />
      <div class="tk-gridmain">
        <Above view={view} send={send} />
        {view.items.length > 0 && <><List view={view} send={send} /><Below view={view} send={send} /></>}
      </div>
      <Aside view={view} send={send}>
        {voids && (
          <section class="tk-panel">
            <h3>{voids.title}</h3>
            {voids.rows.length === 0 ? <p class="tk-sub">{voids.none}</p> : (
              <dl class="tk-voids">
                {voids.rows.map((row) => (
                  <div key={row.name}>
                    <dt>{row.name}</dt>
                    <dd>{row.suits.map((s) => <span key={s.suit} class="tk-sn"><Mark suit={s.suit} />{s.name}</span>)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        )}
      </Aside>
    </div>
  );
}

function List({ view, send }: { view: SuitsView; send: Send }) {
  const { item, onKeyDown } = useRove(view.items.length), look = useLook(view, send);
  return (
    <ul class="tk-suits" aria-label={view.title} data-zone="suits" onKeyDown={onKeyDown}>
      {view.items.map((suit, i) => {
        const { onFocus, ...rest } = item(i), { look: ask, ...hover } = look(suit);
        return (
          <li key={suit.key}>
            <button type="button" class="tk-suit" {...rest} {...hover} data-suit={suit.key} data-status={suit.status}
              data-selected={view.selected === suit.key ? "" : undefined}
              onFocus={() => { onFocus(); ask(); }} onClick={() => send({ do: "mark", key: suit.key })}>
              <span class="tk-cell" data-status={suit.status} style={depth(suit, view.items)} aria-hidden="true"><Sign place={suit} /></span>
              <span class="tk-i" aria-hidden="true"><Mark suit={suit.key} /></span>
              <b>{suit.name}</b> <span class="tk-sub">{suit.label}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
