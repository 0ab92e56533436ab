import { expect, test } from 'vitest';
import { KEYWORDS } from '../language/keywords/lists.ts';
import { PERMISSIONS } from '../language/permission.ts';
import { REQUIREMENTS } from '../language/requirement.ts';
import { RESTRICTIONS } from '../language/restriction.ts';
import { TRIGGERS } from '../language/trigger.ts';
import { VIOLATION_CODES } from '../log/verdict.ts';
import { TOPICS } from '../scenario/scenario.ts';
import { camel, kebab } from './spelling.ts';
import { STEPS } from './turnStructure.ts';

const words = [
  ...KEYWORDS,
  ...RESTRICTIONS,
  ...REQUIREMENTS,
  ...PERMISSIONS,
  ...TRIGGERS,
  ...STEPS,
  ...TOPICS,
  ...VIOLATION_CODES,
];

test('every word of the engine survives being written in a file', () => {
  expect(words.map((word) => camel(kebab(word)))).toEqual(words);
});

test('no two words that may stand in one place are written alike', () => {
  const breaks = [...KEYWORDS, ...RESTRICTIONS, ...VIOLATION_CODES].map(kebab);
  expect(new Set(breaks).size).toBe(breaks.length);
});

test('files know no capital letters', () => {
  expect(words.map(kebab).filter((word) => /[A-Z]/.test(word))).toEqual([]);
});
