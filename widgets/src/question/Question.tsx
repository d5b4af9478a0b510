import { useReducer, useRef } from "preact/hooks";
import { KEYS } from "../shared/keys.ts";
import type { Props } from "../shared/mount.tsx";
import { Btn, Earned, FourUp, HintButton, HintList, LevelHead, More, Note, Verdict } from "../shared/parts.tsx";
import { Say } from "../shared/text.tsx";
import { Calls } from "../table/Calls.tsx";
import { Felt } from "../table/Felt.tsx";
import { Points } from "../table/Points.tsx";
import { Earlier, Tally } from "../table/Side.tsx";
import { Rounds } from "../shared/Tricks.tsx";
import type { Answer, Board as BoardView, Group, QuestionView, Send } from "../shared/types.ts";
import { complete, listOf, missing, sameFor, tapped } from "./answer.ts";
import { Options } from "./Options.tsx";
import { NumberField } from "./NumberField.tsx";
import { Order } from "./Order.tsx";
import { Pairs } from "./Pairs.tsx";

/** The learner's choice. It is taken over from Python when the question, its state or the answer checked last changes,
 *  and else kept: a hint must not wipe out what was chosen. */
function useAnswer(view: QuestionView): [Answer, (answer: Answer) => void] {
  const stamp = JSON.stringify([view.key, view.state, view.chosen]);
  const mine = useRef({ stamp, answer: view.chosen }), [, redraw] = useReducer((n: number, _: void) => n + 1, 0);
  if (mine.current.stamp !== stamp) mine.current = { stamp, answer: view.chosen };
  return [mine.current.answer, (answer) => { mine.current.answer = answer; redraw(); }];
}

export function Question({ view, send }: Props<QuestionView>) {
  const [answer, setAnswer] = useAnswer(view);
  const { groups, felt, board, verdict, hint, stars } = view;
  const right = view.state === "right", noted = view.state === "noted";
  const edited = groups.some((g) => !sameFor(answer, view.chosen, g));
  const check = (now: Answer) => send({ do: "check", answer: complete(view, now) });

  const take = (group: Group, now: Answer) => {
    setAnswer(now);
    if (group.instant && missing(view, now) === null) check(now);
  };
  const settled = right || (view.state !== "open" && !edited);
  return (
    <div class="tk-q" data-board={board ? "" : undefined}>
      <LevelHead {...view} />
      {felt && (
        <div class="tk-feltbox tk-shown">
          <h3>{felt.legend}</h3>
          <FourUp cards={felt.cards} label={felt.legend} />
          {felt.note && <p class="tk-why">{felt.note}</p>}
        </div>
      )}
      {!!view.rounds?.length && <Rounds rounds={view.rounds} />}
      {board && <Board board={board} send={send} />}
      <div class="tk-groups" data-count={groups.length}>
        {groups.map((g) => {
          const props = {
            group: g, value: listOf(answer, g), locked: right,
            marked: view.state !== "open" && !noted && sameFor(answer, view.chosen, g),
            choose: (key: string) => take(g, tapped(answer, g, key)),
          };
          const key = `${view.key} ${g.id}`, put = (keys: string[]) => take(g, { ...answer, [g.id]: g.type === "one" ? keys[0] ?? [] : keys });
          if (g.type === "order") return <Order key={key} {...props} put={put} />;
          if (g.look === "number") return <NumberField key={key} {...props} put={put} done={() => { if (missing(view, answer) === null) check(answer); }} />;
          return g.look === "pairs" ? <Pairs key={key} {...props} /> : <Options key={key} {...props} />;
        })}
      </div>
      <div class="tk-verdict" role="status">
        {verdict && (noted ? <Note icon="flag"><p><b><Say text={verdict.title} /></b> <Say text={verdict.text} /></p></Note> : <Verdict right={right} {...verdict} />)}
      </div>
      <div class="tk-foot" data-zone="foot">
        {view.next && <Btn b={view.next} send={send} />}
        {settled ? view.again && <Btn b={{ main: !right, ...view.again }} send={send} /> : <Check view={view} answer={answer} check={check} />}
        {stars && <Earned stars={stars} />}
        {hint && !right && <HintButton hint={hint} send={send} quiet />}
        {view.more && <More more={view.more} send={send} />}
      </div>
      {hint && <HintList hint={hint} />}
    </div>
  );
}

/** The table that the question is about; nothing on it acts. */
function Board({ board, send }: { board: BoardView; send: Send }) {
  return (
    <div class="tk-qboard">
      <Felt view={board} send={send} />
      {!!board.earlier?.length && <Earlier tricks={board.earlier} />}
      {board.calls && <Calls calls={board.calls} />}
      {board.points && <Points points={board.points} />}
      {board.tally && <Tally tally={board.tally} />}
    </div>
  );
}

/** Barred until every group has its answer, with the sentence that names what is missing beside it. */
function Check({ view, answer, check }: { view: QuestionView; answer: Answer; check: (answer: Answer) => void }) {
  const lacks = missing(view, answer), barred = lacks !== null;
  if (view.groups.every((g) => g.instant)) return null;
  return (
    <>
      <button type="button" class={`tk-btn ${barred ? "" : "tk-main"}`} {...KEYS} data-do="check" aria-disabled={barred ? "true" : undefined}
        aria-description={lacks || undefined} onClick={() => { if (!barred) check(answer); }}>{view.check.label}</button>
      {lacks && <span class="tk-why">{lacks}</span>}
    </>
  );
}
