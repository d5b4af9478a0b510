import { useEffect, useRef } from "preact/hooks";
import type { BoardView, Place, Send } from "../shared/types.ts";

const REST = 70;
const TOLD = new Set<Place["status"]>(["right", "wrong", "out", "chance"]);

/** Asks for the reason of a place that was answered or shown, when the pointer rests on it or the focus comes to it. */
export function useLook(view: Pick<BoardView, "selected">, send: Send) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined), pointer = useRef("");
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = (place: Place) => {
    if (TOLD.has(place.status) && view.selected !== place.key) send({ do: "look", key: place.key });
  };
  return (place: Place) => ({
    look: () => look(place),
    onMouseEnter: (e: MouseEvent) => {
      // When the page moves under a pointer at rest, nobody has pointed at anything.
      const at = `${e.screenX} ${e.screenY}`, moved = at !== pointer.current;
      pointer.current = at;
      clearTimeout(timer.current);
      if (moved) timer.current = setTimeout(() => look(place), REST);
    },
    onMouseLeave: () => clearTimeout(timer.current),
  });
}
