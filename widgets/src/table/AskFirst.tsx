import type { ComponentChildren } from "preact";
import { Btn, Buttons } from "../shared/parts.tsx";
import { Say } from "../shared/text.tsx";
import type { Before, Send } from "../shared/types.ts";

/** The switch that lets cards be asked about, what stands beside it, and under it the answer: the result first. */
export function AskFirst({ before, send, children }: { before: Before; send: Send; children?: ComponentChildren }) {
  const { title, button, lines, note, buttons } = before;
  return (
    <section class="tk-askfirst" aria-label={title} data-zone="before">
      <div class="tk-under"><Btn b={button} send={send} />{children}</div>
      <div role="status" class="tk-answer">
        {note && <p class="tk-why">{note}</p>}
        {lines.map((line, i) => <p key={i} class={i === 0 ? "tk-say" : ""}><Say text={line} /></p>)}
      </div>
      <Buttons zone="before-play" list={buttons} send={send} />
    </section>
  );
}
