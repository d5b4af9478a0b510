import { render as draw, type ComponentType } from "preact";
import { useRef } from "preact/hooks";
import type { RenderProps } from "@anywidget/types";
import { Drawn } from "./cards.tsx";
import { KEYS, useKeptFocus } from "./keys.ts";
import { useLink, useView, type Model } from "./link.ts";
import { Icon } from "./icons.tsx";
import { Fill, useTurning } from "./projector.tsx";
import { Say } from "./text.tsx";
import type { Send } from "./types.ts";
import type { View } from "./views.ts";

const BUSY = 'button:not([aria-disabled="true"]), input, summary';

export interface Props<V extends View> { view: V; send: Send }

/** The frame round every widget: its name, deck and language, and the place where an error, a slow or a dead kernel is said. It stays empty
 *  as long as there is no snapshot: on a busy machine that may come after the first drawing. */
function Frame<V extends View>({ model, of: Widget }: { model: Model<V>; of: ComponentType<Props<V>> }) {
  const view = useView(model), { send, hurry, dead, late } = useLink(model, view);
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  useTurning(root, view.projector, send);
  // A click that does nothing else skips the pace at which the others move.
  const skip = (e: MouseEvent) => { if (!(e.target as Element).closest(BUSY)) hurry(); };
  const wrong = dead ? [view.dead] : view.error;
  return (
    <Drawn.Provider value={{ deck: view.deck, lang: view.lang }}>
      <section ref={root} class={["tk", view.four && "tk-four", view.projector && "tk-projector"].filter(Boolean).join(" ")} role="group" aria-label={view.label} lang={view.lang}
        data-kind={view.kind} data-rev={view.rev} data-deck={view.deck} tabIndex={-1} {...KEYS} onClick={skip}>
        {view.projector && <Fill root={root} projector={view.projector} />}
        {view.v && <Widget view={view} send={send} />}
        <div class="tk-error" role="alert">
          {wrong && <div class="tk-note tk-bad"><span class="tk-i"><Icon name="warn" /></span><p><Say text={wrong} /></p></div>}
          {late && !dead && <div class="tk-note"><p>{view.late}</p></div>}
        </div>
      </section>
    </Drawn.Provider>
  );
}

/** The default export of a bundle, as anywidget wants it. */
export function widget<V extends View>(of: ComponentType<Props<V>>) {
  return {
    render({ model, el, signal }: RenderProps<{ view: V }> & { signal?: AbortSignal }) {
      draw(<Frame model={model} of={of} />, el);
      const stop = () => draw(null, el);
      signal?.addEventListener("abort", stop, { once: true });
      return stop;
    },
  };
}
