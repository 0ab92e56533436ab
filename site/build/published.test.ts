import { expect, test } from 'vitest';
import { isListed } from './published.ts';

test.each([
  '/',
  '/it/',
  '/scenarios/menace/',
  '/rule-509/es/scenarios/menace/',
  '/scenarios/page/2/',
  '/rules/509.1b/',
  '/exercises/embedded/',
])('%s is listed', (path) => {
  expect(isListed(path)).toBe(true);
});

test.each([
  '/embed/menace/',
  '/it/embed/menace/2008-10-01/',
  '/embed/board/',
  '/scenarios/menace/2008-10-01/',
  '/es/scenarios/menace/2008-10-01/otherwise/',
  '/offline/',
  '/404/',
])('%s is not', (path) => {
  expect(isListed(path)).toBe(false);
});
