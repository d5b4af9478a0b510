import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { RefObject } from "preact";

/** JupyterLab looks for this on the focused element itself: on the widget's root it would not help. */
export const KEYS = { "data-lm-suppress-shortcuts": "true" } as const;

const STEP: Record<string, [number, number]> = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] };

/** Where an arrow, Home or End leads from place `i` of `n`: round a line, or inside a grid of `cols` columns. undefined: not our key. */
export function rove(key: string, i: number, n: number, cols = 0): number | undefined {
  if (n === 0) return undefined;
  if (cols === 0) {
    if (key === "Home") return 0;
    if (key === "End") return n - 1;
    const step = STEP[key];
    return step && (i + step[0] + step[1] + n) % n;
  }
  const row = Math.floor(i / cols), col = i % cols;
  if (key === "Home") return row * cols;
  if (key === "End") return row * cols + cols - 1;
  const step = STEP[key];
  if (!step) return undefined;
  const r = Math.min(Math.max(row + step[0], 0), n / cols - 1), c = Math.min(Math.max(col + step[1], 0), cols - 1);
  return r * cols + c;
}

/** Whether a key is held that makes it another one. */
export const modified = (e: KeyboardEvent) => e.ctrlKey || e.metaKey || e.altKey || e.shiftKey;

/** A held key repeats its click; a card must not follow a card because a finger was slow. */
export function stopRepeat(e: KeyboardEvent): void {
  if (e.repeat && (e.key === "Enter" || e.key === " ")) e.preventDefault();
}

type Step = (key: string, i: number) => number | undefined;

/** One tab stop for a whole group: a line, a grid of `shape` columns, or steps of its own. Give `item(i)` to each element
 *  and `onKeyDown` to the box round them. */
export function useRove(count: number, shape: number | Step = 0, start = 0) {
  const [at, setAt] = useState(start);
  const here = Math.max(0, Math.min(at, count - 1));
  const item = (i: number) => ({ ...KEYS, "data-n": i, tabIndex: i === here ? 0 : -1, onFocus: () => setAt(i) });
  const onKeyDown = (e: KeyboardEvent) => {
    stopRepeat(e);
    const from = (e.target as Element).closest<HTMLElement>("[data-n]");
    if (!from || modified(e)) return;
    const i = Number(from.dataset.n);
    const to = typeof shape === "number" ? rove(e.key, i, count, shape) : shape(e.key, i);
    if (to === undefined) return;
    e.preventDefault();
    // The element moves at once and the state follows in onFocus: the next key may come before the next render.
    (e.currentTarget as Element).querySelector<HTMLElement>(`[data-n="${to}"]`)?.focus();
  };
  return { here, item, onKeyDown, setAt };
}

const stops = (zone: Element) => [...zone.querySelectorAll<HTMLElement>("button, input, [tabindex]")];
const active = (el: Element) => (el.getRootNode() as Document | ShadowRoot).activeElement;
const first = (root: Element, where: string) => root.querySelector<HTMLElement>(where);
const READY = 'button:not([aria-disabled="true"], [tabindex="-1"])';

/** Where somebody goes on whose place has gone: the filled button, a bid, a card that can be played. */
const next = (root: Element) =>
  first(root, ".tk-main") ?? first(root, `[data-zone="auction"] ${READY}`) ?? first(root, '.tk-hand button:not([aria-disabled="true"])');

/** When a new view takes away the element with the focus, focus goes to the one now at the same place of its zone, else to
 *  what is to be done next, else to the widget, where it waits for such a thing. Call it in the component that draws the
 *  whole widget. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const was = useRef<{ zone: string; i: number } | null>(null), waiting = useRef(false);
  // While the component renders, the document still shows the view before.
  const box = root.current, el = box && active(box);
  const zone = box && el && box.contains(el) ? el.closest<HTMLElement>("[data-zone]") : null;
  if (box) was.current = zone ? { zone: zone.dataset.zone as string, i: stops(zone).indexOf(el as HTMLElement) } : null;
  useLayoutEffect(() => {
    const now = root.current, mark = was.current;
    if (!now) return;
    if (waiting.current && active(now) === now) next(now)?.focus({ preventScroll: true });
    waiting.current &&= active(now) === now;
    if (!mark || now.contains(active(now))) return;
    const same = first(now, `[data-zone="${mark.zone}"]`);
    const list = same ? stops(same) : [];
    const to = list[Math.min(mark.i, list.length - 1)] ?? next(now) ?? now;
    waiting.current = to === now;
    to.focus({ preventScroll: true });
  });
}
