import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { RefObject } from "preact";
import { Icon } from "./icons.tsx";
import { KEYS, modified } from "./keys.ts";
import { messageOf } from "./link.ts";
import type { Send } from "./types.ts";
import type { View } from "./views.ts";

type Projector = NonNullable<View["projector"]>;

/** What presenters send, and the arrows. */
const TURN: Record<string, "back" | "on"> = { PageDown: "on", ArrowRight: "on", PageUp: "back", ArrowLeft: "back" };
/** Where an arrow has a meaning of its own; a page key has none on a slider. */
const OWN = "[role=radio], [role=option], [role=slider], select, textarea, input";

/** Which way a key turns the page, if it is not needed where it was pressed. */
export function turn(e: KeyboardEvent): "back" | "on" | undefined {
  const target = e.target as Element, to = TURN[e.key];
  if (!to || modified(e) || e.defaultPrevented) return undefined;
  const own = e.key.startsWith("Page") ? target.matches("select, textarea") : target.matches(OWN);
  return own ? undefined : to;
}

/** The keys of a presenter: on the whole page while the widget fills the screen, else while it has the focus. A layout effect: a
 *  key may come before the next page has been painted, and it turns the one that stands there. */
export function useTurning(root: RefObject<HTMLElement | null>, projector: Projector | undefined, send: Send): void {
  useLayoutEffect(() => {
    const box = root.current, page = box?.ownerDocument;
    if (!box || !page || !projector) return;
    const press = (e: KeyboardEvent) => {
      if (page.fullscreenElement !== box && !box.contains(e.target as Node)) return;
      const to = turn(e), button = to && projector[to];
      if (!to) return;
      e.preventDefault();
      if (button) send(messageOf(button));
    };
    page.addEventListener("keydown", press);
    return () => page.removeEventListener("keydown", press);
  }, [root, projector, send]);
}

/** Fills the screen with the widget, where the browser offers that. */
export function Fill({ root, projector }: { root: RefObject<HTMLElement | null>; projector: Projector }) {
  const [full, setFull] = useState(false);
  const page = root.current?.ownerDocument ?? document;
  useEffect(() => {
    const look = () => setFull(!!root.current && page.fullscreenElement === root.current);
    page.addEventListener("fullscreenchange", look);
    return () => page.removeEventListener("fullscreenchange", look);
  }, [page, root]);
  if (!page.fullscreenEnabled) return null;
  const press = () => {
    if (full) void page.exitFullscreen();
    else void root.current?.requestFullscreen().then(() => root.current?.focus());
  };
  return (
    <button type="button" class="tk-btn tk-quiet tk-fill" {...KEYS} data-do="fill" onClick={press}>
      <Icon name={full ? "shrink" : "fill"} /><span>{full ? projector.leave : projector.fill}</span>
    </button>
  );
}
