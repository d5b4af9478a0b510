import type { Answer, Group, QuestionView } from "../shared/types.ts";

/** What the learner has chosen so far, without any rule of the game. */
export const listOf = (answer: Answer, group: Group): string[] => {
  const value = answer[group.id];
  return Array.isArray(value) ? value : value == null ? [] : [value];
};

/** The answer after a tap on one option: taken, or taken back. Sets keep the order of the options, orders the order of the taps. */
export function tapped(answer: Answer, group: Group, key: string): Answer {
  if (group.type === "one") return { ...answer, [group.id]: key };
  const old = listOf(answer, group);
  const now = old.includes(key) ? old.filter((k) => k !== key) : [...old, key];
  const keys = group.options.map((o) => o.key);
  return { ...answer, [group.id]: group.type === "order" ? now : keys.filter((k) => now.includes(k)) };
}

/** One place to the left (-1) or right (1); at the end of the line nothing moves. */
export function moved(keys: string[], key: string, by: -1 | 1): string[] {
  const i = keys.indexOf(key), to = i + by;
  if (i < 0 || to < 0 || to >= keys.length) return keys;
  const line = keys.filter((k) => k !== key);
  line.splice(to, 0, key);
  return line;
}

function isMissing(view: QuestionView, answer: Answer, group: Group): boolean {
  const n = listOf(answer, group).length;
  if (group.type === "one") return n === 0;
  if (group.type === "order") return n < group.options.length;
  return n === 0 && group.id in view.check.missing;
}

/** The first group without an answer: its sentence (perhaps empty), or null when the answer can be checked. */
export function missing(view: QuestionView, answer: Answer): string | null {
  const group = view.groups.find((g) => isMissing(view, answer, g));
  return group ? view.check.missing[group.id] ?? "" : null;
}

/** The answer to send: every group has its entry, an empty set included. */
export const complete = (view: QuestionView, answer: Answer): Answer =>
  Object.fromEntries(view.groups.map((g) => [g.id, g.type === "one" ? listOf(answer, g)[0] as string : listOf(answer, g)]));

export const sameFor = (a: Answer, b: Answer, group: Group): boolean => listOf(a, group).join(" ") === listOf(b, group).join(" ");
