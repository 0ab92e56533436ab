import { type AnsweredQuestion, rulesOfAnswer, type Scenario } from '#engine';
import type { EditionId } from '../../engine/citation/editions.ts';
import { numberOf, numbersOf, type RuleKey } from '../../engine/citation/ruleIndex.ts';
import type { Replay } from '../../engine/explanation/frame.ts';
import type { Place } from '../../engine/scenario/place.ts';
import { judgedOnce } from '../project/judgedOnce.ts';

/** A scenario as far as the ledger asks: what it claims to cover, and what its frames and its text cite. */
export interface Showing {
  readonly scenario: string;
  readonly file: string;
  readonly claims: readonly Claim[];
  readonly editions: readonly EditionId[];
  readonly citations: readonly ShownCitation[];
  /** Editions in which it does not play as its file expects; their frames prove nothing. */
  readonly failing: readonly EditionId[];
}

export interface Claim {
  readonly id: string;
  readonly at: Place;
}

/** One frame of a replay, or a question; a branch's frames without those that it shares with the main line. */
export type ShownCitation = {
  readonly edition: EditionId;
  readonly branch: string;
  /** Those that decide: what a reader finds there. */
  readonly rules: readonly RuleKey[];
} & (
  | {
      readonly kind: 'frame';
      /** Its number in the replay, the first being 1. */
      readonly frame: number;
      /** Those that apply besides and that the page's text cites, where a reader finds them. */
      readonly told: readonly RuleKey[];
    }
  | { readonly kind: 'question'; readonly question: string }
);

/** Plays a scenario in each of its editions; `toldIn`: what the text of its page cites in one. */
export function show(
  scenario: Scenario,
  file: string,
  claims: readonly Claim[],
  toldIn: (edition: EditionId) => ReadonlySet<RuleKey>,
): Showing {
  const played = judgedOnce(scenario);
  const good = played.filter(({ holds }) => holds);
  return {
    scenario: scenario.slug,
    file,
    claims,
    editions: scenario.editions,
    citations: good.flatMap(({ edition, replays, questions }) => [
      ...replays.flatMap((replay) => citationsOf(replay, toldIn(edition))),
      ...questions.map(citationBy),
    ]),
    failing: played.filter(({ holds }) => !holds).map(({ edition }) => edition),
  };
}

const citationsOf = (
  { edition, branch, frames, sharedFrames }: Replay,
  told: ReadonlySet<RuleKey>,
): readonly ShownCitation[] =>
  frames
    .map(
      ({ rules, decides }, index): ShownCitation => ({
        kind: 'frame',
        edition,
        branch,
        frame: index + 1,
        rules: withNumbersOf(edition, decides, rules),
        told: withNumbersOf(edition, [...told], rules),
      }),
    )
    .slice(sharedFrames);

/** Those of the rules that have the number of one of `shown`: where that stands, it stands for them all. */
function withNumbersOf(
  edition: EditionId,
  shown: readonly RuleKey[],
  rules: readonly RuleKey[],
): readonly RuleKey[] {
  const numbers = numbersOf(edition, shown);
  return rules.filter((rule) => {
    const number = numberOf(edition, rule);
    return number !== undefined && numbers.includes(number);
  });
}

const citationBy = (answered: AnsweredQuestion): ShownCitation => ({
  kind: 'question',
  edition: answered.edition,
  branch: answered.question.branch,
  question: answered.question.id,
  rules: rulesOfAnswer(answered),
});
