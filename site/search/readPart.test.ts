import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORM } from './forms.ts';
import { readFirst, readTexts } from './readPart.ts';

const first = {
  form: FORM,
  version: 'one',
  pages: [],
  editions: '',
  numbers: {},
  saidForIt: [],
  empty: '',
};
const texts = { form: FORM, version: 'one', pages: [], boards: {}, cardWords: '', texts: {} };

test('whole parts of one build go together', () => {
  expect(readFirst(JSON.stringify(first)).kind).toBe('part');
  expect(readTexts(JSON.stringify(texts), first).kind).toBe('part');
});

test('a part that is cut anywhere, or something else, is told to be cut', () => {
  const [one, other] = [first, texts].map((part) => JSON.stringify(part));
  fc.assert(
    fc.property(fc.nat(), (at) => {
      const cut = (text = '') => text.slice(0, at % text.length);
      expect(readFirst(cut(one))).toEqual({ kind: 'trouble', why: 'cut' });
      expect(readTexts(cut(other), first)).toEqual({ kind: 'trouble', why: 'cut' });
    }),
  );
  for (const strange of ['', '<!doctype html>', '[]', 'null', '7', JSON.stringify({ form: FORM })])
    expect(readFirst(strange)).toEqual({ kind: 'trouble', why: 'cut' });
});

test('a part of another form or another build is told to be of another version', () => {
  const newer = JSON.stringify({ ...first, form: FORM + 1 });
  expect(readFirst(newer)).toEqual({ kind: 'trouble', why: 'version' });
  const other = JSON.stringify({ ...texts, version: 'two' });
  expect(readTexts(other, first)).toEqual({ kind: 'trouble', why: 'version' });
});
