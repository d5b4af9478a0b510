import { act, cleanup, screen, within } from "@testing-library/preact";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { offered } from "../src/shared/link.ts";
import type { Auction, TableView } from "../src/shared/types.ts";
import { allBids, firstBid, step } from "../src/table/bids.ts";
import { justTurned } from "../src/table/Felt.tsx";
import table from "../src/table/index.tsx";
import { fixture, mount, reduceMotion } from "./fake.ts";

beforeEach(() => reduceMotion(true));
afterEach(() => { cleanup(); document.body.innerHTML = ""; });
const view = (name: string) => fixture<TableView>(`table-28-${name}`);
const open = (name: string, over: Partial<TableView> = {}) => mount(table, { ...view(name), ...over });
const key = (keys: string) => userEvent.keyboard(keys);
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const radio = (n: number) => screen.getByRole("radio", { name: `bid ${n}` });
const hand = () => within(screen.getByRole("toolbar")).getAllByRole("button");
const { bands } = view("auction.en").auction as Auction;
const at = (n: number) => allBids(bands).findIndex((b) => b.n === n);

describe("keys of the bidding box", () => {
  const go = (k: string, n: number) => { const to = step(bands, k, at(n)); return to === undefined ? to : allBids(bands)[to]?.n; };
  it("goes to the neighbouring number, round the ends", () => {
    expect(go("ArrowRight", 19)).toBe(20); expect(go("ArrowLeft", 20)).toBe(19);
    expect(go("ArrowRight", 28)).toBe(14); expect(go("ArrowLeft", 14)).toBe(28);
    expect(go("Home", 22)).toBe(14); expect(go("End", 22)).toBe(28);
  });
  it("goes up and down to the band at the same place, or to its last number", () => {
    expect(go("ArrowDown", 15)).toBe(21); expect(go("ArrowDown", 19)).toBe(24); expect(go("ArrowDown", 24)).toBe(28);
    expect(go("ArrowUp", 26)).toBe(21); expect(go("ArrowUp", 20)).toBe(14);
    expect(go("ArrowUp", 16)).toBeUndefined(); expect(go("ArrowDown", 28)).toBeUndefined(); expect(go("a", 20)).toBeUndefined();
  });
  it("counts rows as they are seen: eight numbers of one band stand in two", () => {
    const three: Auction["bands"] = [{ ...bands[0]!, bids: [...bands[0]!.bids, ...bands[1]!.bids.slice(0, 2)] }, { ...bands[1]!, bids: bands[1]!.bids.slice(2) }];
    expect(step(three, "ArrowDown", 0)).toBe(6); expect(step(three, "ArrowDown", 3)).toBe(7);
    expect(step(three, "ArrowDown", 7)).toBe(9); expect(step(three, "ArrowUp", 8)).toBe(6);
  });
  it("starts at the lowest number that can be bid", () => {
    expect(firstBid(allBids(bands))).toBe(at(20));
    expect(firstBid(allBids(bands).map((b) => ({ ...b, act: null })))).toBe(0);
  });
});

describe("the bidding box", () => {
  it("is a group of numbers with their pay, entered at the lowest one that can be bid", async () => {
    const { el } = await open("auction.en");
    const box = screen.getByRole("radiogroup", { name: "Your bid" });
    expect(within(box).getAllByRole("radio").map((b) => b.textContent)).toEqual(Array.from({ length: 15 }, (_, i) => `${i + 14}`));
    expect([...el.querySelectorAll(".tk-pay")].map((p) => p.textContent)).toEqual(["made +1 · failed −2", "made +2 · failed −3", "made +3 · failed −4"]);
    expect(within(box).getAllByRole("radio").filter((b) => b.tabIndex === 0)).toEqual([radio(20)]);
    expect(within(box).queryAllByRole("radio", { checked: true })).toEqual([]);
  });
  it("chooses first and sends only when the button is pressed", async () => {
    const { model } = await open("auction.en");
    const none = button("Choose a number");
    expect(none.getAttribute("aria-disabled")).toBe("true"); expect(none.className).not.toContain("tk-main");
    await userEvent.click(none);
    await userEvent.click(radio(22));
    expect(model.sent).toEqual([]);
    expect(screen.getAllByRole("radio", { checked: true })).toEqual([radio(22)]);
    await userEvent.click(radio(21));
    expect(screen.getAllByRole("radio", { checked: true })).toEqual([radio(21)]);
    expect(button("Bid 21").className).toContain("tk-main");
    await userEvent.click(button("Bid 21"));
    expect(model.sent).toEqual([{ act: "21", rev: 6 }]);
  });
  it("is worked by keys: arrows move, Space and Enter choose, Tab leads to the buttons", async () => {
    const { model } = await open("auction.en");
    radio(20).focus();
    await key("{ArrowRight}"); expect(document.activeElement).toBe(radio(21));
    expect(screen.queryAllByRole("radio", { checked: true })).toEqual([]);
    await key("{ArrowDown} "); expect(document.activeElement).toBe(radio(26));
    await key("{ArrowLeft}{Enter}");
    expect(screen.getAllByRole("radio", { checked: true })).toEqual([radio(25)]);
    await key("{Tab}"); expect(document.activeElement).toBe(button("Bid 25"));
    await key("{Enter}{Tab}{Enter}");
    expect(model.sent).toEqual([{ act: "25", rev: 6 }, { act: "pass", rev: 6 }]);
  });
  it("lets barred numbers be reached, but not chosen, and says why below", async () => {
    const { model, el } = await open("auction.en");
    const line = el.querySelector(".tk-bidnote") as HTMLElement;
    expect(line.getAttribute("role")).toBe("status"); expect(line.textContent).toBe(""); expect(line.dataset.kept).toBe("");
    await act(() => radio(18).focus());
    expect(line.textContent).toMatch(/^18 is not possible: your partner's 17 stands/);
    expect(radio(18).getAttribute("aria-disabled")).toBe("true");
    expect(radio(18).getAttribute("aria-description")).toBe(line.textContent);
    await key(" ");
    expect(screen.queryAllByRole("radio", { checked: true })).toEqual([]);
    await userEvent.click(radio(23)); await userEvent.click(radio(15));
    expect(line.textContent).toMatch(/^15 is not possible/);
    expect(screen.getAllByRole("radio", { checked: true })).toEqual([radio(23)]);
    await act(() => radio(20).focus());
    expect(line.textContent).toBe(""); expect(model.sent).toEqual([]);
  });
  it("shows a remark while no reason is asked for", async () => {
    const { el } = await open("auction.en", { auction: { ...view("auction.en").auction!, note: "You open." } });
    const line = el.querySelector(".tk-bidnote") as HTMLElement;
    expect(line.textContent).toBe("You open."); expect(line.querySelector("svg")).toBeNull();
    await act(() => radio(14).focus());
    expect(line.textContent).toMatch(/^14 is/); expect(line.querySelector("[data-icon=lock]")).toBeTruthy();
  });
  it("forgets a choice that can no longer be bid", async () => {
    const { answer } = await open("auction.en");
    await userEvent.click(radio(20));
    const shut = bands.map((band) => ({ ...band, bids: band.bids.map((b) => (b.n < 24 ? { ...b, act: null, barred: "Too low." } : b)) }));
    await answer({ auction: { ...view("auction.en").auction!, bands: shut } });
    expect(screen.queryAllByRole("radio", { checked: true })).toEqual([]);
    expect(button("Choose a number")).toBeTruthy();
  });
  it("keeps apart what can be said now and what can't", async () => {
    const { model } = await open("auction.en");
    await userEvent.click(button("Deal again"));
    expect(model.sent).toEqual([]);
    expect(button("Deal again").parentElement?.textContent).toMatch(/Only as eldest/);
    expect(button("Pass").parentElement).toBe(button("Choose a number").parentElement);
  });
  it("gives the focus back when it is there again, after the others have called", async () => {
    const { answer } = await open("auction.en");
    const box = view("auction.en").auction!;
    await userEvent.click(radio(20)); await userEvent.click(button("Bid 20"));
    await answer({ auction: null });
    expect(document.activeElement).toBe(document.querySelector(".tk"));
    await answer({ say: ["East passes."] });
    expect(document.activeElement).toBe(document.querySelector(".tk"));
    await answer({ auction: box });
    expect(document.activeElement).toBe(radio(20));
    expect(screen.queryAllByRole("radio", { checked: true })).toEqual([]);
  });
  it("leaves the focus where a reader has taken it meanwhile", async () => {
    const { answer } = await open("auction.en");
    const box = view("auction.en").auction!;
    await userEvent.click(button("Pass"));
    await answer({ auction: null });
    button("More").focus();
    await answer({ say: ["East passes."] });
    await answer({ auction: box });
    expect(document.activeElement).toBe(button("More"));
    (document.querySelector(".tk") as HTMLElement).focus(); // a click on the ground, not our doing
    await answer({ say: ["Your call."] });
    expect(document.activeElement).toBe(document.querySelector(".tk"));
  });
  it("leads on to the hand when a card is to be laid face down", async () => {
    const { model, answer } = await open("auction.en");
    await userEvent.click(button("Pass"));
    await answer({ auction: null, hand: view("trump.de").hand });
    expect(document.activeElement).toBe(hand()[0]);
    await key("{ArrowRight}{Enter}");
    expect(model.sent.at(-1)).toEqual({ act: "trump=9S", rev: 7 });
  });
});

describe("calls", () => {
  it("are a table in the order of play", async () => {
    const { el } = await open("auction.en");
    const rows = within(screen.getByRole("table", { name: "Calls, in the order of play" })).getAllByRole("row");
    expect(rows.map((r) => [...r.children].map((c) => c.textContent))).toEqual([["West", "South", "East", "North"], ["14", "15", "16", "17"], ["pass", "you", "", ""]]);
    expect([...el.querySelectorAll("[data-top]")].map((c) => c.textContent)).toEqual(["17"]);
    expect(el.querySelector("[data-call=now]")?.textContent).toBe("you");
    expect(el.querySelector(".tk-side")?.firstElementChild?.textContent).toContain("Who has passed may bid again");
  });
});

describe("the face-down trump card", () => {
  it("is a back beside the bidder for everybody else", async () => {
    const { el } = await open("play.en");
    const down = screen.getByRole("img", { name: "East's hidden trump card" });
    expect(down.closest(".tk-seat")?.getAttribute("data-seat")).toBe("E");
    expect(down.textContent).toBe("hidden trump");
    expect(down.querySelector("[data-card]")).toBeNull();
    expect(el.querySelectorAll(".tk-down")).toHaveLength(1);
    expect(el.querySelectorAll(".tk-seat[data-seat=E] .tk-backs .tk-card")).toHaveLength(4);
  });
  it("is the last of the bidder's own cards, seen but marked, and turned up by a click", async () => {
    const { model, el } = await open("bidder.en");
    const own = button("your trump card, seven of spades, face down");
    expect(hand().at(-1)).toBe(own);
    expect(own.querySelector(".tk-peek [data-card='7S']")).toBeTruthy();
    expect(own.dataset.legal).toBe("yes");
    hand()[0]?.focus();
    await key("{End}{Enter}");
    expect(model.sent).toEqual([{ act: "expose=7S", rev: 25 }]);
    expect([...el.querySelectorAll(".tk-pts")].map((p) => p.textContent)).toEqual(["3", "2", "1", "1", "0", "0"]);
  });
  it("says why it can't be turned up", async () => {
    const { model, el } = await open("bidder.en", { down: { ...view("bidder.en").down!, act: null, barred: "Not in this trick." } });
    await userEvent.click(hand().at(-1)!);
    expect(model.sent).toEqual([]);
    expect(el.querySelector(".tk-reason")?.textContent).toBe("Not in this trick.");
  });
  it("is the only card left in the last trick", async () => {
    await open("bidder.en", { hand: { ...view("bidder.en").hand!, cards: [] } });
    expect(hand()).toHaveLength(1); expect(hand()[0]?.tabIndex).toBe(0);
  });
  it("shows in a replay what it is, beside open cards", async () => {
    await open("replay.de");
    const down = screen.getByRole("img", { name: /^die Trumpfkarte von Ost, Laub Sieben, verdeckt/ });
    expect(down.querySelector(".tk-peek [data-card='7S']")).toBeTruthy();
    expect(screen.getAllByRole("listitem").length).toBeGreaterThan(30);
  });
});

describe("turning up", () => {
  const shown = (name = "ask.de") => ({ ...view(name), down: null, exposed: view("shown.en").exposed });
  it("happens between a view with the card down and one with it exposed", () => {
    expect(justTurned(view("ask.de"), shown())).toBe("7S");
    expect(justTurned(shown(), shown())).toBeUndefined();
    expect(justTurned(view("ask.de"), view("ask.de"))).toBeUndefined();
    expect(justTurned({ ...view("ask.de"), down: null }, shown())).toBeUndefined();
    const seek = (now: number) => ({ seek: { ...view("replay.de").seek!, now } });
    expect(justTurned({ ...view("ask.de"), ...seek(4) }, { ...shown(), ...seek(5) })).toBe("7S");
    expect(justTurned({ ...view("ask.de"), ...seek(4) }, { ...shown(), ...seek(9) })).toBeUndefined();
  });

  interface Motion { el: HTMLElement; frames: { transform?: string; opacity?: number }[]; options: { duration: number }; onfinish?: () => void }
  /** Everything that moves, with a place for everything to be at. */
  function watched() {
    reduceMotion(false);
    const moves: Motion[] = [];
    Element.prototype.animate = function (this: HTMLElement, frames: never, options: never) {
      const motion: Motion = { el: this, frames, options };
      moves.push(motion);
      return motion as never;
    } as never;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return this.getAttribute("data-from") === "down" ? new DOMRect(300, 100, 62, 44) : new DOMRect(10, 20, 50, 70);
    });
    return moves;
  }
  afterEach(() => { vi.restoreAllMocks(); Reflect.deleteProperty(Element.prototype, "animate"); });
  const turning = () => document.querySelectorAll(".tk-turning");

  it("turns the card once, where it lay, and leaves nothing behind", async () => {
    const moves = watched();
    const { answer } = await open("ask.de");
    const { down, exposed } = shown();
    await answer({ down, exposed });
    expect(turning()).toHaveLength(1);
    expect(turning()[0]?.parentElement?.getAttribute("aria-hidden")).toBe("true");
    expect(moves[0]?.options.duration).toBe(240);
    expect(moves[0]?.frames[0]?.transform).toMatch(/rotate\(90deg\) rotateY\(180deg\)$/);
    expect(moves[0]?.frames[1]?.transform).toMatch(/translate\(0px, 0px\) scale\(1\) rotate\(0deg\) rotateY\(0deg\)$/);
    await answer({ say: ["Nothing new."] });
    expect(moves).toHaveLength(2); // the turn and the fading
    moves[1]?.onfinish?.();
    expect(turning()).toHaveLength(0);
  });
  it("goes on to the trick when it is played at once, and is not seen twice", async () => {
    const moves = watched();
    const { answer } = await open("bidder.en");
    const trick = [...view("bidder.en").trick, { seat: "S", name: "South", card: "7S", label: "South: seven of spades", order: 3 }];
    await answer({ down: null, exposed: view("shown.en").exposed, trick, slot: null });
    expect(moves.map((m) => m.el.className || m.el.tagName)).toEqual(["tk-turning", "LI"]);
    expect(moves[0]?.frames[1]?.transform).not.toContain("translate(0px, 0px)");
    expect(moves[1]?.frames).toEqual([{ opacity: 0 }, { opacity: 0 }]);
    moves[0]?.onfinish?.();
    expect(turning()).toHaveLength(0);
  });
  it("goes on to the trick from another seat, too, in one motion", async () => {
    const moves = watched();
    const { answer } = await open("play.en", { trick: [], slot: null });
    await answer({ down: null, exposed: view("shown.en").exposed, trick: [{ seat: "E", name: "East", card: "7S", label: "East: seven of spades", order: 1 }] });
    expect(moves.map((m) => m.el.className || m.el.tagName)).toEqual(["tk-turning", "LI"]);
  });
  it("goes on to the bidder's own hand when somebody asked", async () => {
    const moves = watched();
    const { answer } = await open("bidder.en");
    const { hand: held } = view("bidder.en");
    await answer({ down: null, exposed: view("shown.en").exposed, hand: { ...held!, cards: [...held!.cards, { ...held!.cards[0]!, card: "7S", name: "seven of spades" }] } });
    expect(moves.map((m) => m.el.getAttribute("data-from") ?? m.el.className)).toEqual(["tk-turning", "7S"]);
  });
  it("is laid down from the hand", async () => {
    const moves = watched();
    const { answer } = await open("trump.de");
    const { hand: held } = view("trump.de");
    await answer({ down: { ...view("bidder.en").down!, card: "9S" }, hand: { ...held!, cards: held!.cards.filter((c) => c.card !== "9S") } });
    expect(moves.map((m) => m.el.className)).toEqual(["tk-down tk-own"]);
  });
  it("moves nothing for who wants less motion", async () => {
    const moves = watched();
    reduceMotion(true);
    const { answer } = await open("ask.de");
    const { down, exposed } = shown();
    await answer({ down, exposed });
    expect(moves).toEqual([]); expect(turning()).toHaveLength(0);
  });
});

describe("points, asking, offers", () => {
  it("shows points as a bar with the mark of what is needed, and says them", async () => {
    const { el, answer } = await open("play.en");
    const row = screen.getByRole("img", { name: "East and West: 4 of 28 points, need 18 to make the bid" });
    expect((row.querySelector(".tk-bar > i") as HTMLElement).style.width).toMatch(/^14\.28/);
    expect((row.querySelector(".tk-bar > u") as HTMLElement).style.left).toMatch(/^64\.28/);
    expect(row.textContent).toBe("East and West4need 18 to make the bid");
    const { points } = view("play.en");
    await answer({ points: { ...points!, rows: points!.rows.map((r) => ({ ...r, need: null, note: "" })) } });
    expect(el.querySelectorAll(".tk-bar > u, .tk-points > .tk-why")).toHaveLength(0);
  });
  it("asks under the hand while it may be done, else says beside the table when it may", async () => {
    const first = await open("play.en");
    expect(button("Ask for trump").closest(".tk-side")).toBeTruthy();
    await userEvent.click(button("Ask for trump"));
    expect(first.model.sent).toEqual([]);
    cleanup(); document.body.innerHTML = "";
    const { model, answer } = await open("ask.de");
    const ask = button("Trumpf erfragen");
    expect(ask.closest(".tk-felt")).toBeTruthy(); expect(ask.className).toContain("tk-main");
    ask.focus(); await key("{Enter}");
    expect(model.sent).toEqual([{ act: "ask", rev: 19 }]);
    const after = view("shown.en");
    await answer({ ask: null, down: null, exposed: after.exposed, hand: after.hand });
    expect(document.activeElement).toBe(button(/^ace of spades/));
    expect(screen.getByText(/turned up in trick 4/)).toBeTruthy();
  });
  it("makes the button of asking the filled one even when Python did not", async () => {
    const { ask } = view("ask.de");
    await open("ask.de", { ask: { ...ask!, button: { ...ask!.button, main: false } } });
    expect(button("Trumpf erfragen").className).toContain("tk-main");
  });
  it("puts an offer that waits for an answer first, another after the points", async () => {
    const { model, answer } = await open("three.de");
    const place = () => [...document.querySelectorAll(".tk-side > *")].findIndex((p) => p.textContent?.startsWith("Aufgeben"));
    expect(place()).toBe(0);
    await userEvent.click(button("Annehmen: es zählt einfach"));
    expect(model.sent).toEqual([{ act: "accept", rev: 31 }]);
    const { offer } = view("three.de");
    await answer({ offer: { ...offer!, open: false }, say: offer!.say! });
    expect(place()).toBe(2);
    expect(document.body.textContent?.split("endet das Spiel sofort")).toHaveLength(2); // not twice
  });
  it("seats three players and leaves the fourth place empty", async () => {
    const { el } = await open("three.de");
    expect([...el.querySelectorAll(".tk-seat")].map((s) => s.getAttribute("data-at"))).toEqual(["E", "S", "W"]);
  });
  it("has no tally of tricks, and its room in the middle only while no call is awaited", async () => {
    const { el, answer } = await open("auction.en");
    expect(el.querySelector(".tk-tally")).toBeNull();
    expect(el.querySelector(".tk-felt.tk-bare")).toBeTruthy();
    await answer({ auction: null, calling: false, slot: { seat: "S", text: "your card" } });
    expect(el.querySelector(".tk-felt.tk-bare")).toBeNull();
  });
});

describe("what is still on offer", () => {
  it.each([
    ["auction.en", "20", true], ["auction.en", "18", false], ["auction.en", "pass", true], ["auction.en", "again", false],
    ["ask.de", "ask", true], ["play.en", "ask", false], ["bidder.en", "expose=7S", true], ["play.en", "expose=7S", false],
    ["three.de", "accept", true], ["trump.de", "trump=9S", true],
  ])("%s: %s is %s", (name, what, is) => expect(offered(view(name), { act: what })).toBe(is));
});

it("bears the key marker on everything that can have the focus, names it, and uses no ids", async () => {
  for (const name of ["auction.en", "bidder.en", "ask.de", "play.en", "three.de", "replay.de", "result.en"]) {
    const { el } = await open(name);
    for (const s of el.querySelectorAll<HTMLElement>("button, input, [tabindex]")) expect(s.getAttribute("data-lm-suppress-shortcuts"), s.outerHTML.slice(0, 80)).toBe("true");
    expect(el.querySelectorAll("[id], [disabled]")).toHaveLength(0);
    cleanup(); document.body.innerHTML = "";
  }
});
