import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { projectCards } from '../testing/boards/cards.ts';
import { randomFrom } from '../vocabulary/random.ts';
import type { Board } from './board.ts';
import { firstTargets, withTargets } from './deeds.ts';
import { edited } from './edit.ts';
import { type PriorityWindow, priorityWindowsOf } from './priorityWindows.ts';
import { readLine } from './readLine.ts';
import { tableOf } from './tableOf.ts';
import { writeLine } from './writeLine.ts';

const lexicon = { cards: projectCards, words: new Map<string, string>() };

const boardIn = (line: string): Board => {
  const { board, slips } = readLine(line, lexicon);
  expect(slips).toEqual([]);
  return board;
};

const windowsIn = (line: string): readonly PriorityWindow[] => {
  const board = boardIn(line);
  return priorityWindowsOf(board, tableOf(board, 'decision'));
};

/** Step, how often all pass before, who could do what, and on how many things. */
const told = (line: string) =>
  windowsIn(line).map(({ passes, step, deeds }) => [
    step,
    passes,
    ...deeds.map(({ said, slots }) =>
      [said.player, said.kind, ...slots.map(({ options }) => options.length)].join(' '),
    ),
  ]);

describe('somebody could do something with priority', () => {
  const TRICK = 'Ada: 2/2; Nil: 3/3; Nil hand: giant-growth';

  test('before the attack', () => {
    expect(told(TRICK)).toEqual([['beginningOfCombat', 0, 'Nil cast 2']]);
  });

  test('between attack and block', () => {
    expect(told(`${TRICK}; A1 -> Nil`)).toEqual([['declareAttackers', 0, 'Nil cast 2']]);
  });

  test('after the block in each step that is left', () => {
    expect(told(`${TRICK}; A1 -> Nil; N1 -| A1`)).toEqual([
      ['declareBlockers', 0, 'Nil cast 2'],
      ['combatDamage', 1, 'Nil cast 1'],
    ]);
    const twice = 'Ada: 2/9 double strike; Nil: 3/9; Nil hand: giant-growth; A1 -> Nil; N1 -| A1';
    expect(told(twice).map(([step, passes]) => [step, passes])).toEqual([
      ['declareBlockers', 0],
      ['firstStrikeDamage', 1],
      ['combatDamage', 2],
    ]);
  });

  test('no more is offered than can be tried, and that there is more is told', () => {
    const all = (n: number) =>
      windowsIn(`Ada: ${n}x 1/1 regenerate G; Nil: 2/2`).map(({ isAll }) => isAll);
    expect(new Set(all(60))).toEqual(new Set([true]));
    expect(new Set(all(61))).toEqual(new Set([false]));
  });

  test('while something waits to resolve', () => {
    const two = 'Ada: 2/2; Nil: 3/3; Nil hand: giant-growth; Ada hand: giant-growth; A1 -> Nil';
    const windows = windowsIn(`${two}; Nil casts giant-growth on N1`);
    expect(windows.map(({ step, over, passes }) => [step, over?.kind, passes])).toEqual([
      ['declareAttackers', 'spell', 0],
      ['declareAttackers', undefined, 1],
    ]);
  });

  test('by activating an ability, and by turning something up', () => {
    expect(told('Ada: 2/2; Nil: nomads-en-kor + 2/2; A1 -> Nil')[0]).toEqual([
      'declareAttackers',
      0,
      'Nil activate 2',
    ]);
    expect(told('Ada: 2/2; Nil: 1/1; A1 -> Nil')).toEqual([]);
    expect(windowsIn('Ada: bedlam; Nil: 5/4 morph {2}{G}, face-down')[0]?.deeds).toMatchObject([
      { said: { kind: 'turnUp', player: 'Nil' } },
    ]);
  });

  test('in each of its modes, where it has some', () => {
    const modes = windowsIn('Ada: 2/2; Nil:; Nil hand: cryptic-command; A1 -> Nil').flatMap(
      ({ deeds }) => deeds.map(({ said }) => said.kind === 'cast' && said.announced?.modes),
    );
    expect(modes.length).toBeGreaterThan(1);
    expect(modes).toEqual(modes.map(() => [expect.any(Number), expect.any(Number)]));
  });
});

test('what is done there changes the combat, and stands in the line', () => {
  const line =
    'Ada: 2/2; Nil: 1/1; Nil hand: giant-growth; A1 -> Nil; N1 -| A1; Nil casts giant-growth on N1';
  expect(tableOf(boardIn(line), 'decision').replay.outcome.died).toEqual(['creature']);
  expect(writeLine(boardIn(line))).toBe(line);
});

test('before the attack it is done at the beginning of combat', () => {
  const line = 'Ada: 2/2; Nil:; Ada hand: giant-growth; Ada casts giant-growth on A1; A1 -> Nil';
  const { replay, stopped } = tableOf(boardIn(line), 'decision');
  expect(stopped).toBeUndefined();
  expect(replay.outcome.life).toContainEqual({ player: 'Nil', life: 15, poison: 0 });
});

test('a second spell is cast when the first has resolved, if all pass in between', () => {
  const line =
    'Ada: 2/2; Nil: 1/1; Nil hand: 2x giant-growth; A1 -> Nil; Nil casts giant-growth on N1; all pass; Nil casts giant-growth-2 on N1';
  const { replay, stopped } = tableOf(boardIn(line), 'end');
  expect(stopped).toBeUndefined();
  const kinds = replay.frames.flatMap(({ events }) => events.map(({ kind }) => kind));
  const [first, second] = [kinds.indexOf('cast'), kinds.lastIndexOf('cast')];
  expect(kinds.slice(first, second)).toContain('resolved');
});

test('whatever is offered is legal with the first things that it may target', () => {
  const cards = [...projectCards.values()].filter(
    ({ characteristics: { types, abilities } }) =>
      types.includes('instant') || abilities.some(({ kind }) => kind === 'activated'),
  );
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = randomFrom(seed);
      const [ada, nil] = [random.pick(cards), random.pick(cards)];
      const isInstant = nil.characteristics.types.includes('instant');
      const there = `Ada: 2/2 flying + ${ada.characteristics.types.includes('instant') ? '1/1' : ada.id}`;
      const line = isInstant
        ? `${there}; Nil: 3/3 + 1/1; Nil hand: ${nil.id}; A1 -> Nil`
        : `${there}; Nil: 3/3 + ${nil.id}; A1 -> Nil`;
      const { board } = readLine(line, lexicon);
      for (const { passes, deeds } of priorityWindowsOf(board, tableOf(board, 'decision')))
        for (const { said, slots, takesX } of deeds) {
          const targets = firstTargets({ slots });
          const waited = Array.from({ length: passes }).reduce<Board>(
            (so) => edited(so, { kind: 'decide', act: { kind: 'allPass' } }).board,
            board,
          );
          const act = withTargets(said, targets, takesX ? 1 : undefined);
          const done = tableOf(edited(waited, { kind: 'decide', act }).board, 'end');
          expect({ line, act, stopped: done.stopped }).toEqual({ line, act, stopped: undefined });
        }
    }),
    { numRuns: 60 },
  );
});
