import { describe, expect, test } from 'vitest';
import { type Sought, telling } from './tellsAnswer.ts';

const told = (text: string, sought: Sought, language: 'en' | 'it' | 'es' = 'en') =>
  telling({ text, language }, sought);

describe('a number that is asked for', () => {
  const three: Sought = { kind: 'number', value: 3, asked: 'How much damage is dealt?' };

  test('is told where it stands alone, or before what is asked for', () => {
    expect(told('Abilities that trigger on attacking count three.', three)).toBe('three');
    expect(told('A blocker takes 3 damage', three)).toBe('3');
    expect(told('Le abilità ne contano tre.', three, 'it')).toBe('tre');
    expect(told('Las habilidades cuentan tres.', three, 'es')).toBe('tres');
  });

  test('is not told where something else is counted, nor where the question says it itself', () => {
    expect(told('Three attackers, one blocker', three)).toBeUndefined();
    expect(told('A creature of size 3/3', three)).toBeUndefined();
    const given: Sought = { kind: 'number', value: 3, asked: 'Three are dealt. How many?' };
    expect(told('It ends at three.', given)).toBeUndefined();
  });

  test('that is one or none can be of anything', () => {
    expect(told('No, one.', { kind: 'number', value: 1, asked: '' })).toBeUndefined();
  });

  test('that is negative is told with its sign', () => {
    const lost: Sought = { kind: 'number', value: -2, asked: '' };
    expect(told('Dead at -2', lost)).toBe('-2');
    expect(told('Alive at 2', lost)).toBeUndefined();
  });
});

describe('what is to be picked', () => {
  const pick: Sought = { kind: 'pick', right: ['Giant Spider'], wrong: ['Grizzly Bears'] };

  test('is told where it is named and nothing else is', () => {
    expect(told('The Spider dies', pick)).toBe('Giant Spider');
    expect(told('The Spider blocks the Bears', pick)).toBeUndefined();
    expect(told('Nobody is safe', pick)).toBeUndefined();
  });

  test('is not told where everything is right, or nothing', () => {
    expect(told('The Spider', { ...pick, wrong: [] })).toBeUndefined();
    expect(told('The Spider', { ...pick, right: [] })).toBeUndefined();
  });
});

test('the sentence that says why is told in whatever forms its words stand', () => {
  const said: Sought = {
    kind: 'said',
    sentence: 'The attacker stays blocked though its blocker leaves.',
  };
  expect(told('Attackers are staying blocked though blockers are leaving', said)).toBeDefined();
  expect(told('An attacker, a blocker, and a spell', said)).toBeUndefined();
  expect(told('Nothing', { kind: 'said', sentence: 'Nothing is.' })).toBeUndefined();
});
