/** Longer than any number or word that a message should repeat. */
export const LONG = '9'.repeat(400);

/** Words that every object of the machine has a meaning for, and other names that no file should use. */
export const HOSTILE_WORDS: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
  'length',
  'then',
  'null',
  'undefined',
  'NaN',
  '<<',
  'x'.repeat(3000),
  'a-word-that-nothing-has',
];

/** Values of a kind, or of a size, that nobody expects. */
export const HOSTILE_VALUES: readonly string[] = [
  ...HOSTILE_WORDS,
  LONG,
  `${LONG}/${LONG}`,
  '-1',
  '0',
  '1.5',
  '1e400',
  '.nan',
  '.inf',
  '99999',
  '9007199254740991',
  '99999/99999',
  '0/0',
  '-3/-3',
  'null',
  'true',
  "''",
  '[]',
  '{}',
  '[[]]',
  '{ a: { b: c } }',
  '[{ id: bear }]',
  '2026-02-30',
  '"\\u0000"',
  '!!binary aGk=',
  '!unknown x',
  '*nowhere',
];
