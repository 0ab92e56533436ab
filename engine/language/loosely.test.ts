import { expect, test } from 'vitest';
import { z } from 'zod';
import { count, heads, mapping, nameOnBoard, oneOf, wordOf } from './form.ts';
import { loosely } from './loosely.ts';

const form = mapping({
  step: wordOf(['upkeep', 'endStep']).exactOptional(),
  n: count.exactOptional(),
  names: z.array(nameOnBoard).exactOptional(),
  life: z.record(nameOnBoard, count).exactOptional(),
  act: oneOf([
    ['word', z.literal('pass')],
    [heads('cast'), mapping({ cast: nameOnBoard, x: count.exactOptional() })],
    [heads('play'), mapping({ play: nameOnBoard })],
  ]).exactOptional(),
  inside: z.lazy(() => mapping({ n: z.int().default(1) })).exactOptional(),
});

test.each([
  ['what is right', { step: 'upkeep', n: 1, act: 'pass' }],
  ['words and numbers that may not stand there', { step: 'lunch', n: -1, names: ['!'] }],
  ['what should not stand together', { act: { cast: 'bolt', play: 'island', x: 1 } }],
  ['what is made later or may be left out', { inside: { n: 2 } }],
])('%s is kept', (_, value) => {
  expect(loosely(form, value)).toEqual(value);
});

test.each([
  ['a key that nobody knows', { steps: 'upkeep', n: 1 }, { n: 1 }],
  ['a value of another kind', { step: ['upkeep'], n: 'one', names: 'bear' }, {}],
  [
    'an item of another kind, but not its place',
    { names: [1, 'bear'] },
    { names: [undefined, 'bear'] },
  ],
  [
    'what stands under a name, but not the name',
    { life: { Ada: [] } },
    { life: { Ada: undefined } },
  ],
  ['a part of a part', { act: { cast: 'bolt', x: 'two' } }, { act: { cast: 'bolt' } }],
  ['a whole of another kind', [], undefined],
])('%s is left out', (_, value, read) => {
  expect(loosely(form, value)).toEqual(read);
});
