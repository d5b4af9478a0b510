import { cleanup, screen } from "@testing-library/preact";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import map from "../src/map/index.tsx";
import type { MapView } from "../src/shared/types.ts";
import { fixture, mount } from "./fake.ts";

afterEach(() => { cleanup(); document.body.innerHTML = ""; });
const open = (name: string, over: Partial<MapView> = {}) => mount(map, { ...fixture<MapView>(name), ...over });
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("the map", () => {
  it("leads to the lesson to go on with, and names its level", async () => {
    await open("map.en");
    const link = screen.getByRole("link", { name: /^Continue/ });
    expect(link.getAttribute("href")).toBe("../en/02_the_deal.ipynb");
    expect(screen.getByText("level 02.4, 3 of 8 done")).toBeTruthy();
  });
  it("gets fresh copies at a click, and looks again", async () => {
    const { model } = await open("map.en");
    await click("Get fresh copies");
    await click("Look again");
    expect(model.sent).toEqual([{ do: "renew", rev: 1 }, { do: "look", rev: 1 }]);
  });
  it("says where fresh copies are, with nothing more to press", async () => {
    await open("map.de");
    expect(screen.getByText(/^Die frischen Kopien sind da/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Frische Kopien holen" })).toBeNull();
  });
  it("says nothing of copies where there is nothing to say", async () => {
    await open("map.en", { fresh: null, again: null });
    expect(screen.queryByText(/newer version/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Look again" })).toBeNull();
    expect(screen.getByRole("button", { name: "More" })).toBeTruthy();
  });
});
