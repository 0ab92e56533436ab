import { expect, test } from 'vitest';
import en from '../en/abilities/effects.json' with { type: 'json' };
import { grammar as enGrammar } from '../en/grammar.ts';
import es from '../es/abilities/effects.json' with { type: 'json' };
import { grammar as esGrammar } from '../es/grammar.ts';
import it from '../it/abilities/effects.json' with { type: 'json' };
import { grammar as itGrammar } from '../it/grammar.ts';
import { keyIn, type Wording } from '../wording/pattern.ts';
import { PLANS } from './effectPlans.ts';

const namesOf = (wording: Wording): ReadonlySet<string> =>
  new Set(Object.keys(wording).map((key) => keyIn(key).name));

test('English has a sentence for each effect', () => {
  const names = namesOf(en);
  expect(Object.keys(PLANS).filter((kind) => !names.has(kind))).toEqual([]);
});

test.each([
  ['it', it],
  ['es', es],
] as const)('%s says all that English says, and nothing else', (_, wording) => {
  expect([...namesOf(wording)].toSorted()).toEqual([...namesOf(en)].toSorted());
});

test.each([
  ['en', en, enGrammar],
  ['it', it, itGrammar],
  ['es', es, esGrammar],
] as const)(
  'every form that a sentence of %s asks for is one of its grammar',
  (_, wording, grammar) => {
    const asked = Object.values(wording).flatMap((pattern) =>
      [...pattern.matchAll(/\{\w+\|(\w+)\}/g)].map(([, form = '']) => form),
    );
    expect(asked.filter((form) => grammar.forms[form] === undefined)).toEqual([]);
  },
);
