/** The only motion here: a card that was just played moves from where it was to its place on the table. */
export const MOVE = 240;

export const still = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

export type Places = Map<string, DOMRect>;

/** Where the cards in hand and the seats are now. */
export function places(root: Element): Places {
  const found: Places = new Map();
  for (const el of root.querySelectorAll<HTMLElement>("[data-from]")) found.set(el.dataset.from as string, el.getBoundingClientRect());
  return found;
}

/** Lets `el`, already in its place, come from `from`. */
export function comeFrom(el: HTMLElement, from: DOMRect): void {
  const to = el.getBoundingClientRect();
  if (!to.width || !from.width || typeof el.animate !== "function") return;
  const dx = from.left + from.width / 2 - (to.left + to.width / 2), dy = from.top + from.height / 2 - (to.top + to.height / 2);
  el.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`, zIndex: 5 }, { transform: "none", zIndex: 5 }],
    { duration: MOVE, easing: "ease-out" },
  );
}
