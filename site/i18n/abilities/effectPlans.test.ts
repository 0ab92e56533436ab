import { expect, test } from 'vitest';
import effects from '../en/abilities/effects.json' with { type: 'json' };
import { keyIn } from '../wording/pattern.ts';
import { PLANS } from './effectPlans.ts';

test('English has a sentence for each effect', () => {
  const names = new Set(Object.keys(effects).map((key) => keyIn(key).name));
  expect(Object.keys(PLANS).filter((kind) => !names.has(kind))).toEqual([]);
});
