import type {
  Answer,
  AnsweredQuestion,
  Keyword,
  MisreadQuestion,
  Replay,
  RuleKey,
  Scenario,
} from '#engine';
import { spokenOf } from '../prose/strayKeys.ts';
import { bookkeepingOf } from './bookkeeping.ts';
import { differs } from './compare.ts';
import type { BoardAsked, Course, LineOutline, ScenarioFacts } from './facts.ts';
import type { PlayingAlone } from './judgement.ts';
import { isMarkedByEngine } from './marked.ts';
import { linesOf } from './playing.ts';

/** What is told of a course, in the first of the editions in which it is the same. */
export type PlayedCourse = Pick<Course, 'editions'> & { readonly told: PlayingAlone };

export const factsOf = (
  { genre, file, fingerprint }: Pick<ScenarioFacts, 'genre' | 'file' | 'fingerprint'>,
  scenario: Scenario,
  played: readonly PlayedCourse[],
  misread: readonly MisreadQuestion[],
  cardNames: BoardAsked['cardNames'],
  otherwise: readonly AnsweredQuestion[],
): ScenarioFacts => ({
  genre,
  file,
  fingerprint,
  slug: scenario.slug,
  ...spokenOf(scenario),
  questions: scenario.questions.map(({ id, branch, editions, ask }) => {
    const [opening] = played;
    const asked = opening?.told.questions.find(
      ({ question }) => question.id === id && question.branch === branch,
    );
    const turnsOn = new Set(asked?.reasons.map(({ rule }) => rule));
    return { id, editions, ask: ask.kind, turnsOn: [...turnsOn] };
  }),
  topics: scenario.topics,
  knowledge: scenario.knowledge,
  checked: scenario.checked,
  covers: scenario.covers,
  keywords: keywordsOf(scenario),
  courses: played.map((one) => courseOf(one, played)),
  misread: misread.map(({ question, misreadings }) => ({
    question,
    mistakes: misreadings.map(({ mistake }) => mistake),
    alike: [...Map.groupBy(misreadings, ({ like }) => like).values()].map((together) =>
      together.map(({ mistake }) => mistake),
    ),
    ways: misreadings.some(({ answer: { kind } }) => SEVERAL_WAYS.has(kind)) ? 'several' : 'one',
  })),
  ...(genre === 'exercise' && { asked: boardAsked(played, cardNames) }),
  answeredApart: [...Map.groupBy(otherwise, ({ question }) => question.id)].map(
    ([question, all]) => ({ question, editions: all.map(({ edition }) => edition) }),
  ),
});

const boardAsked = (
  [first]: readonly PlayedCourse[],
  cardNames: BoardAsked['cardNames'],
): BoardAsked => {
  const { players = [], permanents = [] } = first?.told.questions[0]?.board ?? {};
  return {
    players: players.map(({ id }) => ({ id })),
    permanents: permanents.map(
      ({ id, tag, name, types, power, toughness, controller, attachedTo, gone }) => ({
        id,
        tag,
        name,
        types,
        power,
        toughness,
        controller,
        attachedTo,
        gone,
      }),
    ),
    cardNames: Object.fromEntries(
      permanents.flatMap(({ name }) => {
        const names = name.kind === 'card' ? cardNames[name.card] : undefined;
        return name.kind === 'card' && names !== undefined ? [[name.card, names]] : [];
      }),
    ),
  };
};

const SEVERAL_WAYS: ReadonlySet<Answer['kind']> = new Set(['attack', 'block', 'division'] as const);

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
      .filter((other) => other.told !== told && rulesOtherwise(told, other.told))
      .flatMap((other) => other.editions),
  };
}

/** Whether anything is ruled otherwise: on a line, in a table or in an answer. */
function rulesOtherwise(a: PlayingAlone, b: PlayingAlone): boolean {
  const [ours, theirs] = [linesOf(a), linesOf(b)];
  return (
    answersOf(a) !== answersOf(b) ||
    ours.length !== theirs.length ||
    ours.some((line, at) => {
      const other = theirs[at];
      return (
        other?.branch !== line.branch || differs(line, other) || tablesOf(line) !== tablesOf(other)
      );
    })
  );
}

const answersOf = ({ questions }: PlayingAlone): string =>
  withoutRules(questions.map(({ question, answer }) => [question.branch, question.ask, answer]));

const tablesOf = ({ tables }: Replay): string => withoutRules(tables);

const withoutRules = (told: unknown): string =>
  JSON.stringify(told, (key, value: unknown) => (RULES.has(key) ? undefined : value));

/** Where the same ruling has other numbers in another edition, or rests on other rules. */
const RULES: ReadonlySet<string> = new Set(['rules', 'evidence', 'edition', 'at']);

const outlineOf = ({ branch, sharedFrames, frames }: Replay): LineOutline => ({
  branch,
  sharedFrames,
  frames: frames.map(({ step, outcome, rules, decides }) => ({ step, outcome, rules, decides })),
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
