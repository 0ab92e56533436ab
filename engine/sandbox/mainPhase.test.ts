import { expect, test } from 'vitest';
import type { GameEvent } from '../log/gameEvent.ts';
import { projectCards } from '../testing/boards/cards.ts';
import { priorityWindowsOf, readLine, tableOf, writeLine } from './index.ts';

const read = (line: string) => {
  const { board, slips } = readLine(line, { cards: projectCards, words: new Map() });
  expect(slips).toEqual([]);
  return board;
};

const played = (line: string, until: 'decision' | 'end' = 'end') => {
  const board = read(line);
  const table = tableOf(board, until);
  expect(table.stopped).toBeUndefined();
  const { frames } = table.replay;
  const events = frames.flatMap((frame) => frame.events.map((event) => ({ ...frame, event })));
  const stepOf = (kind: GameEvent['kind']) => events.find(({ event }) => event.kind === kind)?.step;
  return { board, table, stepOf, kinds: events.map(({ event }) => event.kind) };
};

/** What a line says of phases is read again as it is written, and the same game comes of it. */
const LINES = [
  'Ada: 2/2; Ada hand: forest; Nil: 1/1; main phase; Ada plays forest; A1 -> Nil; no block',
  'Ada: 2/2; Ada hand: forest; Nil:; Ada plays forest; A1 -> Nil',
  'Ada: 2/2; Ada hand: Seize the Day; Nil:; A1 -> Nil; main phase; Ada casts seize-the-day on A1; all pass; A1 -> Nil',
  'Ada: 2/2; Nil: 1/1; main phase; A1 -> Nil; N1 -| A1; main phase',
];

test.each(LINES)('%s', (line) => {
  const { board, kinds } = played(line);
  const again = writeLine(board);
  expect(read(again)).toEqual(board);
  expect(played(again).kinds).toEqual(kinds);
});

test('a land is played in the main phase, with which such a board begins (CR 305.1)', () => {
  const { stepOf, table } = played(
    'Ada: 2/2; Ada hand: forest; Nil:; Ada plays forest',
    'decision',
  );
  expect(stepOf('play')).toBe('precombatMain');
  // CR 506.1: attackers are still to be declared.
  expect(table.awaits?.answer.kind).toBe('attack');
});

test('said first, it asks for the attack; and what could be played there is offered', () => {
  const { board, table } = played('Ada: 2/2; Ada hand: forest; Nil:; main phase', 'decision');
  expect(table.awaits?.answer.kind).toBe('attack');
  const [window] = priorityWindowsOf(board, table);
  expect(window?.step).toBe('precombatMain');
  expect(window?.deeds.map(({ said }) => said.kind)).toEqual(['play']);
});

test('behind a declaration it is the main phase after combat, where a sorcery may be cast', () => {
  const { stepOf, kinds } = played(
    'Ada: 2/2; Ada hand: Seize the Day; Nil:; A1 -> Nil; main phase; Ada casts Seize the Day on A1; all pass; A1 -> Nil',
  );
  expect(stepOf('cast')).toBe('postcombatMain');
  expect(kinds.filter((kind) => kind === 'attack')).toHaveLength(2);
});

test('in combat no land is played, and that is told (CR 305.1, 505.6b)', () => {
  const board = read('Ada: 2/2; Ada hand: forest; Nil:; A1 -> Nil; Ada plays forest');
  expect(tableOf(board, 'end').stopped?.troubles).toMatchObject([{ kind: 'refusedInstead' }]);
});
