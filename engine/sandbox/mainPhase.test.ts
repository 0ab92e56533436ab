import { expect, test } from 'vitest';
import type { GameEvent } from '../log/gameEvent.ts';
import { projectCards } from '../testing/boards/cards.ts';
import { firstTargets } from './deeds.ts';
import { edited, priorityWindowsOf, readLine, tableOf, withTargets, writeLine } from './index.ts';

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

const mainPhaseOf = (line: string) => {
  const board = read(line);
  const all = priorityWindowsOf(board, tableOf(board, 'decision'));
  return { board, all, window: all.find(({ step }) => step === 'precombatMain') };
};

test.each([
  ['Ada: 2/2; Ada hand: forest; Nil: 1/1', ['play']],
  ['Ada: 2/2; Ada hand: Seize the Day; Nil:', ['cast']],
  ['Ada: 2/2; Ada hand: forest + giant-growth; Nil: 1/1', ['play']],
  // CR 702.6a: a creature is equipped when a sorcery could be cast.
  ['Ada: 2/2 + artifact equip 1; Nil: 1/1', ['activate']],
  // CR 305.2a, 117.1a: others can't, and instants can be cast later as well.
  ['Ada: 2/2; Nil hand: forest + Seize the Day; Nil: 1/1', []],
  ['Ada: 2/2; Ada hand: giant-growth; Nil: 1/1', []],
  ['Ada: 2/2; Nil: 1/1', []],
])(
  'what can only be done in the main phase is offered there before anything is decided: %s',
  (line, kinds) => {
    const { window } = mainPhaseOf(line);
    expect(window?.deeds.map(({ said }) => said.kind) ?? []).toEqual(kinds);
  },
);

test('once it is fought, the main phase before combat is over', () => {
  expect(mainPhaseOf('Ada: 2/2; Ada hand: forest; Nil: 1/1; A1 -> Nil').window).toBeUndefined();
});

test('whatever is offered there is done, on a board that begins there', () => {
  let done = 0;
  for (const { id, characteristics } of projectCards.values()) {
    if (characteristics.types.includes('instant')) continue;
    const { board, window } = mainPhaseOf(`Ada: 2/2 + 1/1; Ada hand: ${id}; Nil: 3/3`);
    for (const deed of window?.deeds ?? []) {
      const begun =
        window?.begins === undefined
          ? board
          : edited(board, { kind: 'decide', act: window.begins }).board;
      const act = withTargets(deed.said, firstTargets(deed), deed.takesX ? 1 : undefined);
      const after = edited(begun, { kind: 'decide', act }).board;
      const { stopped } = tableOf(after, 'decision');
      expect({ id, stopped }).toEqual({ id, stopped: undefined });
      expect(read(writeLine(after))).toEqual(after);
      done += 1;
    }
  }
  expect(done).toBeGreaterThan(100);
});
