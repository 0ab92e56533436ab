import { describe, expect, test } from 'vitest';
import { problemsOf } from '../testing/boards/problemsOf.ts';

const game = (start: string, trigger: string, script: string): string => `
players: { Ada: {}, Nil: {} }
board:
  Ada: [{ id: bell, types: [artifact], abilities: [{ trigger: beginning-of-step, step: ${trigger}, effects: [{ gain-life: 1 }] }] }]
  Nil: []
start: ${start}
script: ${script}
`;

describe('a game begins as its first step does (CR 500.6, 603.2b)', () => {
  test.each(['upkeep', 'draw', 'precombat-main', 'beginning-of-combat', 'end-step'])(
    'what triggers at the beginning of %s does',
    (step) => {
      const script =
        '[{ expect: { triggered: { bell: 1 } } }, pass, { expect: { life: { Ada: 21 } } }]';
      expect(problemsOf(game(step, step, script))).toEqual([]);
    },
  );

  test('what triggers in the untap step waits for upkeep', () => {
    const script = '[{ expect: { step: upkeep, triggered: { bell: 1 } } }]';
    expect(problemsOf(game('untap', 'untap', script))).toEqual([]);
  });

  test('what triggers at the beginning of another step does not', () => {
    const script = '[{ expect: { triggered: { bell: 0 } } }]';
    expect(problemsOf(game('draw', 'upkeep', script))).toEqual([]);
  });
});
