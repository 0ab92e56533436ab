import { NEWEST_EDITION } from '../../citation/editions.ts';
import { playScripts } from '../../scenario/play.ts';
import type { Tryable } from '../../scenario/scenario.ts';
import type { DivisionAim } from '../../training/kinds/divide/aim.ts';
import { isAbout } from '../../training/mayDecide.ts';
import { rulesOfAnswer } from '../../training/rulesOfAnswer.ts';
import { undecidingRule } from '../../training/undeciding.ts';
import { assertNever } from '../../vocabulary/result.ts';
import { kebab } from '../../vocabulary/spelling.ts';
import { asInFiles, namesInFiles } from '../asInFiles.ts';
import type { Board, BoardAct } from '../board.ts';
import { choicesFirst } from '../choicesFirst.ts';
import { asking, readLessonAsk, writeLessonAsk } from '../lessonWords.ts';
import { toFragment } from '../link.ts';
import { ruledBy } from '../namedEdition.ts';
import { declared, refusedTry } from '../refusedTry.ts';
import { scenarioOf } from '../scenarioOf.ts';
import { tagsOf } from '../tags.ts';
import type { TriedAct } from '../tried.ts';
import { withNames } from '../withIds.ts';
import { writeLine, writeSections } from '../writeLine.ts';
import { byKind } from './answering.ts';
import type { AskOfLesson } from './askOf.ts';
import { type Lesson, lessonOn } from './lesson.ts';
import { isPlain } from './plain.ts';
import { laterOn } from './script.ts';
import { levelOf, topicsOf } from './sorted.ts';
import { stockNamesFor } from './stockNamesFor.ts';

/** An exercise as a file of the library, or why the library would take none. */
export type LessonFiled = ({ readonly kind: 'file' } & LessonFile) | LessonRefused;

export interface LessonRefused {
  readonly kind: 'refused';
  /** More is done after it than a script of plain words says; or no rule is found on which its answer rests. */
  readonly why: 'later' | 'noRule';
}

export interface LessonFile {
  /** Where in the library it lies, from the root: `scenarios/exercises/evasion/brute-bear-wolf-1a2b.yaml`. */
  readonly path: string;
  /** By which `scenarios/added.yaml` names it. */
  readonly slug: string;
  readonly text: string;
}

/**
 * What is asked of a board as the file of an exercise, with all that a library asks of one: a name for whatever has none
 * (`stock`: those that every language has words for), topics, how much must be known, and the answer where one can be
 * stated. Nothing where it can’t be asked.
 */
export function lessonFile(
  meant: Board,
  words: string,
  stock: readonly string[],
): LessonFiled | undefined {
  const named = namedFor(meant, words, stock);
  const lesson = lessonOn(named.board, named.words);
  if (lesson === undefined) return undefined;
  const later = entriesAfter(lesson);
  if (later === undefined) return { kind: 'refused', why: 'later' };
  if (!restsOnRule(lesson)) return { kind: 'refused', why: 'noRule' };
  const { board } = lesson.standing;
  const topics = topicsOf(lesson).map(kebab);
  const slug = slugOf(meant, board, words);
  return {
    kind: 'file',
    path: `scenarios/exercises/${topics[0]}/${slug}.yaml`,
    slug,
    text: [
      '# yaml-language-server: $schema=../../../.schema/exercise.schema.json',
      ...[...tagsOf(board.setup.permanents)].map(([id, tag]) => `# ${tag} ${id}`),
      `topics: [${topics.join(', ')}]`,
      `knowledge: ${levelOf(lesson)}`,
      ...editionsOf(board),
      'line: |',
      ...writeSections(ruledBy(board, 'newest')).map((section) => `  ${section}`),
      ...calledSo(named.called),
      ...later.script,
      ...(leavesChoices(board, later.acts) ? ['choices: taken'] : []),
      'questions:',
      `  - { id: first, ${[askWritten(lesson.ask), 'after: 0', ...answerWritten(lesson)].join(', ')} }`,
      '',
    ].join('\n'),
  };
}

/** As a library wants it of every answer. */
function restsOnRule({ question, ask, whole }: Lesson): boolean {
  const rules = rulesOfAnswer(question);
  const concepts = byKind(ask, (kind, one) => kind.mayDecide(one));
  return (
    rules.length > 0 &&
    rules.every((rule) => isAbout(concepts, rule)) &&
    undecidingRule(question, [whole.replay]) === undefined
  );
}

interface Named {
  readonly board: Board;
  readonly called: ReadonlyMap<string, string>;
  readonly words: string;
}

/** The same board and question, in the names that the file has. */
function namedFor(meant: Board, words: string, stock: readonly string[]): Named {
  const players = namesInFiles(meant);
  const board = asInFiles(meant);
  const called = stockNamesFor(board, stock);
  const asks = readLessonAsk(words);
  const renamed =
    asks?.kind === 'lifeLost'
      ? writeLessonAsk({ ...asks, player: players.get(asks.player) ?? asks.player })
      : words;
  return { board: withNames(board, called), called, words: renamed };
}

/** What is there, and by what the line and its question are known: two files have one name only where they are one. */
function slugOf(meant: Board, board: Board, words: string): string {
  const names = board.setup.permanents.map(({ id }) => id.replace(/-?\d+$/, ''));
  const [sum = ''] = /[a-z0-9]{4}$/.exec(toFragment(asking(writeLine(meant), words))) ?? [];
  return [...new Set(names), sum].slice(-MOST_NAMED).join('-').slice(-LONGEST).replace(/^-+/, '');
}

const MOST_NAMED = 5;
const LONGEST = 80;

const editionsOf = ({ edition, namesEdition }: Board): readonly string[] =>
  edition === NEWEST_EDITION && !namesEdition ? [] : [`editions: [${edition}]`];

const calledSo = (called: ReadonlyMap<string, string>): readonly string[] =>
  called.size === 0
    ? []
    : [`called: { ${[...called].map(([id, name]) => `${id}: ${name}`).join(', ')} }`];

interface After {
  readonly acts: readonly TriedAct[];
  readonly script: readonly string[];
}

/** What is done after the question; nothing where a script of plain words does not say it. */
function entriesAfter({ ask, standing }: Lesson): After | undefined {
  const { board, tried } = standing;
  const isOfTrial = ask.kind === 'legality' && tried !== undefined;
  const refused = isOfTrial ? refusedTry({ before: board, act: tried }) : undefined;
  const acts = isOfTrial && refused === undefined ? [tried] : laterOn(standing).filter(isTried);
  if (acts.length < (isOfTrial ? 0 : laterOn(standing).length) || !acts.every(isPlain))
    return undefined;
  const entries = [
    ...(refused === undefined ? [] : [refused]),
    ...acts.map((act) => `{ ${declared(act)} }`),
  ];
  return { acts, script: entries.length === 0 ? [] : [`script: [${entries.join(', ')}]`] };
}

const isTried = (act: BoardAct | Tryable): act is TriedAct =>
  act.kind === 'attack' || act.kind === 'block' || act.kind === 'divide';

function leavesChoices(board: Board, acts: readonly TriedAct[]): boolean {
  const scenario = scenarioOf({ ...board, acts: [...choicesFirst(board.acts), ...acts] });
  return playScripts(scenario, board.edition).some(({ taken }) => taken.length > 0);
}

function askWritten(ask: AskOfLesson): string {
  switch (ask.kind) {
    case 'declare':
      return `declare: ${ask.which}${ask.aim === undefined ? '' : `, aim: ${ask.aim}`}`;
    case 'divide':
      return `divide: ${ask.source}${ask.aim === undefined ? '' : `, aim: ${aimWritten(ask.aim)}`}`;
    case 'legality':
      return isTried(ask.act) ? `legal: { ${declared(ask.act)} }` : '';
    case 'number':
      return 'player' in ask.of
        ? `number: { ${kebab(ask.of.kind)}: ${ask.of.player} }`
        : `number: ${kebab(ask.of.kind)}`;
    case 'pickCreatures':
      return `pick: ${kebab(ask.which)}`;
    default:
      return assertNever(ask);
  }
}

function aimWritten(aim: DivisionAim): string {
  switch (aim.kind) {
    case 'mostToPlayer':
      return 'most-to-player';
    case 'killSome':
      return `{ kill: ${aim.n} }`;
    case 'kill':
    case 'spare':
      return `{ ${aim.kind}: [${aim.creatures.join(', ')}] }`;
    default:
      return assertNever(aim);
  }
}

/** So that a change of the rules that moves it is noticed; nothing of what has more answers than can be listed. */
function answerWritten({ question: { answer }, text }: Lesson): readonly string[] {
  if (answer.kind === 'pick') return [`answer: [${text}]`];
  return /^(?:\d+|true|false)$/.test(text) ? [`answer: ${text}`] : [];
}
