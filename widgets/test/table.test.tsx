import { act, cleanup, fireEvent, screen, within } from "@testing-library/preact";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CardAt, Shown, TableView } from "../src/shared/types.ts";
import { justPlayed, placeOf } from "../src/table/Felt.tsx";
import table from "../src/table/index.tsx";
import { fixture, mount, reduceMotion } from "./fake.ts";

beforeEach(() => reduceMotion(true));
afterEach(() => { cleanup(); document.body.innerHTML = ""; });
const open = (name: string, over: Partial<TableView> = {}) => mount(table, { ...fixture<TableView>(name), auto: false, ...over });
const hand = () => within(screen.getByRole("toolbar")).getAllByRole("button");
const without = (view: TableView, card: string): Partial<TableView> =>
  ({ hand: view.hand && { ...view.hand, cards: view.hand.cards.filter((c) => c.card !== card) } });
const names = () => hand().map((b) => b.getAttribute("data-card"));
const key = (k: string) => userEvent.keyboard(k);

describe("hand", () => {
  it("plays a clicked card", async () => {
    const { model } = await open("table-blind.en");
    await userEvent.click(screen.getByRole("button", { name: "jack of clubs" }));
    expect(model.sent).toEqual([{ act: "JC", rev: 1 }]);
  });
  it("ignores the second click of a double click", async () => {
    const { model } = await open("table-blind.en");
    fireEvent.click(hand()[0] as Element, { detail: 2 });
    expect(model.sent).toEqual([]);
  });
  it("is one tab stop; arrows, Home and End move, Enter and Space play", async () => {
    const { model } = await open("table-blind.en");
    expect(hand().map((b) => b.tabIndex)).toEqual([0, -1, -1, -1]);
    hand()[0]?.focus();
    await key("{ArrowRight}{ArrowRight}"); expect(document.activeElement).toBe(hand()[2]);
    expect(hand().map((b) => b.tabIndex)).toEqual([-1, -1, 0, -1]);
    await key("{End}"); expect(document.activeElement).toBe(hand()[3]);
    await key("{Home}"); expect(document.activeElement).toBe(hand()[0]);
    await key("{ArrowLeft}"); expect(document.activeElement).toBe(hand()[3]);
    await key("{Enter}"); await key(" ");
    expect(model.sent).toEqual([{ act: "KH", rev: 1 }, { act: "KH", rev: 1 }]);
  });
  it("leaves arrows with a modifier to others", async () => {
    await open("table-blind.en");
    hand()[0]?.focus();
    for (const mod of ["Control", "Alt", "Meta"]) await key(`{${mod}>}{ArrowRight}{/${mod}}`);
    expect(document.activeElement).toBe(hand()[0]);
  });
  it("does not play card after card while a key is held", async () => {
    await open("table-blind.en");
    const first = hand()[0] as Element;
    expect(fireEvent.keyDown(first, { key: "Enter", repeat: true })).toBe(false);
    expect(fireEvent.keyDown(first, { key: "Enter" })).toBe(true);
  });
  it("keeps the focus at the same place after a play, and at the last card when the last was played", async () => {
    const { model, answer } = await open("table-blind.en");
    hand()[1]?.focus();
    await answer(without(model.get("view"), "8D"));
    expect(names()).toEqual(["TS", "JC", "KH"]);
    expect(document.activeElement).toBe(hand()[1]);
    await key("{End}");
    await answer(without(model.get("view"), "KH"));
    expect(document.activeElement).toBe(hand()[1]);
    expect(hand().map((b) => b.tabIndex)).toEqual([-1, 0]);
  });
  it("sends the focus to the filled button when the hand is empty, else to the widget", async () => {
    const { model, answer } = await open("table-blind.en");
    hand()[0]?.focus();
    await answer({ hand: { ...model.get("view").hand!, cards: [] }, buttons: [{ do: "again", label: "New round", main: true }] });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "New round" }));
    await answer({ buttons: [] });
    expect(document.activeElement).toBe(document.querySelector(".tk"));
  });
  it("does not take the focus when it was elsewhere", async () => {
    const { model, answer } = await open("table-blind.en");
    await answer(without(model.get("view"), "TS"));
    expect(document.activeElement).toBe(document.body);
  });
  it("lets barred cards be reached, sends nothing and says why in the line below", async () => {
    const { model, el } = await open("table-asked.en");
    const reason = el.querySelector(".tk-reason") as HTMLElement;
    expect(reason.textContent).toBe(""); expect(reason).toHaveProperty("dataset.kept", "");
    expect(reason.getAttribute("role")).toBe("status");
    await act(() => hand()[1]?.focus());
    expect(hand()[1]?.getAttribute("aria-disabled")).toBe("true");
    expect(reason.textContent).toMatch(/^Not now: East has asked/);
    await key("{Enter}");
    expect(model.sent).toEqual([]);
  });
  it("raises allowed cards only where others are barred", async () => {
    const view = fixture<TableView>("table-blind.en"), cards = view.hand!.cards;
    await open("table-blind.en");
    expect(document.querySelector("[data-legal]")).toBeNull();
    cleanup(); document.body.innerHTML = "";
    await open("table-blind.en", { hand: { ...view.hand!, cards: cards.map((c, i) => (i ? c : { ...c, act: null, barred: "Follow suit." })) } });
    expect(hand().map((b) => [b.dataset.legal, b.dataset.barred])).toEqual([[undefined, ""], ["yes", undefined], ["yes", undefined], ["yes", undefined]]);
  });
  it("keeps cards quiet that are only not due yet", async () => {
    await open("table-why.en");
    expect(hand().every((b) => b.getAttribute("aria-disabled") === "true" && b.dataset.barred === undefined)).toBe(true);
  });
});

describe("table", () => {
  it("names everything and bears the key marker on every element that can have the focus", async () => {
    for (const name of ["table-blind.en", "table-asked.en", "table-nine.en", "table-result.en", "table-replay.en", "table-why.en"]) {
      const { el } = await open(name);
      const more = el.querySelector<HTMLElement>(".tk-more button");
      if (more) await userEvent.click(more);
      const stops = el.querySelectorAll<HTMLElement>("button, input, select, a, summary, [tabindex]");
      for (const s of stops) expect(s.getAttribute("data-lm-suppress-shortcuts"), s.outerHTML.slice(0, 80)).toBe("true");
      expect(el.querySelectorAll("[id], [disabled]")).toHaveLength(0);
      cleanup(); document.body.innerHTML = "";
    }
  });
  it("has its name, language and deck, a live sentence and the trick by name", async () => {
    const { el } = await open("table-blind.de");
    const root = screen.getByRole("group", { name: "Kartentisch, Latinern" });
    expect(root.lang).toBe("de"); expect(root.dataset.deck).toBe("german");
    expect(el.querySelector(".tk-said")?.getAttribute("role")).toBe("status");
    expect(screen.getByRole("img", { name: "Nord: Schellen Sieben" })).toBeTruthy();
    expect(el.querySelector(".tk-slot")?.getAttribute("data-at")).toBe("S");
    expect(screen.getAllByRole("img", { name: "4 Karten" })).toHaveLength(3);
    expect(el.querySelectorAll(".tk-backs .tk-card")).toHaveLength(12);
  });
  it("shows whose turn it is, who won and what is counted", async () => {
    const { el } = await open("table-blind.en");
    expect(el.querySelector(".tk-turn")?.textContent).toContain("to play");
    expect(el.querySelectorAll(".tk-turn")).toHaveLength(1);
    expect(el.querySelector(".tk-win")?.getAttribute("aria-label")).toMatch(/^West/);
    expect([...el.querySelectorAll(".tk-trick .tk-order")].map((o) => o.textContent)).toEqual(["1", "2", "3"]);
    expect([...el.querySelectorAll(".tk-pile")].map((p) => p.querySelectorAll(".tk-on").length)).toEqual([0, 1]);
    expect(el.querySelector(".tk-ladder [aria-current]")?.textContent).toBe("2");
    expect(screen.getByRole("img", { name: "1 of 3 shown" }).querySelectorAll(".tk-on")).toHaveLength(1);
    expect([...el.querySelectorAll(".tk-hints li")].map((l) => l.className)).toEqual(["", "tk-shut", "tk-shut"]);
  });
  it("asks, answers, and says why asking is barred", async () => {
    const { model } = await open("table-asked.en");
    await userEvent.click(screen.getByRole("button", { name: "Go: they get 2" }));
    expect(model.sent).toEqual([{ act: "go", rev: 4 }]);
    expect(document.querySelector(".tk-side")?.firstElementChild?.textContent).toContain("Stay");
    cleanup(); document.body.innerHTML = "";
    const second = await open("table-limit.en");
    const ask = screen.getByRole("button", { name: "Ask" });
    expect(ask.getAttribute("aria-disabled")).toBe("true");
    expect(ask.getAttribute("aria-description")).toMatch(/^Your side has asked/);
    expect(screen.getByText(/^Your side has asked/)).toBeTruthy();
    await userEvent.click(ask);
    expect(second.model.sent).toEqual([]);
  });
  it("does not say a sentence twice", async () => {
    const { el } = await open("table-asked.en");
    expect(el.textContent?.split("the first word counts")).toHaveLength(2);
    cleanup(); document.body.innerHTML = "";
    const view = fixture<TableView>("table-blind.en");
    const again = await open("table-blind.en", { say: view.last!.say });
    expect(again.el.textContent?.split("stays secret")).toHaveLength(2);
  });
  it("asks for a hint until all are shown", async () => {
    const { model, answer } = await open("table-blind.en");
    const button = () => screen.getByRole("button", { name: /Next hint/ });
    await userEvent.click(button());
    expect(model.sent).toEqual([{ do: "hint", rev: 1 }]);
    await answer({ hint: { ...model.get("view").hint!, done: true } });
    expect(button().getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(button());
    expect(model.sent).toHaveLength(1);
  });
  it("opens and closes the menu, with Escape too", async () => {
    const { model } = await open("table-blind.en");
    const more = screen.getByRole("button", { name: "More" });
    expect(more.getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("button", { name: "Take back" })).toBeNull();
    await userEvent.click(more);
    await userEvent.click(screen.getByRole("button", { name: "German cards" }));
    expect(screen.getByRole("button", { name: "German cards" }).getAttribute("aria-pressed")).toBe("false");
    await userEvent.click(screen.getByRole("button", { name: "Take back" }));
    expect(model.sent).toEqual([{ do: "set", deck: "german", rev: 1 }, { do: "undo", rev: 1 }]);
    await key("{Escape}");
    expect(more.getAttribute("aria-expanded")).toBe("false");
    expect(document.activeElement).toBe(more);
  });
  it("shows the result, the reasons and the next thing to do", async () => {
    const { el, model } = await open("table-result.en");
    expect(el.querySelector(".tk-side")?.firstElementChild?.textContent).toContain("You and North win 2 points");
    expect(el.querySelectorAll(".tk-reasons li")).toHaveLength(3);
    expect(screen.queryByRole("toolbar")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "New round" }));
    await userEvent.click(screen.getByRole("button", { name: "Look at the round" }));
    expect(model.sent).toEqual([{ do: "again", rev: 30 }, { do: "seek", to: 0, rev: 30 }]);
  });
  it("is a level too: what to do, what is said to the act, what it earned, older tricks", async () => {
    const { el, model } = await open("table-level.en");
    expect(el.querySelector(".tk-goaltext")?.textContent).toMatch(/^Play the card/);
    expect(el.querySelector(".tk-verdict")?.getAttribute("role")).toBe("status");
    expect(el.querySelector(".tk-verdict .tk-bad b")?.textContent).toBe("Not yet.");
    expect(screen.getByRole("img", { name: "2 of 3 stars" })).toBeTruthy();
    expect(within(el.querySelector(".tk-past") as HTMLElement).getAllByRole("img")).toHaveLength(4);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(model.sent).toEqual([{ do: "again", rev: 8 }]);
  });
  it("folds older tricks where it is told so, and tells of each why it was won", async () => {
    const level = fixture<TableView>("table-level.en"), older = level.earlier?.[0] as Shown;
    const { el, answer } = await mount(table, { ...level, past: { label: "One older trick", open: false as boolean } as TableView["past"], earlier: [{ ...older, lines: [["It was too low."]] }] });
    const fold = el.querySelector("details") as HTMLDetailsElement;
    expect(fold.open).toBe(false);
    expect(fold.querySelector("summary")?.textContent).toBe("One older trick");
    expect(within(fold).getByText("It was too low.")).toBeTruthy();
    await answer({ past: { label: "The tricks before", open: true } });
    expect(el.querySelector("details")?.open).toBe(true);
    await answer({ past: null });
    expect(el.querySelector("details")).toBeNull();
    expect(el.querySelector(".tk-past")).toBeTruthy();
  });
  it("shows how far a guided hand has come, in words too", async () => {
    const { el } = await mount(table, { ...fixture<TableView>("table-level.en"), progress: { now: 2, of: 5, label: "Act 3, 5 at most" } });
    expect(el.querySelector(".tk-progress")?.textContent).toBe("Act 3, 5 at most");
    expect(el.querySelectorAll(".tk-progress i")).toHaveLength(5);
    expect(el.querySelectorAll(".tk-progress .tk-on")).toHaveLength(2);
  });
  it("lets cards be asked about, says the answer, and plays the card", async () => {
    const before = { title: "Can it be beaten?", button: { do: "before", label: "Ask before I play", pressed: true }, note: null,
      lines: [[{ b: ["It can be beaten"] }, "."]], buttons: [{ do: "play", label: "Play 9" }] };
    const { el, model } = await mount(table, { ...fixture<TableView>("table-blind.en"), before });
    expect(screen.getByRole("region", { name: "Can it be beaten?" }).querySelector("[role=status]")?.textContent).toBe("It can be beaten.");
    expect(screen.getByRole("button", { name: "Ask before I play" }).getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: "Ask before I play" }));
    await userEvent.click(screen.getByRole("button", { name: "Play 9" }));
    expect(model.sent.map((m) => ("do" in m ? m.do : ""))).toEqual(["before", "play"]);
    expect(el.querySelector(".tk-answer")).toBeTruthy();
  });
  it("replays: steps, slider, other eyes, open hands", async () => {
    const { model, answer } = await open("table-replay.en");
    for (const name of ["To the start", "One card back", "Next card", "To the end"]) await userEvent.click(screen.getByRole("button", { name }));
    await userEvent.click(screen.getByRole("button", { name: "As West" }));
    const bar = screen.getByRole("slider", { name: "Step of the round" });
    fireEvent.change(bar, { target: { value: "9" } });
    expect(model.sent.map(({ rev: _, ...m }) => m)).toEqual([{ do: "seek", to: 0 }, { do: "seek", to: 5 }, { do: "seek", to: 7 }, { do: "seek", to: 20 }, { do: "as", seat: "W" }, { do: "seek", to: 9 }]);
    expect(screen.getAllByRole("img", { name: "jack of clubs" })).toHaveLength(1);
    await answer({ seek: { ...model.get("view").seek!, now: 20 } });
    const n = model.sent.length, next = screen.getByRole("button", { name: "Next card" });
    expect(next.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(next); await userEvent.click(screen.getByRole("button", { name: "To the end" }));
    expect(model.sent).toHaveLength(n);
  });
  it("seats whoever looks at the bottom", () => {
    expect([..."NESW"].map((s) => placeOf(s, "S")).join("")).toBe("NESW");
    expect([..."NESW"].map((s) => placeOf(s, "N")).join("")).toBe("SWNE");
    expect([..."NESW"].map((s) => placeOf(s, "E")).join("")).toBe("ESWN");
  });
});

describe("motion", () => {
  const at = (seat: string, card: string): CardAt => ({ seat, name: seat, card, label: card, order: 1 });
  it("sees the one card that was just played", () => {
    const a = at("W", "KS"), b = at("N", "7D"), c = at("E", "QS");
    expect(justPlayed([a], [a, b])).toBe(b); expect(justPlayed([], [a])).toBe(a);
    expect(justPlayed([a], [a, b, c])).toBeUndefined(); expect(justPlayed([a], [a])).toBeUndefined(); expect(justPlayed([a], [b, c])).toBeUndefined();
  });
  it.each([[false, 1], [true, 0]])("moves a card once it is played (reduced motion: %s)", async (less, times) => {
    reduceMotion(less);
    const moves: unknown[][] = [];
    Element.prototype.animate = function (...a: unknown[]) { moves.push(a); return {} as Animation; } as never;
    const box = vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(10, 20, 50, 70));
    const { trick } = fixture<TableView>("table-blind.en");
    const { model, answer } = await open("table-blind.en", { trick: trick.slice(0, 2) });
    expect(moves).toHaveLength(0);
    await answer({ trick });
    expect(moves).toHaveLength(times);
    if (times) expect(moves[0]?.[1]).toMatchObject({ duration: 240, easing: "ease-out" });
    await answer({ say: ["Nothing moved."] });
    expect(moves).toHaveLength(times);
    await answer({ ...without(model.get("view"), "TS"), slot: null, trick: [...trick, at("S", "TS")] });
    expect(moves).toHaveLength(2 * times);
    box.mockRestore();
  });
});
