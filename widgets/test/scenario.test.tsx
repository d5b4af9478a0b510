import { cleanup, fireEvent, screen, within } from "@testing-library/preact";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropped } from "../src/scenario/drag.ts";
import scenario from "../src/scenario/index.tsx";
import type { ScenarioView } from "../src/scenario/view.ts";
import { fixture, mount } from "./fake.ts";

type Record = NonNullable<ScenarioView["record"]>;
afterEach(() => { cleanup(); document.body.innerHTML = ""; });
const key = (k: string) => userEvent.keyboard(k);
const show = (name: string) => mount(scenario, fixture<ScenarioView>(name));
const find = (el: Element, where: string) => el.querySelector<HTMLElement>(where) as HTMLElement;

describe("deck and seats", () => {
  it("lays the deck out by suits, and a card that lies with a seat leaves its place", async () => {
    const { el } = await show("scenario-trick.en");
    expect(el.querySelectorAll(".tk-scdeck > button")).toHaveLength(32);
    const gone = find(el, ".tk-scdeck [data-card=JD]");
    expect(gone.className).toBe("tk-scgone");
    expect(gone.textContent).toBe("W");
    expect(gone.getAttribute("aria-label")).toBe("West: jack of diamonds");
    expect(el.querySelectorAll(".tk-scdeck [tabindex='0']")).toHaveLength(1);
  });
  it("sends the card that was pressed, in the deck or with a seat, and the seat", async () => {
    const { el, model } = await show("scenario-deal.en");
    for (const where of [".tk-scdeck [data-card='7C']", "[data-place=N] [data-card='8S']", "[data-place=W] .tk-put"]) await userEvent.click(find(el, where));
    expect(model.sent).toEqual([{ do: "card", key: "7C", rev: 1 }, { do: "card", key: "8S", rev: 1 }, { do: "seat", seat: "W", rev: 1 }]);
  });
  it("puts a card by the number of the seat; its own number puts it first", async () => {
    const { el, model } = await show("scenario-deal.en");
    find(el, ".tk-scdeck [data-card='7C']").focus();
    await key("{ArrowRight}2");
    find(el, "[data-place=N] [data-card='8S']").focus();
    await key("4");
    await key("9");
    await key("{Control>}1{/Control}");
    expect(model.sent).toEqual([{ do: "put", key: "8C", seat: "S", rev: 1 }, { do: "put", key: "8S", seat: "N", to: 0, rev: 1 }]);
  });
  it("marks the card that waits for its seat, the seat that waits for cards, and the winner", async () => {
    const picked = await show("scenario-deal.en");
    expect(find(picked.el, "[aria-pressed=true]").dataset.card).toBe("AH");
    const { el } = await show("scenario-deal.de");
    expect(find(el, ".tk-place[data-target]").dataset.place).toBe("E");
    const won = await show("scenario-trick.de");
    expect(find(won.el, "[data-win]").dataset.card).toBe("JD");
  });
  it("is walked through by arrows, with one tab stop a group", async () => {
    const { el } = await show("scenario-trick.en");
    find(el, ".tk-scdeck [data-card='7C']").focus();
    await key("{ArrowDown}{ArrowRight}");
    expect((document.activeElement as HTMLElement).dataset.card).toBe("8D");
    find(el, ".tk-seg [data-key=C]").focus();
    await key("{ArrowRight}{Enter}");
    expect((document.activeElement as HTMLElement).dataset.key).toBe("D");
    for (const b of el.querySelectorAll("button, textarea")) expect(b.getAttribute("data-lm-suppress-shortcuts")).toBe("true");
  });
});

describe("playing", () => {
  it("plays the card that was pressed, and says why not", async () => {
    const { el, model } = await show("scenario-28.en");
    await userEvent.click(find(el, "[data-place=S] [data-card='7C']"));
    expect(model.sent).toEqual([]);
    expect(within(find(el, "[data-place=S]")).getByRole("status").textContent).toContain("Follow suit");
    await userEvent.click(find(el, "[data-place=S] [data-card='8H']"));
    expect(model.sent).toEqual([{ act: "S:8H", rev: 1 }]);
  });
  it("says a call for the seat it belongs to", async () => {
    const { el, model } = await show("scenario-28-auction.de");
    const calls = within(find(el, "[data-zone=calls-S]")).getAllByRole("button");
    expect(calls[0]?.textContent).toBe("20");
    expect(calls[0]?.getAttribute("aria-label")).toBe("Süd: 20 bieten");
    await userEvent.click(calls[0] as HTMLElement);
    expect(model.sent).toEqual([{ act: "S:20", rev: 1 }]);
  });
  it("looks as a seat, with backs for what may not be seen", async () => {
    const { el, model } = await show("scenario-28-as.en");
    expect(el.querySelectorAll("[data-place=N] .tk-sccards > li")).toHaveLength(7);
    expect(el.querySelectorAll("[data-place=N] .tk-sccards button")).toHaveLength(0);
    await userEvent.click(screen.getByRole("radio", { name: "All open" }));
    expect(model.sent).toEqual([{ do: "as", seat: "all", rev: 1 }]);
  });
});

describe("answers", () => {
  it("chooses trump, question and seat", async () => {
    const { model } = await show("scenario-trick.en");
    await userEvent.click(screen.getByRole("radio", { name: "hearts" }));
    await userEvent.click(screen.getByRole("radio", { name: "Deal cards" }));
    expect(model.sent).toEqual([{ do: "trump", key: "H", rev: 1 }, { do: "mode", key: "deal", rev: 1 }]);
  });
  it("tells of each pair who wins, and why below the board", async () => {
    const { el } = await show("scenario-trick.en");
    const cell = find(el, ".tk-scpairs [data-pair='7S']");
    expect(cell.getAttribute("aria-label")).toBe("trump spades, Schlag seven: North");
    await userEvent.click(cell);
    expect(find(el, ".tk-scpairs [role=status]").textContent).toContain("Had spades been trump");
    await userEvent.click(cell);
    expect(find(el, ".tk-scpairs [role=status]").textContent).toBe("");
  });
  it("shows what a seat knows: chances, tricks that prove, a cross where no trick is needed", async () => {
    const { el, answer, model } = await show("scenario-knows.en");
    expect(find(el, "[data-pair='8D']").textContent).toBe("19");
    expect(find(el, "[data-pair='7C']").dataset.look).toBe("proved");
    const panel = model.get("view").panel, pairs = panel.knows?.pairs;
    if (!panel.knows || !pairs) throw new Error("no board");
    await answer({ panel: { ...panel, knows: { ...panel.knows, pairs: { ...pairs, cells: pairs.cells.map((c) => ({ ...c, text: "" })) } } } });
    expect(find(el, "[data-pair='7C'] [data-icon=cross]")).toBeTruthy();
  });
  it("works out what is best, with both answers", async () => {
    const { el } = await show("scenario-best.de");
    expect(el.querySelectorAll(".tk-scwho h3")).toHaveLength(2);
    expect(el.querySelectorAll(".tk-scwho .tk-other").length).toBeGreaterThan(0);
  });
});

describe("record", () => {
  const field = (el: Element) => find(el, "textarea") as HTMLTextAreaElement;
  const type = (el: Element, text: string) => fireEvent.input(field(el), { target: { value: text } });
  it("is copied", async () => {
    const { el } = await show("scenario-play.en");
    const write = vi.fn(() => Promise.resolve());
    Object.defineProperty(window.navigator, "clipboard", { value: { writeText: write }, configurable: true });
    await fireEvent.click(find(el, "[data-do=copy]"));
    expect(write).toHaveBeenCalledWith(field(el).value);
    expect(await screen.findByText("Copied")).toBeTruthy();
  });
  it("loads what was pasted, and keeps it when it is wrong", async () => {
    const { el, model, answer } = await show("scenario-trick.en");
    expect(find(el, "[data-do=load]").getAttribute("aria-disabled")).toBe("true");
    await type(el, "hello");
    await fireEvent.click(find(el, "[data-do=load]"));
    expect(model.sent).toEqual([{ do: "load", text: "hello", rev: 1 }]);
    await answer({ error: ["Line 1, column 1: …"] });
    expect(field(el).value).toBe("hello");
    const record = fixture<ScenarioView>("scenario-play.en").record as Record;
    await answer({ error: null });
    expect(field(el).value).toBe("hello");
    await fireEvent.click(find(el, "[data-do=load]"));
    await answer({ error: null, record });
    expect(field(el).value).toBe(record.text);
  });
  it("follows the scenario as long as nothing was typed", async () => {
    const { el, answer, model } = await show("scenario-play.en");
    const record = model.get("view").record as Record;
    await answer({ record: { ...record, text: "another" } });
    expect(field(el).value).toBe("another");
    await type(el, "mine");
    await answer({ record: { ...record, text: "a third" } });
    expect(field(el).value).toBe("mine");
  });
});

describe("the first drawing", () => {
  it("waits for a snapshot that comes late", async () => {
    const { el, answer } = await mount(scenario, {} as ScenarioView);
    expect(el.querySelector(".tk-scenario")).toBeNull();
    await answer(fixture<ScenarioView>("scenario-trick.en"));
    expect(el.querySelectorAll(".tk-scdeck > button")).toHaveLength(32);
  });
});

describe("a level", () => {
  it("says its goal and what is given, and keeps silent until it was checked", async () => {
    const { el, model } = await show("scenario-level-open.de");
    expect(find(el, ".tk-goaltext").textContent).toContain("Nord spielt für 14");
    expect(el.querySelector(".tk-scask, .tk-screcord")).toBeNull();
    expect(find(el, ".tk-verdict").textContent).toBe("");
    await userEvent.click(find(el, "[data-zone=marks] [data-do=check]"));
    await userEvent.click(find(el, "[data-do=undo]")); // nothing has been done that could be taken back
    await userEvent.click(find(el, "[data-do=hint]"));
    expect(model.sent).toEqual([{ do: "check", rev: 1 }, { do: "hint", rev: 1 }]);
  });
  it("says what a wrong position lacks, with the answers below", async () => {
    const { el } = await show("scenario-level.en");
    expect(within(find(el, ".tk-levelsaid")).getAllByRole("status")[0]?.textContent).toContain("Not yet.");
    expect(el.querySelectorAll(".tk-whatif tr")).toHaveLength(4);
    expect(el.querySelector("[data-do=hint]")).not.toBeNull();
    expect(find(el, "[data-do=check]").getAttribute("aria-disabled")).toBe("true");
  });
  it("shows the stars for a right one, and offers no more hints", async () => {
    const { el } = await show("scenario-level-right.en");
    expect(el.querySelectorAll(".tk-levelsaid .tk-star.tk-on")).toHaveLength(3);
    expect(el.querySelector("[data-do=hint]")).toBeNull();
    expect(el.querySelector(".tk-screcord")).toBeNull();
  });
});

describe("dragging", () => {
  const send = vi.fn();
  beforeEach(() => send.mockClear());
  it("means what the place means", async () => {
    const { el } = await show("scenario-deal.en");
    const inDeck = find(el, ".tk-scdeck [data-card='7C']"), held = find(el, "[data-place=N] [data-card='8S']");
    dropped(inDeck, find(el, "[data-place=S] .tk-scfree"), send);
    dropped(held, find(el, "[data-place=N] [data-first]"), send);
    dropped(held, find(el, "[data-place=N] .tk-put"), send);
    dropped(held, find(el, ".tk-scdeck"), send);
    dropped(inDeck, find(el, "h2"), send);
    dropped(inDeck, null, send);
    expect(send.mock.calls.map(([message]) => message)).toEqual([
      { do: "put", key: "7C", seat: "S" }, { do: "put", key: "8S", seat: "N", to: 0 }, { do: "card", key: "8S" },
    ]);
  });
  it("plays a card that is dropped on the table", async () => {
    const { el } = await show("scenario-28.en");
    const card = find(el, "[data-place=S] [data-card='8H']");
    dropped(card, find(el, "[data-table] p"), send);
    dropped(card, find(el, "[data-place=N]"), send);
    expect(send.mock.calls).toEqual([[{ act: "S:8H" }]]);
  });
});
