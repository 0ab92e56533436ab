import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAnswer, joined, onlyAnswer } from './answer.ts';
import { answer, someAnswer } from './testing/arbitrary.ts';

test('every answer is one, after a trip through JSON as well', () => {
  fc.assert(
    fc.property(someAnswer, (one) => isAnswer(one) && isAnswer(JSON.parse(JSON.stringify(one)))),
  );
});

test.each([
  ['null', null],
  ['a text', 'answer'],
  ['a list', []],
  ['no id', { ...answer(0), id: '' }],
  ['an id with markup', { ...answer(0), id: '<b>' }],
  ['a time that is no number', { ...answer(0), when: '2026' }],
  ['a time that is not one', { ...answer(0), when: Number.NaN }],
  ['a time after all dates', { ...answer(0), when: 9e15 }],
  ['another page of the site', { ...answer(0), item: '/rules/509.1b/' }],
  ['another site', { ...answer(0), item: 'https://else.example/exercises/one/#q-block' }],
  ['a way out of the site', { ...answer(0), item: '/exercises/../one/#q-block' }],
  ['neither right nor wrong', { ...answer(0), right: 'yes' }],
  ['no try', { ...answer(0), try: 0 }],
  ['mistakes that are no list', { ...answer(0), mistakes: 'must-beats-cant' }],
  ['a mistake that is no name', { ...answer(0), mistakes: [7] }],
])('%s is none', (_, value) => {
  expect(isAnswer(value)).toBe(false);
});

test('what else stands in a record is left out', () => {
  expect(onlyAnswer({ ...answer(0), more: 1 } as never)).toEqual(answer(0));
});

test('mistakes that become known are added, in whatever order', () => {
  fc.assert(
    fc.property(someAnswer, someAnswer, someAnswer, (one, b, c) => {
      const [second, third] = [b, c].map(({ mistakes }) => ({ ...one, mistakes }));
      if (second === undefined || third === undefined) throw new Error('there are two');
      const known = joined(joined(one, second), third);
      const turned = joined(joined(one, third), second);
      expect(known).toEqual(turned);
      expect(joined(known, second)).toEqual(known);
      expect(new Set(known.mistakes)).toEqual(
        new Set([one, second, third].flatMap(({ mistakes }) => mistakes)),
      );
    }),
  );
});

test('nothing else of what is known is changed by what is said later', () => {
  expect(joined(answer(0), answer(3, { right: false, item: '/exercises/two/#q-a' }))).toEqual(
    answer(0),
  );
});
