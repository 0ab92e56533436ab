import type { AnsweredQuestion, Keyword, Replay, RuleKey, Scenario } from '#engine';
import { bookkeepingOf } from './bookkeeping.ts';
import { differs } from './compare.ts';
import type { Course, LineOutline, ScenarioFacts } from './facts.ts';
import type { Told } from './judgement.ts';
import { isMarkedByEngine } from './marked.ts';
import { linesOf } from './playing.ts';

/** What is told of a course, in the first of the editions in which it is the same. */
export type PlayedCourse = Pick<Course, 'editions'> & { readonly told: Told };

export const factsOf = (
  file: string,
  scenario: Scenario,
  played: readonly PlayedCourse[],
): ScenarioFacts => ({
  file,
  slug: scenario.slug,
  topics: scenario.topics,
  knowledge: scenario.knowledge,
  editions: scenario.editions,
  checked: scenario.checked,
  covers: scenario.covers,
  keywords: keywordsOf(scenario),
  courses: played.map((one) => courseOf(one, played)),
});

function courseOf({ editions, told }: PlayedCourse, all: readonly PlayedCourse[]): Course {
  const lines = linesOf(told);
  return {
    editions,
    lines: lines.map(outlineOf),
    bookkeeping: bookkeepingOf(lines),
    rulings: lines.reduce((sum, line) => sum + rulingsIn(line), 0),
    rulesInAnswers: [...new Set(told.questions.flatMap(rulesInAnswer))],
    asksForGames: told.questions.some(isMarkedByEngine),
    differsFrom: all
      .filter((other) => other.told !== told && differs(told.main, other.told.main))
      .flatMap((other) => other.editions),
  };
}

const outlineOf = ({ branch, sharedFrames, frames }: Replay): LineOutline => ({
  branch,
  sharedFrames,
  frames: frames.map(({ step, outcome, rules }) => ({ step, outcome, rules })),
});

function rulingsIn({ frames, tables }: Replay): number {
  const ruled = frames.flatMap(({ events }) => events).filter((event) => 'verdict' in event);
  return ruled.length + tables.reduce((sum, { rows }) => sum + rows.length, 0);
}

const rulesInAnswer = ({ rules, answer }: AnsweredQuestion): readonly RuleKey[] => [
  ...rules,
  ...('options' in answer ? answer.options.flatMap((option) => option.rules) : []),
  ...(answer.kind === 'legality' ? answer.rules : []),
];

function keywordsOf(scenario: Scenario): readonly Keyword[] {
  const setups = [scenario.setup, ...scenario.branches.map(({ setup }) => setup)];
  const abilities = setups.flatMap(({ permanents, players }) =>
    [...permanents, ...players.flatMap(({ hand }) => hand)].flatMap(
      ({ characteristics }) => characteristics.abilities,
    ),
  );
  const found = abilities.flatMap((ability) =>
    ability.kind === 'keyword' ? [ability.keyword] : [],
  );
  return [...new Set(found)];
}
