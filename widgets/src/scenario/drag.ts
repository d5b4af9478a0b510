import { useLayoutEffect } from "preact/hooks";
import type { RefObject } from "preact";
import type { Send } from "../shared/types.ts";

const FAR = 6; // pixels before a press becomes a drag
const HOLD = 250; // milliseconds a finger rests before it drags: until then it scrolls

interface Drag { id: number; el: HTMLElement; x: number; y: number; touch: boolean; ghost: HTMLElement | null; ready: boolean; timer: number }

const under = (el: Element, x: number, y: number) => (el.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);

/** What dropping a card somewhere means. */
export function dropped(card: HTMLElement, at: Element | null, send: Send): void {
  const key = card.dataset.drag as string, act = card.dataset.act;
  const place = at?.closest<HTMLElement>("[data-place]"), from = card.closest<HTMLElement>("[data-place]");
  if (act !== undefined) {
    if (at?.closest("[data-table]")) send({ act });
  } else if (place) {
    const first = at?.closest("[data-first]");
    if (place !== from || first) send({ do: "put", key, seat: place.dataset.place as string, ...(first ? { to: 0 } : {}) });
  } else if (from && at?.closest("[data-deck]")) send({ do: "card", key });
}

/** Cards can be dragged from the deck to a seat, from seat to seat and back, and to the table when they are played. Tapping does all
 *  of it too. A finger that rests on a card drags it; one that moves on scrolls the page. */
export function useDrag(root: RefObject<HTMLElement | null>, send: Send): void {
  useLayoutEffect(() => {
    const box = root.current as HTMLElement;
    let drag: Drag | null = null, justDropped = false;
    const start = (d: Drag) => {
      d.ghost = d.el.querySelector(".tk-card")?.cloneNode(true) as HTMLElement;
      d.ghost.classList.add("tk-scghost");
      d.ghost.style.setProperty("--tk-card", `${d.el.getBoundingClientRect().width}px`);
      box.append(d.ghost);
      d.el.classList.add("tk-scheld");
    };
    const end = () => {
      if (!drag) return;
      clearTimeout(drag.timer);
      drag.ghost?.remove();
      drag.el.classList.remove("tk-scheld");
      mark(null);
      drag = null;
    };
    const mark = (at: Element | null) => {
      for (const el of box.querySelectorAll("[data-over]")) el.removeAttribute("data-over");
      at?.closest("[data-place], [data-table]")?.setAttribute("data-over", "");
    };
    const down = (e: PointerEvent) => {
      const el = (e.target as Element).closest<HTMLElement>("[data-drag]");
      justDropped = false;
      end();
      if (!el || e.button !== 0 || !e.isPrimary) return;
      const touch = e.pointerType === "touch", d: Drag = { id: e.pointerId, el, x: e.clientX, y: e.clientY, touch, ghost: null, ready: !touch, timer: 0 };
      if (touch) d.timer = window.setTimeout(() => { d.ready = true; start(d); follow(d, d.x, d.y); }, HOLD);
      drag = d;
    };
    const follow = (d: Drag, x: number, y: number) => {
      if (!d.ghost) return;
      const ground = box.getBoundingClientRect();
      d.ghost.style.left = `${x - ground.left}px`;
      d.ghost.style.top = `${y - ground.top}px`;
      mark(under(box, x, y));
    };
    const move = (e: PointerEvent) => {
      if (!drag || e.pointerId !== drag.id) return;
      if (!drag.ghost && Math.hypot(e.clientX - drag.x, e.clientY - drag.y) >= FAR) {
        if (!drag.ready) return end();
        start(drag);
      }
      follow(drag, e.clientX, e.clientY);
    };
    const up = (e: PointerEvent) => {
      const d = drag;
      if (!d || e.pointerId !== d.id) return;
      const lifted = d.ghost !== null;
      end();
      if (!lifted) return;
      justDropped = true;
      dropped(d.el, under(box, e.clientX, e.clientY), send);
    };
    const click = (e: Event) => { // the click that ends a drag is none
      if (justDropped) { e.stopPropagation(); e.preventDefault(); }
      justDropped = false;
    };
    const hold = (e: TouchEvent) => { if (drag?.ghost) e.preventDefault(); };
    const key = (e: KeyboardEvent) => { if (e.key === "Escape") end(); else justDropped = false; };
    const page = box.ownerDocument;
    box.addEventListener("pointerdown", down);
    box.addEventListener("click", click, true);
    box.addEventListener("touchmove", hold, { passive: false });
    page.addEventListener("pointermove", move);
    page.addEventListener("pointerup", up);
    page.addEventListener("pointercancel", end);
    page.addEventListener("keydown", key, true);
    return () => {
      end();
      box.removeEventListener("pointerdown", down);
      box.removeEventListener("click", click, true);
      box.removeEventListener("touchmove", hold);
      page.removeEventListener("pointermove", move);
      page.removeEventListener("pointerup", up);
      page.removeEventListener("pointercancel", end);
      page.removeEventListener("keydown", key, true);
    };
  }, [send]);
}
