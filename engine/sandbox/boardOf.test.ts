import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAttackers } from '../declaration/checkAttackers.ts';
import { setUp } from '../scenario/setUp.ts';
import { attacksOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { board as testBoard } from '../testing/boards/board.ts';
import { projectCards } from '../testing/boards/cards.ts';
import { lineBoard } from '../testing/boards/lineBoard.ts';
import { randomBoard } from '../testing/boards/randomBoard.ts';
import { randomFrom } from '../vocabulary/random.ts';
import { boardOf } from './boardOf.ts';
import { fromFragment, toFragment } from './link.ts';
import { readLine } from './readLine.ts';
import { writeLine } from './writeLine.ts';

const lexicon = { cards: projectCards, words: new Map<string, string>() };

const gameOf = ({ edition, setup }: Parameters<typeof writeLine>[0]): GameState =>
  setUp(setup, 'declareAttackers', { edition });

test('a board, its line and its link set up the same game', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const board = lineBoard(randomFrom(seed));
      const line = writeLine(board);
      const linked = fromFragment(toFragment(line));
      const read = readLine(linked.ok ? linked.value : '', lexicon).board;
      expect(gameOf(read)).toEqual(gameOf(board));
      expect(read.acts).toEqual(board.acts);
    }),
    { numRuns: 100 },
  );
});

test('a game without anything else going on gives back the board that it began with', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const board = { ...lineBoard(randomFrom(seed)), acts: [] };
      const { board: again } = boardOf(gameOf(board), lexicon);
      expect(again.setup.permanents.map(({ id }) => id)).toEqual(
        board.setup.permanents.map(({ id }) => id),
      );
    }),
    { numRuns: 100 },
  );
});

test('of any game something is left that can be ruled on, and what is lost is named', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = randomFrom(seed);
      const step = random.pick(['declareAttackers', 'declareBlockers'] as const);
      const state = randomBoard(random, { attackers: 3, blockers: 3, step });
      const { board, lost } = boardOf(state, lexicon);
      checkAttackers(gameOf(board), { attacks: [] });
      if (lost.some(({ kind }) => kind === 'effect'))
        expect(state.continuousEffects).not.toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('what was declared comes along as acts, and whoever attacks is not tapped yet', () => {
  const state = testBoard({
    step: 'combatDamage',
    permanents: {
      Ada: { one: { is: '2/2', tapped: true }, two: '3/3' },
      Nil: { wall: '0/4' },
    },
    attacks: { one: 'Nil' },
    blocks: { wall: 'one' },
  });
  expect(attacksOf(state)).toHaveLength(1);
  const { board, lost } = boardOf(state, lexicon);
  expect(writeLine(board)).toBe('Ada, no mana: 2/2 + 3/3; Nil, no mana: 0/4; A1 -> Nil; N1 -| A1');
  expect(lost).toEqual([{ kind: 'laterStep' }]);
});

test('what a permanent has gained for the turn stays with it', () => {
  const line = "Ada: grizzly-bears, gains flying, gains can't block + 2/2 red, gains menace; Nil:";
  const { board, lost } = boardOf(gameOf(readLine(line, lexicon).board), lexicon);
  expect(writeLine(board)).toBe(line);
  expect(lost).toEqual([]);
});
