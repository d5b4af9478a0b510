/** The only motions here: a card that was just played moves from where it was to its place on the table; the face-down trump
 *  card turns over. */
export const MOVE = 240;

export const still = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

export type Places = Map<string, DOMRect>;

/** Where the cards in hand and the seats are now. */
export function places(root: Element): Places {
  const found: Places = new Map();
  for (const el of root.querySelectorAll<HTMLElement>("[data-from]")) found.set(el.dataset.from as string, el.getBoundingClientRect());
  return found;
}

const middle = (a: DOMRect) => [a.left + a.width / 2, a.top + a.height / 2] as const;

/** Lets `el`, already in its place, come from `from`. */
export function comeFrom(el: HTMLElement, from: DOMRect): void {
  const to = el.getBoundingClientRect();
  if (!to.width || !from.width || typeof el.animate !== "function") return;
  const [x, y] = middle(from), [endX, endY] = middle(to), dx = x - endX, dy = y - endY;
  el.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`, zIndex: 5 }, { transform: "none", zIndex: 5 }],
    { duration: MOVE, easing: "ease-out" },
  );
}

/** Lets a card turn over on `stage`, once, from its back to its face: at `from`, where it lay, and then it fades; or on its way
 *  to `to`, which shows when the card has arrived. Nothing of it stays. */
export function turnOver(stage: HTMLElement, back: string, face: string, from: DOMRect, to?: HTMLElement | null): void {
  if (!from.width || typeof stage.animate !== "function") return;
  const lying = from.width > from.height, width = Math.min(from.width, from.height);
  const ground = stage.getBoundingClientRect(), end = to?.getBoundingClientRect() ?? from;
  const [x, y] = middle(from), [endX, endY] = middle(end), size = to ? end.width / width : 1;
  const card = stage.ownerDocument.createElement("i");
  card.className = "tk-turning";
  card.innerHTML = `<i class="tk-card">${back}</i><i class="tk-card">${face}</i>`;
  card.style.cssText = `left: ${x - ground.left}px; top: ${y - ground.top}px; --tk-card: ${width}px`;
  stage.append(card);
  const place = (dx: number, dy: number, scale: number, turn: number, over: number) =>
    ({ transform: `perspective(600px) translate(${dx}px, ${dy}px) scale(${scale}) rotate(${turn}deg) rotateY(${over}deg)` });
  const turning = card.animate(
    [place(0, 0, 1, lying ? 90 : 0, 180), place(endX - x, endY - y, size, 0, 0)],
    { duration: MOVE, easing: "ease-out", fill: "forwards" },
  );
  const last = to ? turning : card.animate([{ opacity: 1 }, { opacity: 0 }], { delay: MOVE, duration: MOVE });
  last.onfinish = () => card.remove();
  to?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MOVE });
}
