import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashFor, MOST_ITEMS, readLink, type SetLink } from './setLink.ts';

const name = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);
const item = fc.record(
  { slug: name, question: name, print: fc.stringMatching(/^[0-9a-f]{6}$/) },
  { requiredKeys: ['slug'] },
);
const link: fc.Arbitrary<SetLink> = fc.record({
  title: fc
    .string({ maxLength: 60, unit: 'grapheme' })
    .map((text) => text.slice(0, 60).toWellFormed()),
  order: fc.oneof(
    fc.constant({ kind: 'asListed' } as const),
    fc.constant({ kind: 'shuffled' } as const),
    fc.string({ maxLength: 20 }).map((seed) => ({ kind: 'seeded', seed }) as const),
  ),
  items: fc.array(item, { minLength: 1, maxLength: 30 }),
});
/** As the progress page makes one of what is due. */
const reviewed = link.map((one): SetLink => ({ ...one, review: '2026-11-24' }));

test('what is written is read again', () => {
  fc.assert(
    fc.property(fc.oneof(link, reviewed), (one) => {
      expect(readLink(hashFor(one))).toEqual({ kind: 'link', link: one, unread: [] });
    }),
  );
});

test('links that were given out are read for ever', () => {
  const ever =
    '#v=1&t=Il+marted%C3%AC&o=seeded&s=7&b=two-must-one-menace:block~0f3a1c,lure-then-gone,one:q-2';
  expect(readLink(ever)).toEqual({
    kind: 'link',
    link: {
      title: 'Il martedì',
      order: { kind: 'seeded', seed: '7' },
      items: [
        { slug: 'two-must-one-menace', question: 'block', print: '0f3a1c' },
        { slug: 'lure-then-gone' },
        { slug: 'one', question: 'q-2' },
      ],
    },
    unread: [],
  });
});

describe('of what is no link, it is said what is wrong:', () => {
  test.each([
    ['nothing at all', '', { kind: 'empty' }],
    ['only a sign', '#', { kind: 'empty' }],
    ['the name of a place', '#main', { kind: 'mangled' }],
    ['a version to come', '#v=2&b=one', { kind: 'version', version: '2' }],
    ['a version that is no number', '#v=one&b=one', { kind: 'mangled' }],
    ['an empty list', '#v=1&b=', { kind: 'mangled' }],
    ['an order that there is not', '#v=1&o=backwards&b=one', { kind: 'mangled' }],
    ['a list of which nothing can be read', '#v=1&b=One,Two!', { kind: 'mangled' }],
  ])('%s', (_, hash, read) => {
    expect(readLink(hash)).toEqual(read);
  });
});

test('of a list, what can be read is kept, and what can’t be is told', () => {
  expect(readLink('#v=1&b=one,Two,three~12345,four~123456,%3Cb%3E')).toMatchObject({
    link: { items: [{ slug: 'one' }, { slug: 'four', print: '123456' }] },
    unread: ['Two', 'three~12345', '<b>'],
  });
});

test('a list without end is cut off', () => {
  const many = Array.from({ length: MOST_ITEMS + 5 }, (_, at) => `board-${at}`);
  const read = readLink(`#v=1&b=${many}`);
  expect(read).toMatchObject({ unread: many.slice(MOST_ITEMS) });
});

test('nothing that stands in an address breaks it', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `v=1&b=${text}`),
      ),
      (text) => {
        expect(() => readLink(`#${text}`)).not.toThrow();
      },
    ),
  );
});
