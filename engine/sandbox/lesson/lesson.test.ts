import { describe, expect, test } from 'vitest';
import { STANDING_AIMS } from '../../generation/aim.ts';
import { generateUnseen } from '../../generation/generateUnseen.ts';
import { projectCards } from '../../testing/boards/cards.ts';
import { boardOfDraft, tryingAtRandom } from '../../testing/boards/threeWays.ts';
import { projectPieces } from '../../testing/generation/piecesRead.ts';
import type { PlayedQuestion } from '../../training/answeredQuestion.ts';
import { judgeScenario } from '../../training/judgeScenario.ts';
import { legalDeclarationsOf } from '../../training/kinds/declare/answerDeclaration.ts';
import { rightDivisions } from '../../training/kinds/divide/answerDivision.ts';
import { playerId } from '../../vocabulary/ids.ts';
import { randomFrom } from '../../vocabulary/random.ts';
import { known } from '../../vocabulary/result.ts';
import type { Board } from '../board.ts';
import { asking, type LessonAsk, lessonIn, readLessonAsk, writeLessonAsk } from '../lessonWords.ts';
import { fromFragment, toFragment } from '../link.ts';
import { readLine } from '../readLine.ts';
import { readScenario } from '../readScenario.ts';
import { writeLine } from '../writeLine.ts';
import { lessonOn, lessonsOn } from './lesson.ts';
import { lessonFile } from './lessonFile.ts';

const lexicon = { cards: projectCards, words: new Map() };
const STOCK = ['bear', 'ogre', 'elf', 'knight'];

const boardIn = (line: string): Board => readLine(line, lexicon).board;
const asksOf = (line: string): readonly string[] =>
  lessonsOn(boardIn(line)).map(({ asks }) => asks);

const ASKS: readonly LessonAsk[] = [
  { kind: 'declaration' },
  { kind: 'declaration', aim: 'most' },
  { kind: 'declaration', aim: 'fewest' },
  { kind: 'division' },
  { kind: 'division', aim: 'mostToPlayer' },
  { kind: 'division', aim: 2 },
  { kind: 'legality' },
  { kind: 'howMany' },
  { kind: 'whoMay' },
  { kind: 'whoDies' },
  { kind: 'lifeLost', player: playerId('Zoë') },
];

describe('what a line asks', () => {
  test.each(ASKS)('$kind is read again as it is written', (ask) => {
    const words = writeLessonAsk(ask);
    expect(readLessonAsk(words)).toEqual(ask);
    const line = 'Ada: 2/2; Nil: 1/1; A1 -> Nil?';
    expect(lessonIn(asking(line, words))).toEqual({ line, asks: words });
    expect(readLine(asking(line, words), lexicon)).toEqual(readLine(line, lexicon));
  });

  test('is said in no words but those, and is not understood in others', () => {
    const line = 'Ada: 2/2; Nil: 1/1; asks the time';
    expect(lessonIn(line)).toEqual({ line, asks: undefined });
    expect(readLine(line, lexicon).slips).not.toEqual([]);
  });

  test('stands in no file, which says so under its questions', () => {
    const text = 'line: "Ada: 2/2; Nil: 1/1; A1 -> Nil; asks who may"';
    const read = readScenario(text, 'board.yaml', projectCards, { kind: 'ruling', editions: [] });
    expect(read).toMatchObject({ ok: false, error: [{ code: 'slipInLine' }] });
  });
});

describe('what can be asked of a board', () => {
  test.each([
    [
      'Ada: 3/2 menace; Nil: 2/2 + 2/2 must block + 1/1 flying; A1 -> Nil',
      ['declaration', 'most creatures', 'fewest creatures', 'how many'],
    ],
    [
      'Ada: 3/2 menace; Nil: 2/2 + 2/2; A1 -> Nil; N1 -| A1?',
      ['legality', 'declaration', 'most creatures', 'fewest creatures', 'how many'],
    ],
    [
      'Ada: 3/2 + 2/2 tapped; Nil: 2/2',
      ['declaration', 'most creatures', 'fewest creatures', 'who may', 'how many'],
    ],
    [
      'Ada: 5/5 trample; Nil: 2/2 + 2/2; A1 -> Nil; N1 N2 -| A1',
      ['division', 'most damage', 'kill 2'],
    ],
    ['Ada: 5/5; Nil: 2/2; A1 -> Nil; N1 -| A1', ['who dies']],
    ['Ada: 5/5; Nil: 2/2; A1 -> Nil; no block', ['life lost by Nil']],
    // Nothing is asked of what goes without saying, of an order, and of what is not understood.
    ['Ada: 2/2; Nil: 2/2; no attack', []],
    ['rules 2013-02-01; Ada: 5/5; Nil: 2/2 + 2/2; A1 -> Nil; N1 N2 -| A1', []],
    ['Ada: 5/5 wobbling; Nil: 2/2; A1 -> Nil', []],
  ])('%s', (line, asks) => {
    expect(asksOf(line)).toEqual(asks);
  });

  test('is what is tried and refused as well, though no mark says that it is only tried', () => {
    const line = 'Ada: 3/2 menace; Nil: 2/2 + 2/2; A1 -> Nil; N1 -| A1';
    expect(asksOf(line)).toEqual(asksOf(`${line}?`));
  });

  test('of damage, what is left of the step is divided with what was already', () => {
    const line = 'Ada: 3/3 + 3/3; Nil: 4x 2/2; A1 A2 -> Nil; N1 N2 -| A1; N3 N4 -| A2';
    const lesson = lessonOn(boardIn(`${line}; A1: 2 N1, 1 N2`), 'division');
    expect(lesson?.question.answer).toMatchObject({ choice: { source: 'creature-2' } });
  });

  test('is asked as such a word says, or not at all', () => {
    const board = boardIn('Ada: 3/3; Nil: 2/2; A1 -> Nil');
    for (const words of ['legality', 'who dies', 'division', 'life lost by Zoe', 'nothing'])
      expect(lessonOn(board, words)).toBeUndefined();
  });
});

test('an answer comes with what it turns on, as that of an exercise does', () => {
  const line = 'Ada: 3/2 menace; Nil: 2/2 + 2/2; A1 -> Nil; N1 -| A1?';
  const { question } = known(lessonOn(boardIn(line), 'legality'), 'lesson');
  expect(question.answer).toMatchObject({
    legal: false,
    rules: ['keyword.menace', 'blockers.restrictions'],
  });
  expect(question.reasons[0]).toMatchObject({
    rule: 'keyword.menace',
    altered: { kind: 'taken', taken: { keyword: 'menace' } },
  });
});

/** Everything that is right, and by which rules, in words that hang on no name. */
function saidOf(question: PlayedQuestion, board: Board): string {
  const { answer, rules, reasons, state } = question;
  const right =
    answer.kind === 'attack' || answer.kind === 'block'
      ? (legalDeclarationsOf(answer, state) ?? answer.legal)
      : answer.kind === 'division'
        ? (rightDivisions(answer, state) ?? answer.legal)
        : { ...answer, evidence: undefined };
  const text = JSON.stringify([right, rules, reasons]);
  const places = board.setup.permanents.map(({ id }, at) => [id, at] as const);
  return places
    .toSorted(([a], [b]) => b.length - a.length)
    .reduce((so, [id, at]) => so.replaceAll(new RegExp(`"${id}"(?!:)`, 'g'), `"${at}"`), text);
}

/** What is wrong with a question that is asked through a link and through a file; nothing, if it is one. */
function waysApart(board: Board, asks: string): readonly string[] {
  const fragment = fromFragment(toFragment(asking(writeLine(board), asks)));
  const linked = lessonIn(fragment.ok ? fragment.value : '');
  const there = boardIn(linked.line);
  const lesson = lessonOn(there, linked.asks ?? '');
  const file = lessonFile(there, asks, STOCK);
  if (lesson === undefined || file === undefined) return [`${asks} is lost`];
  if (file.kind === 'refused') return [`${asks}: ${file.why}`];
  const read = readScenario(file.text, file.path, projectCards, { kind: 'exercise' });
  if (!read.ok) return [`${file.text}: ${JSON.stringify(read.error)}`];
  const { problems, questions, taken } = judgeScenario(read.value, there.edition);
  const open = read.value.choicesTaken === undefined ? taken : [];
  const [asked] = questions;
  if (asked === undefined || problems.length + open.length > 0)
    return [`${file.text}: ${JSON.stringify([problems, open])}`];
  const { setup } = read.value;
  const inFile = saidOf(asked, { ...there, setup });
  const inLink = saidOf(lesson.question, there);
  return inFile === inLink ? [] : [`${file.text}\n${inLink}\n${inFile}`];
}

test('no file is given of a question whose answer rests on no rule that is found, or that goes on in more than plain words', () => {
  const many = 'Ada: boggart-brute + 2x 1/1 spirit; Nil: runeclaw-bear + 20x 1/2; A1 A2 -> Nil';
  expect(lessonFile(boardIn(many), 'declaration', STOCK)).toEqual({
    kind: 'refused',
    why: 'noRule',
  });
});

/** `BOARDS=500 npx vitest run engine/sandbox/lesson` takes as many. */
const BOARDS = Number(process.env.BOARDS ?? 24);

test('a question asks the same, with the same right answers and reasons, through the link of a set and through its file', {
  timeout: 600_000,
}, () => {
  const pieces = projectPieces();
  const aims = [...STANDING_AIMS];
  const apart: string[] = [];
  const asked = new Map<string, number>();
  let refused = 0;
  for (let n = 0; n < BOARDS; n += 1) {
    const [name, aim] = known(aims[(n * 7) % aims.length], 'aim');
    const { draft } = known(
      generateUnseen(pieces, name, aim, [`lesson ${n}`], new Set()),
      name,
    ).board;
    const board = boardIn(writeLine(tryingAtRandom(boardOfDraft(draft), randomFrom(n))));
    const offered = lessonsOn(board);
    // One after the other of what is offered, so that all are.
    const { asks } = offered[n % Math.max(1, offered.length)] ?? {};
    if (asks === undefined) continue;
    asked.set(asks, (asked.get(asks) ?? 0) + 1);
    const ways = waysApart(board, asks);
    refused += ways.includes(`${asks}: noRule`) ? 1 : 0;
    apart.push(...ways.filter((one) => one !== `${asks}: noRule`));
  }
  if (process.env.BOARDS !== undefined) console.log(asked, `refused: ${refused}`);
  expect(asked.size).toBeGreaterThan(4);
  expect(refused).toBeLessThan(BOARDS / 10);
  expect(apart).toEqual([]);
});

test.each([
  [
    'Bob: 5/5 trample; Zoe: 2/2 + 2/2; B1 -> Zoe; Z1 Z2 -| B1; B1: 2 Z1, 2 Z2, 1 Zoe',
    'life lost by Zoe',
  ],
  ['Bob: 5/5 trample; Zoe: 2/2 + 2/2; B1 -> Zoe; Z1 Z2 -| B1; B1: 4 Z1?', 'legality'],
  ['rules 2008-10-01; Ada: 3/2 menace; Nil: 2/2; A1 -> Nil', 'declaration'],
  [
    'Ada: boggart-brute + 2x 1/1 spirit; Nil: 3x 2/2 + 1/1 spirit; A1 A2 -> Nil',
    'fewest creatures',
  ],
  [
    'Ada: 2/2; Nil: 3/3; Nil hand: giant-growth; A1 -> Nil; N1 -| A1; Nil casts giant-growth on N1',
    'who dies',
  ],
])('%s; asks %s', (line, asks) => {
  expect(waysApart(boardIn(line), asks)).toEqual([]);
});
