import { expect, test } from 'vitest';
import type { CatalogueItem } from '../view/catalogueItem.ts';
import { likeIt } from './another.ts';

const item = (at: string, mistakes: readonly string[], topic = 'evasion'): CatalogueItem => ({
  at,
  title: at,
  print: '000000',
  topics: [topic],
  level: 1,
  rules: [],
  edition: '2026-09-25',
  mistakes,
});

const LURE = item('/exercises/lure/#q-block', ['lure-needs-one', 'one-by-one']);
const TAP = item('/exercises/tap/#q-dead', ['tap-removes'], 'combat-damage');
const TAPPED = item('/exercises/tapped/#q-dead', ['tap-removes'], 'triggers');
const PLAIN = item('/exercises/plain/#q-dead', [], 'combat-damage');
const MADE_LURE = item('/practice/boards/#q-2-lure-needs-one', ['lure-needs-one']);
const MADE_ONE = item('/practice/boards/#q-2-one-by-one', ['one-by-one']);
const MADE_FEAR = item('/practice/boards/#q-2-fear', []);
const ALL = [LURE, TAP, TAPPED, PLAIN, MADE_LURE, MADE_ONE, MADE_FEAR];

const like = (at: string, explaining: readonly string[] = [], seen: readonly string[] = [at]) =>
  likeIt({ at, explaining, seen }, ALL, '7')?.at;

test('of a board that shows a mistake for which boards are made, one is made', () => {
  expect(like(LURE.at)).toBe(`${MADE_LURE.at}-s7`);
});

test('the mistake that explained the answer comes first', () => {
  expect(like(LURE.at, ['one-by-one'])).toBe(`${MADE_ONE.at}-s7`);
});

test('of a board that was made, another for the same', () => {
  expect(like(`${MADE_FEAR.at}-s99`)).toBe(`${MADE_FEAR.at}-s7`);
});

test('where none can be made, one that shows the same mistake, and has not been asked', () => {
  expect(like(TAP.at)).toBe(TAPPED.at);
  expect(like(TAP.at, [], [TAP.at, TAPPED.at])).toBe(PLAIN.at);
});

test('nothing where nothing is like it any more', () => {
  expect(like(PLAIN.at, [], [PLAIN.at, TAP.at])).toBeUndefined();
  expect(like('/exercises/gone/#q-one')).toBeUndefined();
});
