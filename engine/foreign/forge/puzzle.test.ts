import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLine } from '../../sandbox/readLine.ts';
import { writeLine } from '../../sandbox/writeLine.ts';
import { projectCards } from '../../testing/boards/cards.ts';
import { randomPuzzle } from '../../testing/foreign/puzzle.ts';
import { randomFrom } from '../../vocabulary/random.ts';
import { foreignIn } from '../foreignIn.ts';

const lexicon = { cards: projectCards, words: new Map() };
const canonical = (line: string): string => writeLine(readLine(line, lexicon).board);
const read = (...lines: readonly string[]) => foreignIn(lines.join('\n'));

test('a puzzle is read as the board that it is of, and what no line says of it is listed', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { lines, line, unsayable } = randomPuzzle(randomFrom(seed));
      const puzzle = read(...lines);
      expect({ lines, line: canonical(puzzle?.line ?? '') }).toEqual({
        lines,
        line: canonical(line),
      });
      expect(puzzle?.unread.map(({ text }) => text.split('|')[1]).toSorted()).toEqual(
        unsayable.toSorted(),
      );
    }),
    { numRuns: 250 },
  );
});

test('the players are in turn order, by their seats where they have no names', () => {
  expect(read('p0battlefield=Forest', 'p1battlefield=Plains', 'activeplayer=p1')?.line).toBe(
    'Ada: Plains; Nil: Forest',
  );
  expect(read('aibattlefield=Forest')?.line).toBe('Human:; AI: Forest');
});

test('what is on something, or attacks it, names it', () => {
  const lines = [
    'activeplayer=ai',
    'aibattlefield=Boggart Brute|Tapped|Attacking:7|Id:1;Pacifism|AttachedTo:7;Curse|EnchantingPlayer:human',
    'humanbattlefield=Forest;Jace|Id:7|Counters:LOYALTY=3',
  ];
  expect(read(...lines)).toMatchObject({
    line: 'AI: Boggart Brute + Pacifism, on H2 + Curse, on Human; Human: Forest + Jace, 3 loyalty; A1 -> H2',
    unread: [],
  });
});

test.each([
  ['humanbattlefield=Forest|AttachedTo:99', 'Forest|AttachedTo:99', 'missing'],
  ['aibattlefield=Boggart Brute|Attacking', 'Boggart Brute|Attacking', 'missing'],
  ['humanbattlefield=Forest|PhasedOut', 'Forest|PhasedOut', 'standing'],
  ['humanbattlefield=t:w_1_1_soldier', 't:w_1_1_soldier', 'notUnderstood'],
  ['humancounters=ENERGY=2', 'ENERGY=2', 'counters'],
  ['humanlibrary=Forest', 'humanlibrary=Forest', 'zone'],
  ['humanlife=many', 'humanlife=many', 'notUnderstood'],
  ['activephase=UPKEEP', 'activephase=UPKEEP', 'phase'],
  ['Description:Win this turn.', 'Description:Win this turn.', 'notOfBoard'],
  ['humanprecast=Forest', 'humanprecast=Forest', 'notUnderstood'],
])('what is not read is listed: %s', (line, text, why) => {
  expect(read('ailife=20', line, 'turn=3')?.unread).toEqual([
    { line: 2, text, why },
    { line: 3, text: 'turn=3', why: 'notOfBoard' },
  ]);
});

test('of a line that stands there twice the last one counts, as in the program', () => {
  expect(read('humanlife=3', 'humanlife=5', 'ailife=2')).toMatchObject({
    line: 'Human, 5 life:; AI, 2 life:',
    unread: [{ line: 1, text: 'humanlife=3', why: 'earlier' }],
  });
});

test('nobody is summoning sick where the puzzle says so of all', () => {
  expect(read('humanbattlefield=Forest|SummonSick', 'removesummoningsickness=true')?.line).toBe(
    'Human: Forest; AI:',
  );
});
