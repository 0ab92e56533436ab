import { expect, test } from 'vitest';
import { reviewLink } from './reviewLink.ts';

const item = (at: string, print: string) => ({
  at,
  print,
  title: '',
  topics: [],
  level: 1,
  rules: [],
  mistakes: [],
});

test('an exercise goes by its slug, a question of a scenario by its own name too', () => {
  expect(
    reviewLink('/it/', [
      item('/exercises/raider-and-rat/#q-dead', 'a1b2c3'),
      item('/scenarios/menace-forced-block/#q-guard-alone', 'd4e5f6'),
    ]),
  ).toBe('/it/practice/own/#v=1&b=raider-and-rat~a1b2c3,menace-forced-block:guard-alone~d4e5f6');
});
