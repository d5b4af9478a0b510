import { act } from "@testing-library/preact";
import type { Message } from "../src/shared/types.ts";
import type { View } from "../src/shared/views.ts";

const files = import.meta.glob<View>("../fixtures/*.json", { eager: true, import: "default" });

/** A fresh copy of the view in fixtures/`name`.json. */
export function fixture<V extends View>(name: string): V {
  const view = files[`../fixtures/${name}.json`];
  if (!view) throw new Error(`no fixture ${name}`);
  return structuredClone(view) as V;
}

export type Sent = Message & { rev: number };

/** What anywidget hands to render, and what the tests want to know of it. */
export function fakeModel<V extends View>(view: V) {
  const subs = new Map<string, Set<() => void>>();
  return {
    sent: [] as Sent[],
    broken: false,
    get: (_: "view"): V => view,
    set(_: "view", v: V) { view = v; subs.get("change:view")?.forEach((f) => f()); },
    save_changes() {},
    on(event: string, f: () => void) { subs.set(event, (subs.get(event) ?? new Set()).add(f)); },
    off(event: string, f?: () => void) { if (f) subs.get(event)?.delete(f); else subs.delete(event); },
    send(message: Sent) { if (this.broken) throw new Error("Cannot send"); this.sent.push(message); },
    listeners: () => [...subs.values()].reduce((n, s) => n + s.size, 0),
  };
}

interface Widget { render(props: never): () => void }

/** Shows a view in `views` places of the page; `answer` is Python's next snapshot, all of it new as it comes from the wire. */
export async function mount<V extends View>(widget: Widget, view: V, views = 1) {
  const model = fakeModel(view), control = new AbortController(), els: HTMLElement[] = [], stops: (() => void)[] = [];
  await act(() => {
    for (let i = 0; i < views; i++) {
      const el = document.body.appendChild(document.createElement("div"));
      els.push(el);
      stops.push(widget.render({ model, el, signal: control.signal } as never));
    }
  });
  const answer = (change: Partial<V>) => act(() => model.set("view", structuredClone({ ...model.get("view"), rev: model.get("view").rev + 1, ...change })));
  return { model, el: els[0] as HTMLElement, els, stops, control, answer };
}

/** The reader's wish for less motion. */
export function reduceMotion(on: boolean): void {
  window.matchMedia = ((query: string) => ({ matches: on && query.includes("reduced-motion") })) as never;
}
