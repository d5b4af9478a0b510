import { cleanup, screen, within } from "@testing-library/preact";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { complete, missing, moved, tapped } from "../src/question/answer.ts";
import question from "../src/question/index.tsx";
import { spoken } from "../src/question/Options.tsx";
import type { Group, QuestionView } from "../src/shared/types.ts";
import { fixture, mount } from "./fake.ts";

afterEach(() => { cleanup(); document.body.innerHTML = ""; });
const open = (name: string, over: Partial<QuestionView> = {}) => mount(question, { ...fixture<QuestionView>(name), ...over });
const key = (k: string) => userEvent.keyboard(k);
const click = (name: string | RegExp, role = "button") => userEvent.click(screen.getByRole(role, { name }));
const check = () => screen.getByRole("button", { name: "Check" });

describe("answers", () => {
  const view = fixture<QuestionView>("question-many.en"), many = view.groups[0] as Group;
  const order = fixture<QuestionView>("question-order.en").groups[0] as Group;
  it("toggles sets in the order of the options and orders in the order of the taps", () => {
    expect(tapped(tapped({}, many, "AS"), many, "QD")).toEqual({ cards: ["QD", "AS"] });
    expect(tapped({ cards: ["QD", "AS"] }, many, "QD")).toEqual({ cards: ["AS"] });
    expect(tapped(tapped({}, order, "KH"), order, "TH")).toEqual({ order: ["KH", "TH"] });
    expect(tapped({ order: ["KH", "TH"] }, order, "KH")).toEqual({ order: ["TH"] });
  });
  it("moves inside a line and stops at its ends", () => {
    expect(moved(["a", "b", "c"], "b", -1)).toEqual(["b", "a", "c"]); expect(moved(["a", "b", "c"], "b", 1)).toEqual(["a", "c", "b"]);
    expect(moved(["a", "b", "c"], "a", -1)).toEqual(["a", "b", "c"]); expect(moved(["a", "b", "c"], "c", 1)).toEqual(["a", "b", "c"]); expect(moved(["a"], "x", 1)).toEqual(["a"]);
  });
  it("knows what is missing", () => {
    expect(missing(view, {})).toBe("Choose at least one card."); expect(missing(view, { cards: ["QD"] })).toBeNull();
    const free = { ...view, check: { ...view.check, missing: {} } };
    expect(missing(free, {})).toBeNull(); expect(complete(free, {})).toEqual({ cards: [] });
    const ordered = fixture<QuestionView>("question-order.en");
    expect(missing(ordered, { order: ["KH"] })).toBe("Place every card.");
    expect(missing({ ...fixture<QuestionView>("question-open.en"), check: { label: "", missing: {} } }, {})).toBe("");
  });
  it("keeps what can be read in the accessible name", () => {
    expect(spoken({ key: "W", label: "West", sub: "led", name: "West, led: king of hearts" })).toBe("West, led: king of hearts");
    expect(spoken({ key: "W", label: "West", name: "king of hearts" })).toBe("West, king of hearts");
    expect(spoken({ key: "KH", label: "", name: "king of hearts" })).toBe("king of hearts");
  });
});

describe("one out of several", () => {
  it("checks when both groups have an answer, and says what is missing before", async () => {
    const { model } = await open("question-open.en");
    expect(check().getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByText("Choose a seat.")).toBeTruthy();
    await userEvent.click(check());
    await click(/^West/, "radio");
    expect(screen.getByText("Choose a reason too.")).toBeTruthy();
    expect(check().getAttribute("aria-description")).toBe("Choose a reason too.");
    await click("first Schlag", "radio");
    expect(check().hasAttribute("aria-disabled")).toBe(false);
    await userEvent.click(check());
    expect(model.sent).toEqual([{ do: "check", answer: { seat: "W", reason: "first-schlag" }, rev: 1 }]);
  });
  it("is a set of radio buttons: arrows choose, one tab stop each", async () => {
    await open("question-open.en");
    const seats = within(screen.getByRole("radiogroup", { name: /Who/ })).getAllByRole("radio");
    expect(seats.map((s) => s.tabIndex)).toEqual([0, -1, -1, -1]);
    seats[0]?.focus();
    await key("{ArrowRight}{ArrowDown}");
    expect(seats.map((s) => s.getAttribute("aria-checked"))).toEqual(["false", "false", "true", "false"]);
    expect(document.activeElement).toBe(seats[2]);
    await key("{End} "); expect(seats[3]?.getAttribute("aria-checked")).toBe("true");
  });
  it("answers at once where a click is the answer; arrows only move", async () => {
    const { model } = await open("question-instant.en");
    expect(screen.queryByRole("button", { name: "Check" })).toBeNull();
    const seats = within(screen.getByRole("group", { name: /Who/ })).getAllByRole("button");
    seats[0]?.focus();
    await key("{ArrowRight}"); expect(model.sent).toEqual([]);
    await key("{Enter}"); expect(model.sent).toEqual([{ do: "check", answer: { seat: "S" }, rev: 1 }]);
    expect(seats[1]?.getAttribute("aria-pressed")).toBe("true");
  });
  it("marks what was wrong, and lets the learner go on without trying again first", async () => {
    const { model, el } = await open("question-wrong.en");
    expect([...el.querySelectorAll(".tk-opt.tk-wrong")].map((o) => (o as HTMLElement).dataset.key)).toEqual(["S", "highest-of-led-suit"]);
    expect(el.querySelector(".tk-verdict")?.getAttribute("role")).toBe("status");
    expect(el.querySelector(".tk-verdict .tk-bad")?.textContent).toMatch(/^Not South\. A/);
    await click("Try again");
    expect(model.sent).toEqual([{ do: "again", rev: 3 }]);
    await click(/^West/, "radio");
    expect(el.querySelector("[data-key=S]")?.classList.contains("tk-wrong")).toBe(false);
    expect(el.querySelector("[data-key=highest-of-led-suit]")?.classList.contains("tk-wrong")).toBe(true);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    await userEvent.click(check());
    expect(model.sent[1]).toEqual({ do: "check", answer: { seat: "W", reason: "highest-of-led-suit" }, rev: 3 });
  });
  it("has one filled button, also when Python names none", async () => {
    const { el } = await open("question-wrong.en", { again: { do: "again", label: "Try again" } });
    expect(el.querySelector(".tk-main")?.textContent).toBe("Try again");
    cleanup(); document.body.innerHTML = "";
    await open("question-right.en", { again: { do: "again", label: "Try again" } });
    expect(document.querySelector(".tk-main")).toBeNull();
  });
  it("changes deck and language", async () => {
    const { model } = await open("question-open.en");
    await click("More"); await click("Deutsch");
    expect(model.sent).toEqual([{ do: "set", lang: "de", rev: 1 }]);
  });
  it("is closed when right", async () => {
    const { model, el } = await open("question-right.en");
    expect(screen.getByRole("img", { name: "2 of 3 stars" }).querySelectorAll(".tk-on")).toHaveLength(2);
    expect(el.querySelectorAll(".tk-opt.tk-right")).toHaveLength(2);
    await click(/^East/, "radio");
    expect(screen.getByRole("radio", { name: /^East/ }).getAttribute("aria-checked")).toBe("false");
    expect(screen.getAllByRole("radio").every((r) => r.getAttribute("aria-disabled") === "true")).toBe(true);
    await click("Next");
    expect(model.sent).toEqual([{ do: "next", rev: 5 }]);
  });
  it("keeps the choice through a hint, and takes Python's word when the state changes", async () => {
    const { model, answer } = await open("question-open.en");
    await click(/^West/, "radio");
    await click(/^Hint/);
    expect(model.sent).toEqual([{ do: "hint", rev: 1 }]);
    await answer({ hint: { ...model.get("view").hint!, shown: [["Look."]] } });
    expect(screen.getByRole("radio", { name: /^West/ }).getAttribute("aria-checked")).toBe("true");
    await answer({ state: "wrong", chosen: { seat: "N", reason: "hauptschlag" } });
    expect(screen.getByRole("radio", { name: /^North/ }).getAttribute("aria-checked")).toBe("true");
    await answer({ state: "open", chosen: {} });
    expect(screen.getAllByRole("radio").some((r) => r.getAttribute("aria-checked") === "true")).toBe(false);
  });
  it("sends the focus from Check to the button that takes its place", async () => {
    const { answer } = await open("question-open.en");
    await click(/^West/, "radio"); await click("first Schlag", "radio");
    check().focus();
    const next = { do: "next", label: "Next", main: true };
    await answer({ state: "right", chosen: { seat: "W", reason: "first-schlag" }, again: next, hint: null });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Next" }));
  });
});

describe("several, and the felt", () => {
  it("chooses cards of a hand and counts them", async () => {
    const { model, el } = await open("question-many.en");
    expect(el.querySelector(".tk-count")?.textContent).toBe("0 chosen");
    await click("ace of spades", "checkbox"); await click("queen of diamonds", "checkbox"); await click("jack of diamonds", "checkbox"); await click("jack of diamonds", "checkbox");
    expect(el.querySelector(".tk-count")?.textContent).toBe("2 chosen");
    expect(screen.getByRole("checkbox", { name: "ace of spades" }).getAttribute("aria-checked")).toBe("true");
    await userEvent.click(check());
    expect(model.sent).toEqual([{ do: "check", answer: { cards: ["QD", "AS"] }, rev: 1 }]);
    expect(within(el.querySelector(".tk-shown") as HTMLElement).getAllByRole("img").map((i) => i.getAttribute("aria-label"))).toEqual(["West: nine of hearts", "North: ten of hearts", "East: seven of clubs"]);
  });
  it("draws suits on chips and keeps their names", async () => {
    const { el, model } = await open("question-chips.de");
    expect(el.querySelectorAll(".tk-opt .tk-mark")).toHaveLength(4);
    await click("8", "checkbox"); await click("Laub");
    expect(model.sent).toEqual([{ do: "check", answer: { suit: "S", ranks: ["8"] }, rev: 1 }]);
    expect(el.querySelector(".tk-would")).toBeTruthy();
  });
});

describe("an order", () => {
  const line = () => [...document.querySelectorAll<HTMLElement>("[data-line]")];
  const keys = () => line().map((b) => b.dataset.line);
  const tap = (name: RegExp) => userEvent.click(within(document.querySelector(".tk-tray") as HTMLElement).getByRole("button", { name }));
  it("grows by taps, shrinks by taps and shows the numbers", async () => {
    const { model } = await open("question-order.en");
    expect(document.querySelectorAll(".tk-slot")).toHaveLength(5);
    for (const name of [/king of hearts/, /king of spades/, /ace/, /10|ten/, /nine/]) await tap(name);
    expect(keys()).toEqual(["KH", "KS", "AH", "TH", "9C"]);
    await tap(/king of spades, 2/);
    expect(keys()).toEqual(["KH", "AH", "TH", "9C"]);
    expect(check().getAttribute("aria-disabled")).toBe("true");
    await tap(/king of spades/);
    expect(line()[4]?.getAttribute("aria-label")).toBe("5: king of spades");
    await userEvent.click(check());
    expect(model.sent).toEqual([{ do: "check", answer: { order: ["KH", "AH", "TH", "9C", "KS"] }, rev: 1 }]);
  });
  it("moves with Shift and arrows, and the focus goes along; Delete takes back", async () => {
    await open("question-order.en", { chosen: { order: ["KH", "AH", "KS"] } });
    line()[2]?.focus();
    await key("{Shift>}{ArrowLeft}{/Shift}");
    expect(keys()).toEqual(["KH", "KS", "AH"]); expect(document.activeElement).toBe(line()[1]);
    await key("{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
    expect(keys()).toEqual(["KH", "AH", "KS"]); expect(document.activeElement).toBe(line()[2]);
    await key("{ArrowLeft}"); expect(document.activeElement).toBe(line()[1]);
    await key("{Delete}");
    expect(keys()).toEqual(["KH", "KS"]); expect(document.activeElement).toBe(line()[1]);
  });
  it("moves with three small buttons", async () => {
    await open("question-order.en");
    await tap(/king of hearts/); await tap(/ace/);
    await click("Move left"); expect(keys()).toEqual(["AH", "KH"]);
    await userEvent.click(line()[0] as Element);
    await click("Move right"); expect(keys()).toEqual(["KH", "AH"]);
    await click("Take back"); expect(keys()).toEqual(["KH"]);
  });
  it("marks the line after a check", async () => {
    const { el } = await open("question-order-wrong.en");
    expect([...el.querySelectorAll(".tk-seq > li")].map((l) => l.className)).toEqual(["tk-right", "tk-wrong", "", "", ""]);
  });
});

it("bears the key marker on every element that can have the focus, in every fixture", async () => {
  for (const name of ["open.en", "wrong.de", "right.en", "instant.en", "many.en", "order.en", "order-wrong.en", "order.de", "chips.de"]) {
    const { el } = await open(`question-${name}`);
    for (const s of el.querySelectorAll("button, input, [tabindex]")) expect(s.getAttribute("data-lm-suppress-shortcuts")).toBe("true");
    expect(el.querySelectorAll("[id], [disabled]")).toHaveLength(0);
    cleanup(); document.body.innerHTML = "";
  }
});

describe("for marks", () => {
  it("says that the answer is noted, with neither tick nor cross, and lets it be changed", async () => {
    const { el, model } = await open("question-noted.en");
    expect(within(el.querySelector(".tk-verdict") as HTMLElement).getByText(/Whether it is right is not told here/)).toBeTruthy();
    expect(el.querySelectorAll(".tk-bad, [data-icon=tick], [data-icon=cross]")).toHaveLength(0);
    expect(screen.queryByRole("button", { name: "Note the answer" })).toBeNull(); // it is noted already
    await userEvent.click(screen.getAllByRole("radio", { checked: false })[0] as HTMLElement);
    await click("Note the answer");
    expect(model.sent).toMatchObject([{ do: "check" }]);
  });
});
