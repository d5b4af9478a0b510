import { act, fireEvent } from "@testing-library/preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import table from "../src/table/index.tsx";
import question from "../src/question/index.tsx";
import type { QuestionView, TableView } from "../src/shared/types.ts";
import { fixture, mount } from "./fake.ts";

const large = () => mount(table, fixture<TableView>("table-projector.de"));
const root = (el: HTMLElement) => el.querySelector<HTMLElement>(".tk") as HTMLElement;

/** What the browser says about the whole screen. */
function screen(offers: boolean) {
  const page = document as unknown as Record<string, unknown>;
  const fill = async (el: Element | null) => { page.fullscreenElement = el; document.dispatchEvent(new Event("fullscreenchange")); };
  page.fullscreenEnabled = offers;
  page.exitFullscreen = vi.fn(() => fill(null));
  HTMLElement.prototype.requestFullscreen = vi.fn(function (this: HTMLElement) { return fill(this); });
}

afterEach(() => { for (const key of ["fullscreenElement", "fullscreenEnabled", "exitFullscreen"]) delete (document as never)[key]; });

describe("on a projector", () => {
  it("says in large letters what happened, and speaks it once", async () => {
    const { el } = await large();
    expect(root(el).className).toBe("tk tk-projector");
    expect(el.querySelector(".tk-headline")?.textContent).toContain("Ost sticht");
    expect(el.querySelector(".tk-headline")?.getAttribute("aria-hidden")).toBe("true");
    expect(el.querySelector(".tk-said")?.className).toContain("tk-sr");
  });
  it("is as always where it is not large", async () => {
    const { el, model } = await mount(table, fixture<TableView>("table-replay.en"));
    expect(root(el).className).toBe("tk");
    expect(el.querySelector(".tk-headline, .tk-fill")).toBeNull();
    fireEvent.keyDown(root(el), { key: "PageDown" });
    expect(model.sent).toEqual([]);
  });
  it.each([["PageDown", 9], ["ArrowRight", 9], ["PageUp", 7], ["ArrowLeft", 7]])("%s leads to step %i", async (key, to) => {
    const { el, model } = await large();
    fireEvent.keyDown(root(el), { key });
    expect(model.sent).toMatchObject([{ do: "seek", to }]);
  });
  it("takes page keys, but not arrows, from the slider, and no key with another one held", async () => {
    const { el, model } = await large(), slider = el.querySelector("input") as HTMLInputElement;
    fireEvent.keyDown(slider, { key: "ArrowRight" });
    fireEvent.keyDown(root(el), { key: "ArrowRight", ctrlKey: true });
    fireEvent.keyDown(document.body, { key: "PageDown" });
    expect(model.sent).toEqual([]);
    fireEvent.keyDown(slider, { key: "PageDown" });
    expect(model.sent).toMatchObject([{ do: "seek", to: 9 }]);
  });
  it("stops at the end, and the page stays where it is", async () => {
    const { el, model, answer } = await large();
    await answer({ projector: { fill: "", leave: "", back: null, on: null } });
    expect(fireEvent.keyDown(root(el), { key: "PageDown" })).toBe(false); // its default is prevented
    expect(model.sent).toEqual([]);
  });
  it("leaves an arrow to the cards that it moves between", async () => {
    const view = { ...fixture<TableView>("table-blind.en"), auto: false, projector: { fill: "", leave: "", back: null, on: { do: "next", label: "" } } };
    const { el, model } = await mount(table, view);
    fireEvent.keyDown(el.querySelector(".tk-hand button") as HTMLElement, { key: "ArrowRight" });
    expect(model.sent).toEqual([]);
    fireEvent.keyDown(el.querySelector(".tk-hand button") as HTMLElement, { key: "PageDown" });
    expect(model.sent).toMatchObject([{ do: "next" }]);
  });
  it("turns to the next question, and leaves arrows to the options", async () => {
    const view = { ...fixture<QuestionView>("question-practice.en"), projector: { fill: "", leave: "", back: null, on: { do: "next", label: "" } } };
    const { el, model } = await mount(question, view);
    fireEvent.keyDown(root(el), { key: "PageDown" });
    expect(model.sent).toMatchObject([{ do: "next" }]);
  });
});

describe("the whole screen", () => {
  it("is offered where the browser has it, filled and left by the button; then keys count wherever they are pressed", async () => {
    screen(true);
    const { el, model } = await large(), button = el.querySelector(".tk-fill") as HTMLElement;
    expect(button.textContent).toBe("Ganzer Bildschirm");
    await act(async () => { fireEvent.click(button); });
    expect(document.fullscreenElement).toBe(root(el));
    expect(document.activeElement).toBe(root(el));
    expect(button.textContent).toBe("Vollbild verlassen");
    fireEvent.keyDown(document.body, { key: "PageDown" });
    expect(model.sent).toMatchObject([{ do: "seek", to: 9 }]);
    await act(async () => { fireEvent.click(button); });
    expect(document.fullscreenElement).toBeNull();
    expect(button.textContent).toBe("Ganzer Bildschirm");
  });
  it("is not offered where the browser has it not", async () => {
    screen(false);
    expect((await large()).el.querySelector(".tk-fill")).toBeNull();
  });
});
