import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { AnyModel } from "@anywidget/types";
import { MOVE, still } from "./motion.ts";
import type { Button, Message, Send, TableView } from "./types.ts";
import type { View } from "./views.ts";

export type Model<V extends View = View> = AnyModel<{ view: V }>;

/** The snapshot, followed. Layout effect and a second look: a change between first render and subscription is not lost. */
export function useView<V extends View>(model: Model<V>): V {
  const [box, set] = useState<{ view: V }>(() => ({ view: model.get("view") }));
  useLayoutEffect(() => {
    const look = () => set((old) => (old.view === model.get("view") ? old : { view: model.get("view") }));
    model.on("change:view", look);
    look();
    return () => model.off("change:view", look);
  }, [model]);
  return box.view;
}

/** What a snapshot has already been answered with. Keyed by the snapshot itself, so two views of one model know of each other. */
const answered = new WeakMap<View, "act" | "passing">();
const isNext = (message: Message): boolean => "do" in message && message.do === "next";
/** A look is no click: whoever clicks meanwhile has to be answered, and only the latest of several looks counts. */
const isLook = (message: Message): boolean => "do" in message && message.do === "look";

/** Is what was clicked still on offer in this view? */
export function offered(view: View, message: Message): boolean {
  if (!("act" in message) || view.kind !== "table") return true;
  const { buttons, stake, more, ask, auction, offer, hand, down } = view;
  const shown: Button[] = [stake, more, auction, offer].flatMap((part) => part?.buttons ?? []).concat(buttons, ask?.button ?? []);
  const bids = auction?.bands.flatMap((band) => band.bids) ?? [];
  return shown.some((b) => b.act === message.act && b.disabled == null)
    || [...(hand?.cards ?? []), ...bids, down].some((c) => c?.act === message.act);
}

/** How long an answer may take before it is said that there is none yet, in ms. */
export const PATIENCE = 8000;

const wantsNext = (view: View): view is TableView => view.kind === "table" && view.auto;

/** `send` for the learner's clicks and the automatic `next`, which `hurry` sends at once; `dead` when the kernel is gone,
 *  `late` when it does not answer: another cell keeps it busy, or the widget is cut off from it. */
export function useLink<V extends View>(model: Model<V>, view: V): { send: Send; hurry: () => void; dead: boolean; late: boolean } {
  const [dead, setDead] = useState(false), [late, setLate] = useState(false);
  const held = useRef<Message | null>(null), waiting = useRef<(() => void) | null>(null);
  const patience = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const post = useCallback((message: Message) => {
    const now = model.get("view");
    answered.set(now, isNext(message) || isLook(message) ? "passing" : "act");
    try {
      model.send({ ...message, rev: now.rev });
      setDead(false);
      clearTimeout(patience.current);
      patience.current = setTimeout(() => setLate(true), PATIENCE);
    } catch {
      answered.delete(now);
      setDead(true);
    }
  }, [model]);

  useLayoutEffect(() => () => {
    clearTimeout(patience.current);
    setLate(false);
  }, [view]);

  // While the answer to a `next` or a look is on its way, a click would be dropped as stale: it waits for that answer. A second
  // click after an act is dropped: it was meant for what the first has changed.
  const send = useCallback<Send>((message) => {
    if (answered.get(model.get("view")) !== "passing") post(message);
    else if (isLook(message) ? !held.current || isLook(held.current) : !isNext(message)) held.current = message;
  }, [model, post]);

  useLayoutEffect(() => {
    const kept = held.current;
    if (kept && !answered.has(view)) {
      held.current = null;
      if (offered(view, kept)) return post(kept);
    }
    if (!wantsNext(view)) return;
    const next = () => { if (model.get("view") === view && !answered.has(view)) post({ do: "next" }); };
    if (still()) return next();
    const timer = setTimeout(next, MOVE);
    waiting.current = next;
    return () => {
      clearTimeout(timer);
      waiting.current = null;
    };
  }, [view, model, post]);

  const hurry = useCallback(() => waiting.current?.(), []);
  return { send, hurry, dead, late };
}

/** The message of a button. */
export function messageOf(b: Button): Message {
  if (b.act != null) return { act: b.act };
  return { do: b.do ?? "", ...(b.to == null ? {} : { to: b.to }), ...(b.seat == null ? {} : { seat: b.seat }), ...(b.key == null ? {} : { key: b.key }), ...b.set };
}
