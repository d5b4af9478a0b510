import { cleanup, screen } from "@testing-library/preact";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import grid from "../src/grid/index.tsx";
import type { GridLevelView } from "../src/shared/types.ts";
import { fixture, mount } from "./fake.ts";

afterEach(() => { cleanup(); document.body.innerHTML = ""; });
const view = (name = "grid-level.en") => fixture<GridLevelView>(name);
const status = (el: HTMLElement, pair: string) => el.querySelector<HTMLElement>(`[data-pair='${pair}']`)?.dataset.status;

describe("a level on the board", () => {
  it("shows goal, tricks with their winner, and the board", async () => {
    const { el } = await mount(grid, view());
    expect(el.querySelector("h2")?.textContent).toBe("Level 05.3");
    expect(el.querySelectorAll(".tk-leveltricks section")).toHaveLength(1);
    expect(el.querySelectorAll(".tk-leveltricks .tk-win")).toHaveLength(1);
    expect(el.querySelectorAll("[data-pair]")).toHaveLength(32);
    expect(el.querySelector(".tk-gridlevel")?.hasAttribute("data-long")).toBe(false);
  });
  it("has two pens, and says which is in use", async () => {
    const { el, model } = await mount(grid, view());
    const pens = [...el.querySelectorAll<HTMLElement>("[data-zone=pens] button")];
    expect(pens.map((pen) => pen.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
    await userEvent.click(pens[1] as HTMLElement);
    expect(model.sent).toEqual([{ do: "pen", key: "ring", rev: 1 }]);
  });
  it("draws what came back, and says why", async () => {
    const { el } = await mount(grid, view());
    expect([status(el, "8H"), status(el, "7C"), status(el, "8C")]).toEqual(["kept", "ring", "cross"]);
    expect(el.querySelector("[data-pair='8H']")?.children).toHaveLength(0);
    expect(screen.getByRole("button", { name: "trump hearts, Schlag eight, has to stay" })).toBeTruthy();
    expect(el.querySelector(".tk-levelsaid .tk-verdict")?.textContent).toContain("Leave this one");
  });
  it("frames the card that would have won, and asks for nothing by itself", async () => {
    const { el, model } = await mount(grid, view("grid-level-missed.de"));
    expect(el.querySelectorAll(".tk-leveltricks .tk-would")).toHaveLength(1);
    expect(el.querySelector(".tk-tag")?.textContent).toBe("hätte gestochen");
    (el.querySelector("[data-status=missed]") as HTMLElement).focus();
    expect(model.sent).toEqual([]);
  });
  it("sends strokes and check", async () => {
    const { model } = await mount(grid, view());
    for (const name of ["trump spades, Schlag eight, open", "Cross out or clear the row: Schlag nine", "Cross out or clear the column: trump spades", "Check", "Undo"])
      await userEvent.click(screen.getByRole("button", { name }));
    expect(model.sent.map(({ rev: _, ...rest }) => rest)).toEqual([{ do: "mark", key: "8S" }, { do: "row", key: "9" }, { do: "col", key: "S" }, { do: "check-all" }, { do: "undo" }]);
  });
  it("is locked once it is right, and says what stays", async () => {
    const { el, model } = await mount(grid, view("grid-level-right.en"));
    expect([..."CDHS"].map((suit) => status(el, `8${suit}`))).toEqual(["found", "found", "found", "found"]);
    for (const place of el.querySelectorAll<HTMLElement>(".tk-grid button")) {
      expect(place.getAttribute("aria-disabled")).toBe("true");
      await userEvent.click(place);
    }
    expect(model.sent).toEqual([]);
    expect(el.querySelector("[data-do=hint]")).toBeNull();
    expect(screen.getByRole("img", { name: /stars/ })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(model.sent).toEqual([{ do: "again", rev: 1 }]);
  });
  it("shows who deals and own cards where they matter, and the ring of a wrong answer", async () => {
    const { el } = await mount(grid, view("grid-level-find.en"));
    expect(el.querySelector(".tk-given")?.textContent).toBe("DealerWestForehandNorth");
    expect([...el.querySelectorAll(".tk-leveltricks section")].at(-1)?.querySelectorAll("li")).toHaveLength(5);
    expect(el.querySelector("[data-pair='KH'] [data-icon=ring]")).toBeTruthy();
    expect(status(el, "KH")).toBe("missed");
    expect(el.querySelectorAll(".tk-hints li")).toHaveLength(3);
    expect(el.querySelector(".tk-gridlevel")?.hasAttribute("data-long")).toBe(true);
  });
});
