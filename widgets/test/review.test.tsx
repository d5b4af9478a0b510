import { cleanup, screen, within } from "@testing-library/preact";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TableView } from "../src/shared/types.ts";
import table from "../src/table/index.tsx";
import { fixture, mount, reduceMotion } from "./fake.ts";

beforeEach(() => reduceMotion(true));
afterEach(() => { cleanup(); document.body.innerHTML = ""; });
const open = (name: string, over: Partial<TableView> = {}) => mount(table, { ...fixture<TableView>(name), auto: false, ...over });
const acts = () => [...document.querySelectorAll<HTMLElement>(".tk-act")];
const marks = () => acts().map((a) => a.dataset.mark);

describe("a hand gone through", () => {
  it("lists each act with its mark and its word, and the bar of what it lost", async () => {
    const { model } = await open("table-review.en"), { rows } = model.get("view").review!;
    expect(marks()).toEqual(rows.map((row) => row.mark ?? undefined));
    for (const [i, row] of rows.entries()) {
      expect(acts()[i]?.textContent).toContain(row.verdict);
      expect(acts()[i]?.querySelector<HTMLElement>(".tk-loss > i")?.style.width).toBe(row.loss ? `${row.loss}%` : undefined);
      expect(acts()[i]?.getAttribute("aria-pressed")).toBe(String(row.pressed));
    }
    expect(screen.queryByRole("progressbar")).toBeNull();
  });
  it("asks to look at an act, by mouse and by keys", async () => {
    const { model, answer } = await open("table-review.en"), { rows } = model.get("view").review!;
    await userEvent.click(acts()[2] as HTMLElement);
    await answer({});
    acts()[0]?.focus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await answer({});
    await userEvent.keyboard("{End}{ArrowDown} ");
    expect(model.sent.map((m) => "to" in m && m.to)).toEqual([rows[2]?.n, rows[1]?.n, rows[0]?.n]);
    expect(acts().map((a) => a.tabIndex)).toEqual([0, -1, -1]);
  });
  it("says of the act looked at what was known apart from hindsight, and marks the cards in the hand", async () => {
    const { model } = await open("table-review.en"), view = model.get("view"), chosen = view.review!.chosen!;
    const box = document.querySelector(".tk-chosen") as HTMLElement;
    expect(within(box).getByRole("heading").textContent).toBe(chosen.title);
    expect(box.querySelectorAll("p:not(.tk-hindsight)")).toHaveLength(chosen.known.length);
    expect(box.querySelectorAll(".tk-hindsight")).toHaveLength(1);
    for (const card of view.hand!.cards) {
      expect(document.querySelector<HTMLElement>(`[data-card="${card.card}"]`)?.dataset.mark).toBe(card.mark ?? undefined);
    }
  });
  it("shows how far it is, and pulls by itself until all is done", async () => {
    const { model, answer } = await open("table-review-on.en", { auto: true }), review = model.get("view").review!;
    expect(model.sent).toEqual([{ do: "next", rev: 1 }]);
    const bar = screen.getByRole("progressbar", { name: review.progress!.label });
    expect(bar.getAttribute("aria-valuenow")).toBe(String(review.progress!.n));
    expect(marks()).toContain(undefined);
    expect(document.querySelector(".tk-review [role=status]:last-child")?.textContent).toBe("");
    await answer({ review: { ...review, progress: { ...review.progress!, n: 0, of: 0 } } });
    expect(screen.getByRole("progressbar").querySelector<HTMLElement>("i")?.style.width).toBe("0%");
    expect(model.sent.at(-1)).toEqual({ do: "next", rev: 2 });
    await answer({ auto: false, review: { ...review, progress: null, turning: ["No single act decided the hand."], say: ["Your acts: 3."] } });
    expect(model.sent).toHaveLength(2);
    expect(screen.getByText("No single act decided the hand.")).toBeTruthy();
    expect(screen.getByText("Your acts: 3.")).toBeTruthy();
  });
  it("names the act that decided the hand", async () => {
    const { model, answer } = await open("table-review.en"), review = model.get("view").review!;
    await answer({ review: { ...review, rows: review.rows.map((row, i) => ({ ...row, trick: "", turning: i === 1 ? "decided the hand" : null })) } });
    expect(acts().map((a) => a.textContent?.includes("decided the hand"))).toEqual([false, true, false]);
  });
  it("says nothing of an act when none is looked at", async () => {
    const { model, answer } = await open("table-review.en"), review = model.get("view").review!;
    await answer({ review: { ...review, chosen: { title: "Not yet.", known: [], hindsight: null } } });
    expect(document.querySelector(".tk-hindsight")).toBeNull();
    await answer({ review: { ...review, chosen: null } });
    expect(document.querySelector(".tk-chosen")).toBeNull();
  });
});
