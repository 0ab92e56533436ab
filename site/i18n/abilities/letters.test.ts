import { expect, test } from 'vitest';
import type { Ability, Amount, Effect } from '../../engine.ts';
import { messagesIn } from '../index.ts';
import { LANGUAGES } from '../languages.ts';
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

const creating = (n: Amount, size?: Amount): readonly string[] => {
  const effect: Effect = {
    kind: 'createToken',
    token: { colors: ['white'], subtypes: ['soldier'], abilities: [] },
    n,
    ...(size === undefined ? {} : { size }),
  };
  const ability: Ability = { kind: 'spell', targets: [], effects: [effect] };
  return LANGUAGES.map((one) => messagesIn(one).ability(ability));
};

test('tokens of which number and size are counted have two letters, and both are said', () => {
  const [en, it, es] = creating(POWER, LIFE);
  expect(en).toMatch(/^create X Y\/Y .*, X being .* power and Y being your life total\.?$/i);
  expect(it).toMatch(/^crea X pedine .* Y\/Y .*, dove X è la forza .* e Y è .*$/i);
  expect(es).toMatch(/^crea X fichas .* Y\/Y, donde X es la fuerza .* e Y es .*$/i);
});

test('tokens as many as they are large have one letter', () => {
  for (const said of creating(POWER, POWER)) {
    expect(said).toContain('X/X');
    expect(said.match(/X (è|es|being) /g)).toHaveLength(1);
  }
});

test('what is no creature and has no size is created without one', () => {
  for (const said of creating(2)) expect(said).not.toMatch(/undefined|\d\/\d/);
});
