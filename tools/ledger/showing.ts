import { type AnsweredQuestion, judgeScenario, rulesOfAnswer } from '#engine';
import type { EditionId } from '../../engine/citation/editions.ts';
import type { RuleKey } from '../../engine/citation/ruleIndex.ts';
import type { Replay } from '../../engine/explanation/frame.ts';
import type { Place } from '../../engine/scenario/place.ts';
import type { Scenario } from '../../engine/scenario/scenario.ts';
import type { Ask } from '../../engine/training/questionKinds.ts';

/** A scenario as far as the ledger asks: what it claims to cover, and what its frames cite. */
export interface Showing {
  readonly scenario: string;
  readonly file: string;
  readonly claims: readonly Claim[];
  readonly editions: readonly EditionId[];
  readonly citations: readonly Citation[];
  /** Editions in which it does not play as its file expects; their frames prove nothing. */
  readonly failing: readonly EditionId[];
}

export interface Claim {
  readonly id: string;
  readonly at: Place;
}

/** One frame of a replay, or a question; a branch's frames without those that it shares with the main line. */
export type Citation = {
  readonly edition: EditionId;
  readonly branch: string;
  readonly rules: readonly RuleKey[];
} & (
  | {
      readonly kind: 'frame';
      /** Its number in the replay, the first being 1. */
      readonly frame: number;
    }
  | { readonly kind: 'question'; readonly question: string }
);

/** Plays a scenario in each of its editions. */
export function show(scenario: Scenario<Ask>, file: string, claims: readonly Claim[]): Showing {
  const played = scenario.editions.map((edition) => ({
    edition,
    ...judgeScenario(scenario, edition),
  }));
  const good = played.filter(({ holds }) => holds);
  return {
    scenario: scenario.slug,
    file,
    claims,
    editions: scenario.editions,
    citations: good.flatMap(({ replays, questions }) => [
      ...replays.flatMap(citationsOf),
      ...questions.map(citationBy),
    ]),
    failing: played.filter(({ holds }) => !holds).map(({ edition }) => edition),
  };
}

const citationsOf = ({ edition, branch, frames, sharedFrames }: Replay): readonly Citation[] =>
  frames
    .map(
      ({ rules }, index): Citation => ({ kind: 'frame', edition, branch, frame: index + 1, rules }),
    )
    .slice(sharedFrames);

const citationBy = (answered: AnsweredQuestion): Citation => ({
  kind: 'question',
  edition: answered.edition,
  branch: answered.question.branch,
  question: answered.question.id,
  rules: rulesOfAnswer(answered),
});
