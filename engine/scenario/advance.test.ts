import { expect, test } from 'vitest';
import { board } from '../testing/boards/board.ts';
import { advanceToDecision, advanceToStep } from './advance.ts';
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

test('what lies on the way is played once, whatever is looked for on it', () => {
  const [first, second] = [1, 2].map(() => advanceToDecision(line, 'declareAttackers'));
  const step = advanceToStep(line, 'declareAttackers');
  expect(first?.ok && second?.ok && second.value === first.value).toBe(true);
  expect(first?.ok && step.ok && step.value === first.value).toBe(true);
});
