// Changes one line of a component at a time, in a copy, and demands that some test fails: `npm run mutate`.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const MUTANTS = [
  ["shared/link.ts", "model.send({ ...message, rev: now.rev });", "model.send({ ...message, rev: 1 });"],
  ["shared/link.ts", 'answered.set(now, isNext(message) ? "next" : "act");', ""],
  ["shared/link.ts", "answered.delete(now);", ""],
  ["shared/link.ts", "held.current = message;", ";"],
  ["shared/link.ts", "if (offered(view, kept))", "if (true)"],
  ["shared/link.ts", "if (still()) return next();", ""],
  ["shared/link.ts", "clearTimeout(timer);", ""],
  ["shared/link.ts", "else if (!isNext(message)) held", "else held"],
  ["shared/link.ts", "waiting.current = next;", ""],
  ["shared/mount.tsx", "if (!(e.target as Element).closest(BUSY)) hurry();", "hurry();"],
  ["shared/link.ts", "setDead(false);", ""],
  ["shared/link.ts", 'return () => model.off("change:view", look);', ""],
  ["shared/link.ts", "    look();\n", ""],
  ["shared/keys.ts", '"data-lm-suppress-shortcuts": "true"', '"data-lm": "true"'],
  ["shared/keys.ts", "tabIndex: i === here ? 0 : -1", "tabIndex: 0"],
  ["shared/keys.ts", "    e.preventDefault();\n    // The element", "    // The element"],
  ["shared/keys.ts", "|| modified(e)", ""],
  ["shared/keys.ts", "if (e.repeat &&", "if (!e.repeat &&"],
  ["shared/keys.ts", "list[Math.min(mark.i, list.length - 1)]", "list[0]"],
  ["shared/keys.ts", 'first(root, ".tk-main") ??', ""],
  ["shared/mount.tsx", "dead ? [view.dead] : view.error", "view.error"],
  ["shared/mount.tsx", 'signal?.addEventListener("abort", stop, { once: true });', ""],
  ["shared/mount.tsx", "lang={view.lang}", ""],
  ["shared/text.tsx", '<span aria-hidden="true">{part.short}', "<span>{part.short}"],
  ["shared/text.tsx", '<span class="tk-sr">{part.name}</span>', ""],
  ["shared/faces.ts", "n(at, 1) > turned_below", "false"],
  ["shared/faces.ts", 'rank === "Q" ? data.ober : data.unter', 'rank === "Q" ? data.unter : data.ober'],
  ["shared/faces.ts", "data.letters[deck][lang][rank] ?? rank", "rank"],
  ["shared/parts.tsx", "onClick={() => { if (!barred) send(messageOf(b)); }}", "onClick={() => send(messageOf(b))}"],
  ["shared/parts.tsx", "if (!hint.done) send", "send"],
  ["shared/parts.tsx", 'i < hint.shown.length ? "tk-on" : ""', '""'],
  ["shared/motion.ts", "export const MOVE = 240;", "export const MOVE = 24;"],
  ["table/Felt.tsx", "if (still()) return;", ""],
  ["table/Felt.tsx", "before.current = view;", ""],
  ["table/Felt.tsx", "+ 6) % 4", "+ 4) % 4"],
  ["table/Hand.tsx", "&& e.detail < 2", ""],
  ["table/Hand.tsx", "onFocus(); setAsked(c.card);", "onFocus();"],
  ["table/Hand.tsx", 'aria-disabled={c.act == null ? "true" : undefined}', ""],
  ["table/Hand.tsx", "mixed && c.act", "c.act"],
  ["table/Seek.tsx", "to !== now && to >= 0 && to <= of", "true"],
  ["table/Seek.tsx", "now - 1, now === 0", "now + 1, now === 0"],
  ["table/Side.tsx", "{stake?.open && worth}", ""],
  ["table/Side.tsx", "plain(last.say) !== said &&", ""],
  ["table/Side.tsx", "n === stake.now", "n !== stake.now"],
  ["table/Side.tsx", "{ask && !ask.open &&", "{ask &&"],
  ["table/Side.tsx", "{offer?.open && offered}", ""],
  ["table/Side.tsx", "{!offer?.open && offered}", "{offered}"],
  ["table/Ask.tsx", "{ ...ask.button, main: true }", "ask.button"],
  ["table/Ask.tsx", "&& plain(offer.say) !== said &&", "&&"],
  ["table/Auction.tsx", "b.n === chosen && b.act != null", "b.n === chosen"],
  ["table/Auction.tsx", "if (!barred) setChosen(b.n);", "setChosen(b.n);"],
  ["table/Auction.tsx", "onFocus(); setMet(b.n);", "onFocus();"],
  ["table/Auction.tsx", "reason || note", "note"],
  ["table/Auction.tsx", "{reason && <span", "{<span"],
  ["table/Auction.tsx", "aria-description={b.barred || undefined}", ""],
  ["table/Auction.tsx", "firstBid(bids));", "0);"],
  ["table/Auction.tsx", 'bid ? "tk-main" : ""', '"tk-main"'],
  ["table/Auction.tsx", "if (bid?.act != null) send({ act: bid.act });", 'send({ act: bid?.act ?? "" });'],
  ["table/Auction.tsx", "b.disabled == null", "true"],
  ["table/bids.ts", "(starts[to + 1] ?? count) - 1", "count - 1"],
  ["table/bids.ts", "n += ACROSS", "n += 99"],
  ["table/bids.ts", "(i - 1 + count) % count", "i - 1"],
  ["table/bids.ts", 'key === "ArrowDown" ? 1 : -1', "1"],
  ["table/Calls.tsx", "data-call={call?.kind}", ""],
  ["table/Points.tsx", "row.need != null &&", ""],
  ["table/Felt.tsx", "!now.down && !jumped", "!now.down"],
  ["table/Felt.tsx", "played?.card === turned ? laid", "false ? laid"],
  ["table/Felt.tsx", "&& played.card !== turned", ""],
  ["table/Felt.tsx", "down?.seat === seat ? down : null", "down"],
  ["table/Felt.tsx", "if (hidden && own) comeFrom(own, hidden);", ""],
  ["table/Felt.tsx", 'view.calling ? "tk-bare" : ""', '""'],
  ["table/Hand.tsx", "own ? [...cards, own] : cards", "cards"],
  ["table/Hand.tsx", "c === own ? <Peek", "false ? <Peek"],
  ["shared/motion.ts", "last.onfinish = () => card.remove();", ""],
  ["shared/motion.ts", "lying ? 90 : 0", "0"],
  ["shared/motion.ts", "to?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MOVE });", ""],
  ["shared/keys.ts", "waiting.current = to === now;", ""],
  ["shared/keys.ts", "waiting.current &&= active(now) === now;", ""],
  ["shared/keys.ts", 'first(root, `[data-zone="auction"] ${READY}`) ??', ""],
  ["shared/link.ts", "?? []).concat(buttons, ask?.button ?? [])", "?? []).concat(buttons)"],
  ["shared/link.ts", "...bids, down]", "...bids]"],
  ["question/answer.ts", 'group.type === "order" ? now : keys.filter((k) => now.includes(k))', "now"],
  ["question/answer.ts", "to < 0 ||", ""],
  ["question/answer.ts", "n < group.options.length", "n === 0"],
  ["question/Options.tsx", "if (!locked) choose", "choose"],
  ["question/Options.tsx", "marked ? o.mark : null", "o.mark"],
  ["question/Options.tsx", "if (!one || instant ||", "if (!one ||"],
  ["question/Order.tsx", "if (keepFocus) follow.current = key;", ""],
  ["question/Order.tsx", "if (e.shiftKey && by)", "if (by)"],
  ["question/Question.tsx", "if (mine.current.stamp !== stamp)", "if (false)"],
  ["question/Question.tsx", "if (group.instant && missing(view, now) === null)", "if (missing(view, now) === null)"],
  ["question/Question.tsx", 'right || (view.state === "wrong" && !edited)', 'right || view.state === "wrong"'],
  ["question/Question.tsx", "if (!barred) check(answer);", "check(answer);"],
  ["grid/Grid.tsx", 'send({ do: "row", key: r.key })', 'send({ do: "col", key: r.key })'],
  ["grid/Grid.tsx", "y * view.cols.length + x", "x * view.cols.length + y"],
  ["grid/Grid.tsx", "useRove(cols * rows, cols, cols + 1)", "useRove(cols * rows, 0, cols + 1)"],
];

const here = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const copy = mkdtempSync(join(tmpdir(), "trickkit-mutants-"));
const home = join(copy, "widgets");
for (const name of ["src", "test", "fixtures", "package.json", "vitest.config.ts", "tsconfig.json"]) cpSync(join(here, name), join(home, name), { recursive: true });
cpSync(resolve(here, "../trickkit/render/faces.json"), join(copy, "trickkit/render/faces.json"));
symlinkSync(join(here, "node_modules"), join(home, "node_modules"), "dir");
const testsPass = () => spawnSync(process.execPath, [join(here, "node_modules/vitest/vitest.mjs"), "run", "--bail=1"], { cwd: home, timeout: 120_000 }).status === 0;

const alive = [];
try {
  if (!testsPass()) throw new Error("the tests fail before anything is changed");
  for (const [file, from, to] of MUTANTS) {
    const path = join(home, "src", file), text = readFileSync(path, "utf8");
    if (!text.includes(from)) throw new Error(`${file} no longer has: ${from}`);
    writeFileSync(path, text.replace(from, () => to));
    if (testsPass()) alive.push(`${file}: ${from} -> ${to || "(nothing)"}`);
    writeFileSync(path, text);
  }
} finally {
  rmSync(copy, { recursive: true });
}
for (const line of alive) console.log(`alive: ${line}`);
console.log(`${MUTANTS.length - alive.length} of ${MUTANTS.length} mutants killed`);
process.exitCode = alive.length ? 1 : 0;
