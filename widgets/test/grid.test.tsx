import { cleanup, screen } from "@testing-library/preact";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import grid from "../src/grid/index.tsx";
import suits from "../src/suits/index.tsx";
import type { GridView, SuitsView } from "../src/shared/types.ts";
import { fixture, mount } from "./fake.ts";

afterEach(() => { cleanup(); document.body.innerHTML = ""; });
const key = (k: string) => userEvent.keyboard(k);
const focus = () => document.activeElement?.getAttribute("aria-label");

describe("grid", () => {
  it("has 8 rows of 4 pairs, with heads that are buttons", async () => {
    const { el } = await mount(grid, fixture<GridView>("grid.en"));
    expect(screen.getByRole("grid")).toBeTruthy();
    expect([...el.querySelectorAll<HTMLElement>(".tk-cell[data-pair]")].map((c) => c.dataset.pair)).toEqual([..."789TJQKA"].flatMap((r) => [..."CDHS"].map((s) => r + s)));
    expect(el.querySelectorAll("thead button")).toHaveLength(4);
    expect(el.querySelectorAll("tbody th button")).toHaveLength(8);
    for (const b of el.querySelectorAll("button")) expect(b.getAttribute("data-lm-suppress-shortcuts")).toBe("true");
  });
  it("draws crosses and rings", async () => {
    const { el } = await mount(grid, fixture<GridView>("grid.en"));
    expect(el.querySelector("[data-pair='7C'] [data-icon=cross]")).toBeTruthy();
    expect(el.querySelector("[data-pair='JC'] [data-icon=ring]")).toBeTruthy();
    expect(el.querySelector("[data-pair='AS']")?.children).toHaveLength(0);
    expect(el.querySelectorAll(".tk-legend li")).toHaveLength(3);
  });
  it("sends marks, rows, columns, undo and clear", async () => {
    const { model } = await mount(grid, fixture<GridView>("grid.en"));
    for (const name of ["trump spades, Schlag ace, open", "Cross out or clear the row: Schlag seven", "Cross out or clear the column: trump hearts", "Undo", "Clear all"]) await userEvent.click(screen.getByRole("button", { name }));
    expect(model.sent).toEqual([{ do: "mark", key: "AS", rev: 1 }, { do: "row", key: "7", rev: 1 }, { do: "col", key: "H", rev: 1 }, { do: "undo", rev: 1 }, { do: "clear", rev: 1 }]);
  });
  it("is one tab stop; arrows walk through cells and heads and stop at the edge", async () => {
    const { model, el } = await mount(grid, fixture<GridView>("grid.en"));
    expect([...el.querySelectorAll<HTMLElement>(".tk-grid button")].filter((b) => b.tabIndex === 0)).toHaveLength(1);
    screen.getByRole("button", { name: "trump clubs, Schlag seven, crossed out" }).focus();
    await key("{ArrowDown}{ArrowRight}"); expect(focus()).toBe("trump diamonds, Schlag eight, open");
    await key("{ArrowUp}{ArrowUp}"); expect(focus()).toBe("Cross out or clear the column: trump diamonds");
    await key("{ArrowUp}{ArrowLeft}{ArrowLeft}"); expect(focus()).toBe("Cross out or clear the column: trump clubs");
    await key("{ArrowDown}{ArrowLeft}"); expect(focus()).toBe("Cross out or clear the row: Schlag seven");
    await key("{ArrowUp}"); expect(focus()).toBe("Cross out or clear the row: Schlag seven");
    await key("{End}"); expect(focus()).toBe("trump spades, Schlag seven, crossed out");
    await key("{Home}{Enter}");
    expect(model.sent).toEqual([{ do: "row", key: "7", rev: 1 }]);
  });
  it("follows the view", async () => {
    const { answer, model, el } = await mount(grid, fixture<GridView>("grid.de"));
    await answer({ cells: model.get("view").cells.map((c) => ({ ...c, mark: "cross" as const, status: "cross" as const })), say: ["Alles gestrichen."] });
    expect(el.querySelectorAll("[data-pair] [data-icon=cross]")).toHaveLength(32);
    expect(el.querySelector(".tk-boardfoot > [role=status]")?.textContent).toBe("Alles gestrichen.");
  });
});

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const place = (el: HTMLElement, pair: string) => el.querySelector<HTMLElement>(`[data-pair='${pair}']`) as HTMLElement;

describe("a board that answers", () => {
  it("draws answered crosses, exclusions and chances", async () => {
    const { el } = await mount(grid, fixture<GridView>("grid-chances.en"));
    expect(place(el, "7C").querySelector("[data-icon=cross]")).toBeTruthy();
    expect(place(el, "7C").textContent).toBe("1");
    expect(place(el, "8C").textContent).toBe("1");
    expect(place(el, "AD").closest("td")?.getAttribute("aria-selected")).toBe("true");
    const likely = el.querySelector<HTMLElement>("[data-status=chance]") as HTMLElement;
    expect(Number(likely.textContent)).toBeGreaterThan(0);
    const depths = [...el.querySelectorAll<HTMLElement>("td [data-status=chance]")].map((c) => c.style.getPropertyValue("--tk-depth"));
    expect(depths).toContain("40%"); // the likeliest
    expect(new Set(depths).size).toBeGreaterThan(1);
  });
  it("tells the reason with the trick, the result of a check and what is new", async () => {
    const view = fixture<GridView>("grid-checked.en"), { el, model, answer } = await mount(grid, view);
    expect(el.querySelector(".tk-proof h3")?.textContent).toBe(view.proof?.head);
    expect(el.querySelectorAll(".tk-proof .tk-four-up > li")).toHaveLength(view.proof?.cards.length ?? -1);
    expect(el.querySelector(".tk-verdict")?.textContent).toContain("4 crosses are right.");
    await userEvent.click(screen.getByRole("button", { name: "Show me" }));
    expect(model.sent).toEqual([{ do: "show", rev: 1 }]);
    await answer({ news: null, verdict: null, proof: null });
    expect(el.querySelector(".tk-news")?.textContent).toBe("");
    expect(el.querySelector(".tk-proof")).toBeNull();
  });
  it("frames the cards of a proof", async () => {
    const { el } = await mount(grid, fixture<GridView>("grid-shown.de"));
    expect(el.querySelectorAll(".tk-proof .tk-would")).toHaveLength(1);
    expect(el.querySelectorAll(".tk-proof .tk-win")).toHaveLength(1);
  });
  it("looks where the focus is, where something was told, and not at what it looks at already", async () => {
    const { el, model, answer } = await mount(grid, fixture<GridView>("grid-chances.en"));
    place(el, "AD").focus();
    expect(model.sent).toEqual([]);
    await key("{ArrowUp}");
    expect(model.sent).toEqual([{ do: "look", key: "KD", rev: 1 }]);
    await answer({ selected: "KD" });
    await answer({ cells: model.get("view").cells.map((c) => ({ ...c, status: "open" as const })) });
    await key("{ArrowUp}");
    expect(model.sent).toHaveLength(1);
  });
  it("keeps a click that comes while a look is on its way, and of several looks the last", async () => {
    const { el, model, answer } = await mount(grid, fixture<GridView>("grid-chances.en"));
    place(el, "KD").focus();
    await key("{ArrowUp}{ArrowUp}");
    expect(model.sent).toHaveLength(1);
    await answer({ selected: "KD" });
    expect(model.sent[1]).toEqual({ do: "look", key: "JD", rev: 2 });
    await key("{Enter}{ArrowUp}");
    await answer({ selected: "JD" });
    expect(model.sent.slice(2)).toEqual([{ do: "mark", key: "JD", rev: 3 }]);
  });
  it("looks where the pointer rests, not where it passes or where the page moves under it", async () => {
    const { el, model } = await mount(grid, fixture<GridView>("grid-chances.en"));
    const enter = (pair: string, screenX: number) => place(el, pair).dispatchEvent(new MouseEvent("mouseenter", { screenX, screenY: 5 }));
    enter("8C", 1); place(el, "8C").dispatchEvent(new MouseEvent("mouseleave"));
    enter("8D", 2); await wait(120);
    expect(model.sent).toEqual([{ do: "look", key: "8D", rev: 1 }]);
    enter("8H", 2); await wait(120);
    expect(model.sent).toHaveLength(1);
  });
  it("says that a newer board follows the table, and what cannot be worked out", async () => {
    const { el, answer } = await mount(grid, fixture<GridView>("grid-checked.en"));
    await answer({ left: "Left.", cells: [], legend: [], tools: [], note: "All open." });
    expect(screen.getByText("Left.")).toBeTruthy();
    expect(screen.getByText("All open.")).toBeTruthy();
    expect(el.querySelector("table")).toBeNull();
    expect(el.querySelector("[data-do=check-all]")).toBeNull();
  });
});

describe("suits", () => {
  it("lists four suits with what is known of each, and who is void", async () => {
    const { el } = await mount(suits, fixture<SuitsView>("suits.en"));
    const names = [...el.querySelectorAll<HTMLElement>(".tk-suit")].map((b) => b.textContent?.replace(/\s+/g, " "));
    expect(names.map((n) => n?.split(" ")[0])).toEqual(["52clubs", "diamonds", "24hearts", "1spades"]);
    expect(screen.getByRole("button", { name: "spades crossed out, proved by trick 1" })).toBeTruthy();
    expect([...el.querySelectorAll(".tk-voids > div")].map((d) => d.textContent)).toEqual(["Northclubs", "Eastdiamonds"]);
    expect(el.querySelectorAll(".tk-proof .tk-proved")).toHaveLength(1);
  });
  it("is one tab stop; marks are sent, and the reason of the suit with the focus is asked for", async () => {
    const { el, model } = await mount(suits, fixture<SuitsView>("suits.en"));
    expect([...el.querySelectorAll<HTMLElement>(".tk-suit")].filter((b) => b.tabIndex === 0)).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: /^clubs/ }));
    expect(model.sent).toEqual([{ do: "look", key: "C", rev: 1 }]); // the click waits for the answer
    const { answer } = await mount(suits, fixture<SuitsView>("suits-idle.en"));
    expect(document.querySelectorAll(".tk-suit")).toHaveLength(4);
    await answer({ voids: { title: "Voids", rows: [], none: "Nothing." } });
    expect(screen.getByText("Nothing.")).toBeTruthy();
  });
});
