import { join } from 'node:path';
import {
  answersByOtherRules,
  type Card,
  type CardLookup,
  type EditionId,
  judgeScenario,
  type MisreadQuestion,
  readScenario,
  type Scenario,
  type TakenChoice,
} from '#engine';
import { guarded } from '../failure.ts';
import { wordIssue } from '../wordIssue.ts';
import { wordProblem } from '../wordProblem.ts';
import { cardsNamedIn, digestOf, fingerprintOf } from './digest.ts';
import { factsOf, type PlayedCourse } from './factsOf.ts';
import {
  COURSE,
  FACTS,
  forAnyEdition,
  MISREADINGS,
  OTHERWISE,
  type PlayingAlone,
  SCENARIO,
  TAKEN,
} from './judgement.ts';
import { writeCached } from './judgementCache.ts';
import type { ToJudge } from './libraryFiles.ts';
import type { ScenarioWithNames } from './playing.ts';

/**
 * Reads a scenario, plays it in every edition that it is shown in, and keeps what came of it in its folder. Gives what is
 * wrong with it, in words; then nothing is kept.
 */
export const judgeInto = (scenario: ToJudge, cards: CardLookup): readonly string[] =>
  guarded(
    scenario.file,
    () => judge(scenario, cards),
    (issue) => [wordIssue(issue)],
  );

function judge({ genre, folder, file, text }: ToJudge, cards: CardLookup): readonly string[] {
  const read = readScenario(text, file, cards, { kind: PURPOSES[genre] });
  if (!read.ok) return read.error.map(wordIssue);
  const scenario = read.value;
  const played = scenario.editions.map((edition) => play(file, scenario, edition));
  const problems = played.flatMap((one) => one.problems);
  if (problems.length > 0) return problems;
  const courses = coursesOf(played.map(({ told }) => told));
  const cardNames = Object.fromEntries(
    [...cardsNamedIn(cardsSaidIn(text), cards), ...cardsLaidOut(scenario, cards)].map(
      ({ id, names }) => [id, names],
    ),
  );
  writeCached(
    join(folder, SCENARIO),
    JSON.stringify({ scenario, cardNames } satisfies ScenarioWithNames),
  );
  const misread = played.flatMap((one) => one.misread);
  writeCached(join(folder, MISREADINGS), JSON.stringify(misread));
  const otherwise = answersByOtherRules(
    scenario,
    played.map(({ told }) => told),
  );
  writeCached(join(folder, OTHERWISE), JSON.stringify(otherwise));
  writeCached(join(folder, TAKEN), JSON.stringify(played.map(({ taken }) => taken)));
  for (const [at, course] of courses.entries()) writeCached(join(folder, COURSE(at)), course.text);
  // The facts come last: where they are, all is.
  writeCached(
    join(folder, FACTS),
    JSON.stringify(
      factsOf(
        { genre, file, fingerprint: fingerprintOf(text) },
        scenario,
        courses,
        misread,
        cardNames,
        otherwise,
      ),
    ),
  );
  return [];
}

/** What stands where a file names a card: other words of it, “start” or “life”, are ids of cards as well. */
const cardsSaidIn = (text: string): string =>
  (text.match(/\bcard: *["']?[a-z0-9-]+/g) ?? []).join('\n');

/** A line has cards by other names than their ids as well. */
const cardsLaidOut = ({ setup }: Scenario, cards: CardLookup): readonly Card[] =>
  [...setup.permanents, ...setup.players.flatMap(cardsOf)].flatMap(
    ({ characteristics: { name } }) => (name.kind === 'card' ? (cards.get(name.card) ?? []) : []),
  );

const cardsOf = ({ hand, graveyard, exile }: Scenario['setup']['players'][number]) => [
  ...hand,
  ...graveyard,
  ...exile,
];

const PURPOSES = { scenario: 'page', exercise: 'exercise' } as const;

function play(
  file: string,
  scenario: Scenario,
  edition: EditionId,
): {
  readonly told: PlayingAlone;
  readonly misread: readonly MisreadQuestion[];
  readonly taken: readonly TakenChoice[];
  readonly problems: readonly string[];
} {
  const { replays, questions, misread, taken, problems } = judgeScenario(scenario, edition);
  const [main, ...branches] = replays;
  if (main === undefined) throw new Error(`${file}: a scenario without a main line`);
  return {
    told: { edition, main, branches, questions },
    misread,
    taken,
    problems: problems.map((problem) => wordProblem(file, edition, problem)),
  };
}

/** What is told alike in several editions is one course. */
function coursesOf(
  all: readonly PlayingAlone[],
): readonly (PlayedCourse & { readonly text: string })[] {
  const written = all.map((told) => ({ told, text: forAnyEdition(told) }));
  return [...Map.groupBy(written, ({ text }) => digestOf(text)).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    return [{ ...first, editions: same.map(({ told }) => told.edition) }];
  });
}
