import { expect, test } from 'vitest';
import type { Ability, Amount } from '../../engine.ts';
import { messagesIn } from '../index.ts';
import { self } from './examples.ts';

const pumping = (power: Amount, toughness: Amount): Ability => ({
  kind: 'static',
  subject: self,
  change: { kind: 'modifyPowerToughness', power, toughness },
});

const POWER: Amount = { kind: 'powerOf', of: 'attached' };
const LIFE: Amount = { kind: 'lifeOf', of: 'you' };

// Two numbers that are counted are two letters, and both are said.
test.each([
  [POWER, LIFE, '+X/+Y'],
  [POWER, POWER, '+X/+X'],
  [POWER, 1, '+X/+1'],
  [1, POWER, '+1/+X'],
])('%o and %o are %s', (power, toughness, size) => {
  for (const language of ['en', 'it', 'es'] as const)
    expect(messagesIn(language).ability(pumping(power, toughness))).toContain(size);
});

test('what each of them is', () => {
  const both = (['en', 'it', 'es'] as const).map((one) =>
    messagesIn(one).ability(pumping(POWER, LIFE)),
  );
  expect(both[0]).toMatch(/X being .* power and Y being your life total/);
  expect(both[1]).toMatch(/dove X è la forza .* e Y è /);
  expect(both[2]).toMatch(/donde X es la fuerza .* e Y es /);
});
