import { expect, test } from 'vitest';
import type { Grammar, Phrase } from './grammar.ts';
import { keyIn, namesIn, type Slots, sentenceOf, type Wording } from './pattern.ts';

const grammar: Grammar = {
  forms: { of: (words) => `of ${words}` },
  verb: (one, { number }) => (number === 'one' ? one : one.replace(/s$/, '')),
  agree: (word, { number }) => (number === 'one' ? word : `${word}s`),
  numbered: (n, aOne, many) => (n === 1 ? aOne : `some ${many}`),
};

const row = (...words: readonly string[]): Phrase => ({
  gender: 'm',
  number: words.length === 1 ? 'one' : 'many',
  inForm: (form) => words.map((one) => form(one)).join(' and '),
});

const said = (pattern: string, slots: Slots): string | undefined =>
  sentenceOf({ it: pattern }, 'it', slots, grammar)?.words;

test('a place holds the words of its slot, each in the form that is asked for', () => {
  expect(said('{who} and {who|of}', { who: row('Ox', 'Elk') })).toBe(
    'Ox and Elk and of Ox and of Elk',
  );
  expect(said('{who|of}', { who: 'Ada' })).toBe('of Ada');
});

test('verbs and adjectives agree with their slot', () => {
  const pattern = '{who} {who:attacks}, {who:is;are} {who~big}';
  expect(said(pattern, { who: row('Ox') })).toBe('Ox attacks, is big');
  expect(said(pattern, { who: row('Ox', 'Elk') })).toBe('Ox and Elk attack, are bigs');
});

test('a verb agrees with a number', () => {
  expect(said('{n} {n:attacks}', { n: 1 })).toBe('1 attacks');
  expect(said('{n} {n:attacks}', { n: 2 })).toBe('2 attack');
});

test('numbers stand in figures or in words', () => {
  expect(said('{n#card;cards}, {n=a card;cards}', { n: 1 })).toBe('1 card, a card');
  expect(said('{n#card;cards}, {n=a card;cards}', { n: 2 })).toBe('2 cards, some cards');
});

test('what stands in brackets is left out with the slot that it needs', () => {
  expect(said('{who} wins[ over {whom}]', { who: 'Ada', whom: 'Nil' })).toBe('Ada wins over Nil');
  expect(said('{who} wins[ over {whom}]', { who: 'Ada', whom: undefined })).toBe('Ada wins');
});

test('of several sentences of one name, that with most conditions stands which all hold', () => {
  const wording: Wording = {
    hit: 'hits',
    'hit (n: none)': 'misses',
    'hit (n: none, who: Ada)': 'Ada misses',
  };
  const words = (slots: Slots) => sentenceOf(wording, 'hit', slots, grammar)?.words;
  expect(words({ n: 3, who: 'Ada' })).toBe('hits');
  expect(words({ n: undefined, who: 'Nil' })).toBe('misses');
  expect(words({ n: undefined, who: 'Ada' })).toBe('Ada misses');
});

test('a sentence that asks for what nobody planned is none, and braces of mana are no place', () => {
  expect(said('{whom}', { who: 'Ada' })).toBeUndefined();
  expect(said('{who|unknown}', { who: 'Ada' })).toBe('Ada');
  expect(said('{T}: {who}', { who: 'Ada' })).toBe('{T}: Ada');
});

test('a sentence tells the names that it speaks of, and a key its conditions', () => {
  expect(namesIn('{who} wins[ over {whom|of}] {T}')).toEqual(['who', 'whom']);
  expect(keyIn('hit (n: none, who: Ada)')).toEqual({
    name: 'hit',
    conditions: [
      ['n', 'none'],
      ['who', 'Ada'],
    ],
  });
});
