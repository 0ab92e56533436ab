import {
  type AnsweredQuestion,
  EDITION_CHANGES,
  EDITION_IDS,
  type EditionChange,
  type EditionId,
  editionBefore,
  editionOf,
  NEWEST_EDITION,
  statedAnswer,
} from '#engine';
import { messagesIn } from '../../site/i18n/index.ts';
import { LANGUAGES } from '../../site/i18n/languages.ts';
import type { ScenarioFacts } from '../../site/library/judged/facts.ts';
import { type JudgedLibrary, judgedLibrary } from '../../site/library/judged/judgedLibrary.ts';
import type { Check } from '../project/check.ts';

/** How many changes of turn and combat the texts of the editions have. */
const CHANGES = 38;

/** A set of what is answered otherwise is a round from so many boards on. */
const ENOUGH = 8;

/**
 * Changes between editions that are missing, that no board shows and no words excuse, or whose board does not tell the
 * editions apart as it should; and editions since which too few boards are answered otherwise.
 */
export const check: Check = {
  name: 'changes',
  run: async () => {
    const library = judgedLibrary(process.cwd(), 'ignored');
    return [
      ...missing(EDITION_CHANGES),
      ...EDITION_CHANGES.flatMap((change) => [
        ...untaught(change, library),
        ...(change.exercise === undefined ? unexcused(change) : wronglyShown(change, library)),
      ]),
      ...tooFewSince([library.exercises, library.scenarios].flat()),
    ];
  },
};

/** Numbers of the list of changes that stand in none of them, or not in their place. */
export const missing = (changes: readonly Pick<EditionChange, 'change'>[]): readonly string[] =>
  Array.from({ length: CHANGES }, (_, index) => index + 1)
    .filter((number, index) => changes[index]?.change !== number)
    .map((number) => `engine/cases/changes: change ${number} is not there`);

const untaught = ({ name, scenario }: EditionChange, { scenarios }: JudgedLibrary) =>
  scenario === undefined || scenarios.some(({ slug }) => slug === scenario)
    ? []
    : [`engine/cases/changes: ${name} names ${scenario}, which is no scenario`];

/** Without a board, each language says why. */
const unexcused = ({ name }: (typeof EDITION_CHANGES)[number]): readonly string[] =>
  LANGUAGES.filter((language) => messagesIn(language).changes[name].noBoard === undefined).map(
    (language) =>
      `site/i18n/${language}/changes.json: ${name} has no board; say why, under noBoard`,
  );

function wronglyShown(change: EditionChange, library: JudgedLibrary): readonly string[] {
  const { name, exercise, since, shows } = change;
  const place = `engine/cases/changes: ${name}`;
  const facts = library.exercises.find(({ slug }) => slug === exercise);
  if (facts === undefined) return [`${place} names ${exercise}, which is no exercise`];
  const sides = [editionBefore(change), since];
  const lacking = sides.filter((edition) => !facts.editions.includes(edition));
  if (lacking.length > 0)
    return lacking.map((edition) => `${facts.file}: ${name} asks it by the rules of ${edition}`);
  const [before, after] = sides.map((edition) => answersIn(facts, edition, library));
  const isAlike = before === after;
  return isAlike === (shows.kind === 'alike')
    ? []
    : [`${place} is ${shows.kind}, and ${exercise} is answered ${before} before, ${after} since`];
}

const answersIn = (facts: ScenarioFacts, edition: EditionId, { playing }: JudgedLibrary): string =>
  playing(facts, edition).questions.map(answerText).join('; ');

const answerText = ({ question, answer }: AnsweredQuestion): string =>
  statedAnswer(question.ask, answer);

/** Whether a later edition does anything otherwise: one that only moves numbers changes no answer. */
const isRuledOtherwiseSince = (edition: EditionId): boolean => {
  const { id: _, ...then } = editionOf(edition);
  const { id: __, ...now } = editionOf(NEWEST_EDITION);
  return JSON.stringify(then) !== JSON.stringify(now);
};

/** Editions since which fewer boards are answered otherwise than make a round. */
export const tooFewSince = (
  all: readonly Pick<ScenarioFacts, 'editions' | 'answeredApart'>[],
): readonly string[] =>
  EDITION_IDS.filter(isRuledOtherwiseSince).flatMap((edition) => {
    const found = all
      .filter(({ editions }) => editions[0] === NEWEST_EDITION)
      .flatMap(({ answeredApart }) => answeredApart)
      .filter(({ editions }) => editions.includes(edition));
    return found.length >= ENOUGH
      ? []
      : [
          `scenarios/exercises: ${found.length} boards are answered otherwise than by the rules of ${edition}; expected at least ${ENOUGH}`,
        ];
  });
