import { expect, test } from 'vitest';
import { board } from '../testing/boards/board.ts';
import { advanceToDecision } from './advance.ts';
import { beginLine, decisionOf, gameOf } from './line.ts';

const line = beginLine(
  board({ permanents: { ada: { bear: '2/2' }, nil: { elf: '1/1' } }, step: 'postcombatMain' }),
  [],
);

test('a decision of the next turn is reached', () => {
  const reached = advanceToDecision(line, 'declareAttackers');
  expect(reached.ok && decisionOf(reached.value).kind).toBe('declareAttackers');
  expect(reached.ok && gameOf(reached.value).turn.number).toBe(gameOf(line).turn.number + 1);
});

test('a decision that comes in neither this turn nor the next never comes', () => {
  expect(advanceToDecision(line, 'declareBlockers')).toEqual({
    ok: false,
    error: { kind: 'neverComes' },
  });
  expect(advanceToDecision(line, 'assignCombatDamage')).toEqual({
    ok: false,
    error: { kind: 'neverComes' },
  });
});
