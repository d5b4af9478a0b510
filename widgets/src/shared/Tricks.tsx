import { FourUp, framed } from "./parts.tsx";
import { Say } from "./text.tsx";
import type { GridLevelView, Round } from "./types.ts";

interface TricksProps extends Pick<GridLevelView, "tricks" | "hand"> {
  marked?: GridLevelView["marked"];
  /** The heading of each trick: below a heading of the round it is one lower. */
  head?: "h3" | "h4";
}

/** The tricks of a round, one below the other, and below them the own cards. */
export function Tricks({ tricks, hand, marked, head: H = "h3" }: TricksProps) {
  return (
    <div class="tk-leveltricks">
      {tricks.map((trick) => (
        <section key={trick.title} class="tk-feltbox">
          <H>{trick.title}</H>
          <FourUp cards={framed(trick.cards, marked)} label={trick.title} />
          {trick.say.length > 0 && <p><Say text={trick.say} /></p>}
        </section>
      ))}
      {marked && <p class="tk-key"><span class="tk-tag" data-look="would"><Say text={marked.text} /></span></p>}
      {hand && (
        <section class="tk-feltbox">
          <H>{hand.label}</H>
          <FourUp cards={hand.cards} label={hand.label} bare />
        </section>
      )}
    </div>
  );
}

/** Rounds that a question is about: one, or two beside each other while there is room. */
export function Rounds({ rounds }: { rounds: Round[] }) {
  return (
    <div class="tk-rounds" data-count={rounds.length}>
      {rounds.map((round) => (
        <section key={round.title} class="tk-round">
          {round.title && <h3>{round.title}</h3>}
          <dl class="tk-given">{round.given.map((g) => <div key={g.label}><dt>{g.label}</dt><dd><Say text={g.value} /></dd></div>)}</dl>
          <Tricks {...round} head={round.title ? "h4" : "h3"} />
        </section>
      ))}
    </div>
  );
}
