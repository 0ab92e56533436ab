import { existsSync, globSync, readFileSync } from 'node:fs';
import {
  type AnsweredQuestion,
  type CardLookup,
  type EditionId,
  NEWEST_EDITION,
  readScenario,
  rulesOfAnswer,
  strayRules,
  undecidingRule,
} from '#engine';
import { indexIssues } from '../../site/library/cardIndex/indexIssues.ts';
import { loadCards } from '../../site/library/cards.ts';
import { exerciseFilesAt, slugOf } from '../../site/library/files.ts';
import type { Library, LoadedScenario } from '../../site/library/scenarios.ts';
import { wordIssue } from '../../site/library/wordIssue.ts';
import { wordProblem, wordTaken } from '../../site/library/wordProblem.ts';
import { ADDED, addedProblems } from '../../site/view/added.ts';
import type { Check } from '../project/check.ts';
import { judgedOnce } from '../project/judgedOnce.ts';
import { scenariosOf } from '../project/libraryOnce.ts';
import { firstOnBoard } from '../prose/firstOnBoard.ts';
import { lopsided } from '../prose/lopsided.ts';
import { rightOnesFirst } from '../prose/rightOnesFirst.ts';
import { tellingProse } from '../prose/tellingProse.ts';
import { unsaidRules } from '../prose/unsaidRules.ts';

/**
 * What does not play as its file expects, in any edition that it is shown in, choices that its scripts leave open, what
 * `more` finds in its questions, and questions whose answer names no rule of an edition in which they are asked, one that
 * such an answer can't rest on, or first one that does not decide it. `askedIn`: those editions.
 */
export const wrongPlays = (
  { scenarios }: Library,
  more: Finding = () => [],
  askedIn: AskedIn = ({ scenario }) => scenario.editions,
): readonly string[] =>
  scenarios.flatMap((loaded) => {
    const { file, scenario } = loaded;
    const judged = judgedOnce(scenario);
    const asked = judged.flatMap(({ questions }) => questions);
    return [
      ...new Set(more(loaded, asked)),
      ...judged.flatMap((one) => {
        const { edition, problems, questions, replays, taken } = one;
        return [
          ...(scenario.choicesTaken === undefined ? taken : []).map((one) =>
            wordTaken(file, edition, one),
          ),
          ...problems.map((problem) => wordProblem(file, edition, problem)),
          ...(askedIn(loaded).includes(edition) ? questions : []).flatMap((one) => {
            const { id, at } = one.question;
            const place = `${file}:${at.line}:${at.column}: ${edition}: the answer to ${id}`;
            const undeciding = undecidingRule(one, replays);
            return [
              ...(undeciding === undefined
                ? []
                : [`${place} begins with ${undeciding}, which decides nothing that shows it`]),
              ...(rulesOfAnswer(one).length > 0
                ? []
                : [`${place} names no rule; give its \`rules\``]),
              ...strayRules(one).map(
                (rule) => `${place} names ${rule}, which is about something else`,
              ),
            ];
          }),
        ];
      }),
    ];
  });

type AskedIn = (loaded: LoadedScenario) => readonly EditionId[];

/** What is wrong about a scenario's questions beside their answers. */
type Finding = (loaded: LoadedScenario, asked: readonly AnsweredQuestion[]) => readonly string[];

/** What is wrong with a file of which boards are made. */
export function misreadPieces(file: string, text: string, cards: CardLookup): readonly string[] {
  const read = readScenario(text, file, cards, { kind: 'pieces' });
  return read.ok ? [] : read.error.map(wordIssue);
}

/** The same of a file of which boards are made that are played on. */
export function misreadPattern(file: string, text: string, cards: CardLookup): readonly string[] {
  const purpose = { kind: 'ruling', editions: [NEWEST_EDITION] } as const;
  const read = readScenario(text, file, cards, purpose);
  if (!read.ok) return read.error.map(wordIssue);
  const { topics, script, questions } = read.value;
  return [
    ...(topics.length === 0 ? [`${file} names no topic`] : []),
    ...(questions.length === 0 ? [`${file} asks nothing`] : []),
    ...questions.flatMap(({ id, after }) =>
      after === undefined || after > script.length
        ? [`${file}: ${id} has to say after which entry of the script it is asked`]
        : [],
    ),
  ];
}

const PIECES = 'scenarios/pieces/*/*.yaml';
const PATTERNS = 'scenarios/pieces/*/*/*.yaml';

const filesOf = (pattern: string): readonly string[] =>
  globSync(pattern)
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();

export const check: Check = {
  name: 'scenarios',
  run: async () => {
    // What is missing of the prose is the languages' check.
    const loaded = scenariosOf(process.cwd());
    const misread = [
      ...loaded.issues.map(wordIssue),
      ...indexIssues(process.cwd(), loadCards(process.cwd()).cards).map(wordIssue),
      ...filesOf(PIECES).flatMap((file) =>
        misreadPieces(file, readFileSync(file, 'utf8'), loaded.cards),
      ),
      ...filesOf(PATTERNS).flatMap((file) =>
        misreadPattern(file, readFileSync(file, 'utf8'), loaded.cards),
      ),
    ];
    const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
    const all: AnsweredQuestion[] = [];
    const told = wrongPlays(loaded, ({ file }, asked) => {
      // Each once, in the newest edition that it is asked in, which comes first.
      all.push(...new Map(asked.toReversed().map((one) => [one.question.id, one])).values());
      return [
        ...tellingProse(file, asked, loaded.cards, read),
        ...rightOnesFirst(file, asked),
        ...unsaidRules(asked),
      ];
    });
    const slugs = [
      ...loaded.scenarios.map(({ scenario }) => scenario.slug),
      ...exerciseFilesAt(process.cwd()).map(slugOf),
    ];
    const undated = addedProblems(readFileSync(ADDED, 'utf8'), slugs);
    return [...misread, ...undated, ...told, ...firstOnBoard(loaded.scenarios), ...lopsided(all)];
  },
};
