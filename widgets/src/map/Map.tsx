import { Icon, Stars } from "../shared/icons.tsx";
import { KEYS } from "../shared/keys.ts";
import type { Props } from "../shared/mount.tsx";
import { Btn, Head, More, Note } from "../shared/parts.tsx";
import type { MapLesson, MapView } from "../shared/types.ts";

/** A notebook opens in a tab of its own: this one may hold work that is not saved. */
const AWAY = { target: "_blank", rel: "noopener", ...KEYS } as const;

/** Part by part all lessons, and first the one to go on with. */
export function Map({ view, send }: Props<MapView>) {
  const { go } = view;
  return (
    <div class="tk-map">
      <Head title={view.title} sub="" facts={view.facts} />
      {go && (
        <div class="tk-continue" data-zone="go">
          <div><p class="tk-sub">{go.say}</p><b>{go.title}</b> <span class="tk-sub">{go.note}</span></div>
          {go.href && <a class="tk-btn tk-main" href={go.href} aria-label={`${go.label}: ${go.title}`} {...AWAY}><span>{go.label}</span><Icon name="next" /></a>}
        </div>
      )}
      {view.fresh && (
        <Note icon={view.fresh.button ? "flag" : "tick"}>
          <div role="status">{view.fresh.say.map((line) => <p key={line}>{line}</p>)}</div>
          {view.fresh.button && <div class="tk-row" data-zone="fresh"><Btn b={view.fresh.button} send={send} /></div>}
        </Note>
      )}
      {view.parts.map((part) => (
        <section key={part.key} class="tk-part" aria-label={part.title}>
          <div>
            <h3>{part.title}</h3>
            <p class="tk-sub">{part.note}</p>
            <div class="tk-bar" aria-hidden="true"><i style={{ width: `${part.percent}%` }} /></div>
          </div>
          <ol class="tk-lessons" data-zone={part.key}>{part.lessons.map((lesson) => <li key={lesson.number}><Lesson lesson={lesson} /></li>)}</ol>
        </section>
      ))}
      {view.more && <div class="tk-foot">{view.again && <Btn b={view.again} send={send} class="tk-quiet" />}<More more={view.more} send={send} /></div>}
    </div>
  );
}

function Lesson({ lesson }: { lesson: MapLesson }) {
  const { state, stars, levels } = lesson;
  const shared = { class: "tk-lesson", "data-st": state, "data-lesson": lesson.number, style: { "--p": `${lesson.percent}%` }, "aria-current": lesson.here ? ("step" as const) : undefined };
  const inside = (
    <>
      <b>{state === "done" ? <><span class="tk-sr">{lesson.number}</span><Icon name="tick" /></> : <i>{lesson.number}</i>}</b>
      {" "}
      <span>{lesson.title}</span>
      {" "}
      <em>{stars ? <Stars n={stars.n} label={stars.label} /> : lesson.note}</em>
    </>
  );
  return (
    <>
      {lesson.href ? <a {...shared} href={lesson.href} {...AWAY}>{inside}</a> : <div {...shared}>{inside}</div>}
      {levels.length > 0 && (
        <ul class="tk-levels">
          {levels.map((level) => (
            <li key={level.key} data-stars={level.stars} data-tried={level.tried ? "" : undefined}>
              <span class="tk-sr">{level.label}</span>
              {Array.from({ length: level.of }, (_, i) => <i key={i} class={i < level.stars ? "tk-on" : ""} />)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
