import { describe, expect, test } from 'vitest';
import { NEWEST_EDITION } from '../../citation/editions.ts';
import { MISTAKE_NAMES, MISTAKES } from '../../mistakes/index.ts';
import { projectPatterns } from '../../testing/generation/piecesRead.ts';
import { playedScenario } from '../../testing/generation/playedScenario.ts';
import { judgeScenario } from '../../training/judgeScenario.ts';
import type { Misreading } from '../../training/misreading.ts';
import { known } from '../../vocabulary/result.ts';
import { seedOf } from '../../vocabulary/seedOf.ts';
import { kebab } from '../../vocabulary/spelling.ts';
import {
  AIMS,
  isOfTheme,
  PLAYED_AIMS,
  PLAYED_GENERATOR,
  STANDING_AIMS,
  type Theme,
  themeFolder,
} from '../aim.ts';
import { answerSaid } from '../made.ts';
import { type GeneratedPlayed, generatePlayed } from './generatePlayed.ts';

const stock = projectPatterns();
/** `BOARDS=20` makes so many times as many of each aim. */
const BOARDS = 3 * Number(process.env.BOARDS ?? 1);

const boardFor = (name: string, seed: string): GeneratedPlayed =>
  known(
    generatePlayed(stock, name, known(PLAYED_AIMS.get(name), 'aim'), seed),
    `board of ${seed} for ${name}`,
  );

const saying = ({ mistake, answer }: Misreading) => [mistake, answerSaid(answer)];

describe.each([...PLAYED_AIMS])('a board for %s', (name, aim) => {
  const boards = Array.from({ length: BOARDS }, (_, at) => boardFor(name, `law ${at}`));

  test('has the answer, the mistakes and the board that its script has where it is judged as a file', () => {
    for (const one of boards) {
      const { questions, misread, problems } = judgeScenario(
        playedScenario(one.draft),
        NEWEST_EDITION,
      );
      expect(problems).toEqual([]);
      const asked = known(questions[0], 'question');
      expect(answerSaid(asked.answer)).toBe(answerSaid(one.answer));
      expect(asked.board).toEqual(one.board);
      expect((misread[0]?.misreadings ?? []).map(saying)).toEqual(one.misreadings.map(saying));
    }
  });

  test('turns on what it is made for', () => {
    for (const { misreadings, reasons } of boards) {
      const first = known(reasons[0], 'reason');
      if (aim.kind === 'mistake') {
        expect(misreadings.map(({ mistake }) => mistake)).toContain(aim.mistake);
        expect(MISTAKES[aim.mistake].rules).toContain(first.rule);
      }
      if (aim.kind === 'keyword')
        expect(first.altered).toMatchObject({ taken: { keyword: aim.keyword } });
      if (aim.kind === 'theme') expect(misreadings).not.toEqual([]);
    }
  });

  test('is not answered by nothing, by everything, or by what is so already', () => {
    for (const { answer, asked, game } of boards) {
      if (answer.kind === 'pick') {
        const right = answer.options.filter((option) => option.right).length;
        expect(right).toBeGreaterThan(0);
        expect(right).toBeLessThan(answer.options.length);
      }
      if (answer.kind !== 'number') continue;
      expect(answer.value).toBeGreaterThan(0);
      if (asked.kind === 'number' && asked.of.kind === 'life') {
        const { player } = asked.of;
        expect(answer.value).not.toBe(game.players.find(({ id }) => id === player)?.life);
      }
    }
  });

  test('is small enough to look at', () => {
    for (const { board } of boards) expect(board.permanents.length).toBeLessThanOrEqual(8);
  });
});

test('boards are made for every mistake, and no two aims have one name', () => {
  const mistakes = [...AIMS.values()].flatMap((aim) =>
    aim.kind === 'mistake' ? [aim.mistake] : [],
  );
  expect(mistakes.toSorted()).toEqual([...MISTAKE_NAMES].toSorted());
  expect(AIMS.size).toBe(STANDING_AIMS.size + PLAYED_AIMS.size);
});

test('a theme has its own patterns, none of which comes to a topic or a keyword', () => {
  for (const [name, aim] of PLAYED_AIMS) {
    if (aim.kind === 'mistake') continue;
    const from = Array.from({ length: BOARDS }, (_, at) => boardFor(name, `own ${at}`).draft);
    const folders = from.map(({ pattern }) => pattern.of);
    if (aim.kind === 'theme') expect(new Set(folders)).toEqual(new Set([name]));
    else expect(folders.filter(isOfTheme)).toEqual([]);
  }
});

test('what is asked in a way of its own is asked so, and answered now so, now otherwise', () => {
  const answers = (theme: Theme) =>
    Array.from({ length: 24 }, (_, at) => boardFor(themeFolder(theme), `asked ${at}`).answer);
  for (const answer of answers('orderOfTriggers')) {
    expect(answer.kind).toBe('order');
    if (answer.kind === 'order') expect(answer.items.length).toBeGreaterThan(2);
  }
  for (const answer of answers('when')) {
    expect(answer.kind).toBe('pick');
    if (answer.kind === 'pick')
      expect(answer.options.map(({ kind }) => kind)).toEqual(answer.options.map(() => 'step'));
  }
  const legal = answers('legalOrNot').map((answer) => answer.kind === 'legality' && answer.legal);
  expect(new Set(legal)).toEqual(new Set([true, false]));
});

test('a creature that comes by flash as attackers are declared has its say in each block', () => {
  for (let at = 0; at < 8; at += 1) {
    const { misreadings } = boardFor(themeFolder('flashBlockers'), `flash ${at}`);
    const rules = misreadings.flatMap(({ mistake }) => MISTAKES[mistake].rules);
    expect(rules.some((rule) => rule.startsWith('blockers.') || rule.startsWith('creature.'))).toBe(
      true,
    );
  }
});

test('each pattern lies in the folder of something that boards are made for', () => {
  const names = new Set(stock.patterns.map(({ of }) => of));
  expect([...names].filter((of) => !PLAYED_AIMS.has(of))).toEqual([]);
  const mistakes = [...PLAYED_AIMS].flatMap(([name, { kind }]) =>
    kind === 'mistake' ? [name] : [],
  );
  expect(mistakes.filter((name) => !names.has(name))).toEqual([]);
});

test('a seed always gives the same board', () => {
  const prints = [...PLAYED_AIMS.keys()].map((name) => {
    const shapes = ['golden 1', 'golden 2'].map((seed) => boardFor(name, seed).shape);
    return `${name} ${shapes.map((shape) => seedOf(shape).toString(36)).join(' ')}`;
  });
  expect([`generator ${PLAYED_GENERATOR}`, ...prints]).toMatchSnapshot();
});

test('what comes of a browser’s JSON is the same board', () => {
  const sent = JSON.parse(JSON.stringify(stock));
  for (const [name, aim] of PLAYED_AIMS) {
    const { shape, draft } = known(generatePlayed(sent, name, aim, 'sent'), name);
    expect(shape).toBe(boardFor(name, 'sent').shape);
    expect(draft.setup.permanents.map(({ id }) => id)).toEqual(
      boardFor(name, 'sent').draft.setup.permanents.map(({ id }) => id),
    );
  }
});

test('what no way makes is not made', () => {
  const [name, aim] = known([...PLAYED_AIMS][0], 'aim');
  expect(generatePlayed(stock, name, aim, '7', PLAYED_GENERATOR + 1)).toBeUndefined();
  expect(kebab('newCannotCrew')).toBe(name);
});
