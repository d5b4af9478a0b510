import { act, cleanup, screen } from "@testing-library/preact";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { messageOf, offered, PATIENCE } from "../src/shared/link.ts";
import { MOVE } from "../src/shared/motion.ts";
import type { TableView } from "../src/shared/types.ts";
import table from "../src/table/index.tsx";
import { fixture, mount, reduceMotion } from "./fake.ts";

beforeEach(() => { vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }); reduceMotion(false); });
afterEach(() => { cleanup(); vi.useRealTimers(); document.body.innerHTML = ""; });
const user = userEvent.setup({ advanceTimers: () => Promise.resolve(), delay: null });
const wait = (ms: number) => act(() => { vi.advanceTimersByTime(ms); });
const auto = (over: Partial<TableView> = {}) => ({ ...fixture<TableView>("table-blind.en"), auto: true, ...over });
const NEXT = { do: "next" };

describe("the automatic next", () => {
  it("waits until the card has moved", async () => {
    const { model } = await mount(table, auto());
    await wait(MOVE - 1); expect(model.sent).toEqual([]);
    await wait(1); expect(model.sent).toEqual([{ ...NEXT, rev: 1 }]);
  });
  it("goes at once with reduced motion", async () => {
    reduceMotion(true);
    const { model } = await mount(table, auto());
    expect(model.sent).toEqual([{ ...NEXT, rev: 1 }]);
  });
  it("is sent once for one snapshot, and again for the next", async () => {
    const { model, answer } = await mount(table, auto());
    await wait(5 * MOVE); expect(model.sent).toHaveLength(1);
    await answer({}); await wait(5 * MOVE);
    expect(model.sent).toEqual([{ ...NEXT, rev: 1 }, { ...NEXT, rev: 2 }]);
    await answer({ auto: false }); await wait(5 * MOVE);
    expect(model.sent).toHaveLength(2);
  });
  it("is sent once where two views show one model", async () => {
    const { model, answer } = await mount(table, auto(), 2);
    await wait(5 * MOVE); expect(model.sent).toHaveLength(1);
    reduceMotion(true);
    await answer({}); expect(model.sent).toHaveLength(2);
  });
  it("gives way to a click before it: the click is sent, the next comes with the new snapshot", async () => {
    const { model, answer } = await mount(table, auto());
    await wait(MOVE / 2);
    await user.click(screen.getByRole("button", { name: /Next hint/ }));
    await wait(5 * MOVE);
    expect(model.sent).toEqual([{ do: "hint", rev: 1 }]);
    await answer({}); await wait(MOVE);
    expect(model.sent).toEqual([{ do: "hint", rev: 1 }, { ...NEXT, rev: 2 }]);
  });
  it("is sent at once by a click on the felt or on a card that waits, and only once however often", async () => {
    const { model, answer } = await mount(table, auto({ stake: null, hint: null }));
    const felt = document.querySelector(".tk-felt") as HTMLElement;
    for (let i = 0; i < 50; i++) felt.click();
    expect(model.sent).toEqual([{ ...NEXT, rev: 1 }]);
    const hand = fixture<TableView>("table-blind.en").hand as NonNullable<TableView["hand"]>;
    await answer({ hand: { ...hand, cards: hand.cards.map((card) => ({ ...card, act: null })) } });
    document.querySelector<HTMLElement>(".tk-hand button")?.click();
    expect(model.sent).toEqual([{ ...NEXT, rev: 1 }, { ...NEXT, rev: 2 }]);
    await wait(5 * MOVE); expect(model.sent).toHaveLength(2);
    await answer({ auto: false }); felt.click();
    expect(model.sent).toHaveLength(2);
  });
  it("is not hurried by a click that does something", async () => {
    const { model } = await mount(table, auto());
    document.querySelector<HTMLElement>(".tk-more button")?.click();
    expect(model.sent).toEqual([]);
    await wait(MOVE); expect(model.sent).toEqual([{ ...NEXT, rev: 1 }]);
  });
  it("keeps a click that comes while it is on its way, and sends it with the new revision, first", async () => {
    const { model, answer } = await mount(table, auto());
    await wait(MOVE);
    await user.click(screen.getByRole("button", { name: /Ask/ }));
    expect(model.sent).toEqual([{ ...NEXT, rev: 1 }]);
    await answer({}); await wait(5 * MOVE);
    expect(model.sent).toEqual([{ ...NEXT, rev: 1 }, { act: "ask", rev: 2 }]);
  });
  it("loses no card that is clicked while the next trick is on its way, and plays no second one", async () => {
    const { model, answer } = await mount(table, auto({ auto: false, buttons: [{ do: "next", label: "Next trick" }] }));
    const next = screen.getByRole("button", { name: "Next trick" });
    await user.click(next); await user.click(next);
    await user.click(screen.getByRole("button", { name: "jack of clubs" }));
    expect(model.sent).toEqual([{ ...NEXT, rev: 1 }]);
    await answer({ buttons: [] });
    expect(model.sent).toEqual([{ ...NEXT, rev: 1 }, { act: "JC", rev: 2 }]);
    await answer({});
    expect(model.sent).toHaveLength(2);
  });
  it("drops a kept click that is no longer on offer", async () => {
    const { model, answer } = await mount(table, auto());
    await wait(MOVE);
    await user.click(screen.getByRole("button", { name: /Ask/ }));
    await answer({ stake: null, auto: false }); await wait(MOVE);
    expect(model.sent).toEqual([{ ...NEXT, rev: 1 }]);
  });
  it("stops with the widget", async () => {
    const { model, stops } = await mount(table, auto());
    stops[0]?.(); await wait(5 * MOVE);
    expect(model.sent).toEqual([]);
  });
});

describe("the line to Python", () => {
  it("says when the kernel is gone, and stops saying so when it is back", async () => {
    const view = fixture<TableView>("table-blind.en"), { model } = await mount(table, view);
    model.broken = true;
    await user.click(screen.getByRole("button", { name: /Ask/ }));
    expect(screen.getByRole("alert").textContent).toBe(view.dead);
    model.broken = false;
    await user.click(screen.getByRole("button", { name: /Ask/ }));
    expect(screen.getByRole("alert").textContent).toBe("");
    expect(model.sent).toEqual([{ act: "ask", rev: 1 }]);
  });
  it("says that an answer takes long, until it comes", async () => {
    const { answer } = await mount(table, auto({ auto: false }));
    const said = () => screen.getByRole("alert").textContent;
    await user.click(screen.getByRole("button", { name: /Next hint/ }));
    await wait(PATIENCE - 1); expect(said()).toBe("");
    await wait(1); expect(said()).toMatch(/^No answer yet/);
    await answer({ auto: false }); expect(said()).toBe("");
    await wait(PATIENCE); expect(said()).toBe("");
    await user.click(screen.getByRole("button", { name: /Next hint/ }));
    await wait(PATIENCE / 2); await answer({ auto: false });
    await wait(PATIENCE); expect(said()).toBe("");
  });
  it("does not lose clicks after an automatic next that could not be sent", async () => {
    const { model } = await mount(table, auto());
    model.broken = true; await wait(MOVE);
    expect(screen.getByRole("alert").textContent).not.toBe("");
    model.broken = false;
    await user.click(screen.getByRole("button", { name: /Ask/ }));
    expect(model.sent).toEqual([{ act: "ask", rev: 1 }]);
  });
  it("shows an error of a handler", async () => {
    const { answer } = await mount(table, fixture<TableView>("table-blind.en"));
    await answer({ error: ["Something ", { b: ["went wrong"] }] });
    expect(screen.getByRole("alert").textContent).toBe("Something went wrong");
  });
  it("keeps two views of one model in step", async () => {
    const { els, answer } = await mount(table, fixture<TableView>("table-blind.en"), 2);
    await answer({ say: ["North leads."] });
    for (const el of els) expect(el.querySelector(".tk-said")?.textContent).toBe("North leads.");
  });
  it.each(["stop", "abort"])("leaves no listener and no picture behind (%s)", async (how) => {
    const { model, el, stops, control } = await mount(table, fixture<TableView>("table-blind.en"));
    expect(model.listeners()).toBe(1);
    await act(() => (how === "stop" ? stops[0]?.() : control.abort()));
    expect(model.listeners()).toBe(0);
    expect(el.innerHTML).toBe("");
  });
  it("takes a change between the first drawing and the subscription", async () => {
    const { model } = await mount({ render: (p: never) => {
      const props = p as { model: { get: () => TableView; set: (k: "view", v: TableView) => void; on: unknown } };
      const on = props.model.on as (e: string, f: () => void) => void;
      props.model.on = (e: string, f: () => void) => { props.model.set("view", { ...props.model.get(), say: ["Meanwhile."] }); on.call(props.model, e, f); };
      return table.render(p);
    } }, fixture<TableView>("table-blind.en"));
    expect(model.get("view").say).toEqual(["Meanwhile."]);
    expect(document.querySelector(".tk-said")?.textContent).toBe("Meanwhile.");
  });
  it("makes messages of buttons", () => {
    expect(messageOf({ label: "", act: "ask" })).toEqual({ act: "ask" });
    expect(messageOf({ label: "", do: "seek", to: 0 })).toEqual({ do: "seek", to: 0 });
    expect(messageOf({ label: "", do: "as", seat: "N" })).toEqual({ do: "as", seat: "N" });
    expect(messageOf({ label: "", do: "set", set: { deck: "german" } })).toEqual({ do: "set", deck: "german" });
  });
  it("knows what is on offer", () => {
    const view = fixture<TableView>("table-blind.en"), limit = fixture<TableView>("table-limit.en");
    expect(offered(view, { act: "ask" })).toBe(true); expect(offered(view, { act: "TS" })).toBe(true);
    expect(offered(view, { act: "AS" })).toBe(false); expect(offered(limit, { act: "ask" })).toBe(false);
    expect(offered(limit, { do: "hint" })).toBe(true);
  });
});
