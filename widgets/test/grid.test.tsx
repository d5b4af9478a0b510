import { cleanup, screen } from "@testing-library/preact";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import grid from "../src/grid/index.tsx";
import type { GridView } from "../src/shared/types.ts";
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
    for (const name of ["ace of spades, open", "Schlag 7: strike the row", "Trump hearts: strike the column", "Undo", "Clear the board"]) await userEvent.click(screen.getByRole("button", { name }));
    expect(model.sent).toEqual([{ do: "mark", pair: "AS", rev: 1 }, { do: "row", key: "7", rev: 1 }, { do: "col", key: "H", rev: 1 }, { do: "undo", rev: 1 }, { do: "clear", rev: 1 }]);
  });
  it("is one tab stop; arrows walk through cells and heads and stop at the edge", async () => {
    const { model, el } = await mount(grid, fixture<GridView>("grid.en"));
    expect([...el.querySelectorAll<HTMLElement>(".tk-grid button")].filter((b) => b.tabIndex === 0)).toHaveLength(1);
    screen.getByRole("button", { name: "seven of clubs, your cross" }).focus();
    await key("{ArrowDown}{ArrowRight}"); expect(focus()).toBe("eight of diamonds, open");
    await key("{ArrowUp}{ArrowUp}"); expect(focus()).toBe("Trump diamonds: strike the column");
    await key("{ArrowUp}{ArrowLeft}{ArrowLeft}"); expect(focus()).toBe("Trump clubs: strike the column");
    await key("{ArrowDown}{ArrowLeft}"); expect(focus()).toBe("Schlag 7: strike the row");
    await key("{ArrowUp}"); expect(focus()).toBe("Schlag 7: strike the row");
    await key("{End}"); expect(focus()).toBe("seven of spades, your cross");
    await key("{Home}{Enter}");
    expect(model.sent).toEqual([{ do: "row", key: "7", rev: 1 }]);
  });
  it("follows the view", async () => {
    const { answer, model, el } = await mount(grid, fixture<GridView>("grid.de"));
    await answer({ cells: model.get("view").cells.map((c) => ({ ...c, mark: "cross" as const })), say: ["Alles gestrichen."] });
    expect(el.querySelectorAll("[data-pair] [data-icon=cross]")).toHaveLength(32);
    expect(screen.getByRole("status").textContent).toBe("Alles gestrichen.");
  });
});
