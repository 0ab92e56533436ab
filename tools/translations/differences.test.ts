import { describe, expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

const said = (): string => 'said';

describe('a translation is whole when', () => {
  test.each([
    [
      'every word is there',
      { a: 'A creature blocks.', b: ['x', 'y'] },
      { a: 'Una creatura blocca.', b: ['w', 'z'] },
    ],
    [
      'a name is the same',
      { site: 'Rule 509', card: 'Boggart Brute' },
      { site: 'Rule 509', card: 'Boggart Brute' },
    ],
    ['what is said by a function is said by one', { a: said }, { a: said }],
  ])('%s', (_, original, translation) => {
    expect(differencesOf(original, translation)).toEqual([]);
  });
});

describe('a translation is told', () => {
  test.each([
    ['what it lacks', { a: { b: 'x', c: 'y' } }, { a: { b: 'x' } }, 'a.c: missing'],
    [
      'what the original lacks',
      { a: 'x' },
      { a: 'x', z: 'y' },
      'z: the original has no such thing',
    ],
    ['a list that is shorter', ['x', 'y'], ['x'], '1: missing'],
    [
      'another kind of thing',
      { a: 'x' },
      { a: said },
      'a: is function, where the original is string',
    ],
    [
      'a list that is none',
      { a: ['x'] },
      { a: { 0: 'x' } },
      'a: is object, where the original is list',
    ],
    [
      'a sentence left as it was',
      { a: 'Nobody has to block.' },
      { a: 'Nobody has to block.' },
      'a: not translated',
    ],
  ])('%s', (_, original, translation, difference) => {
    expect(differencesOf(original, translation)).toEqual([difference]);
  });
});
