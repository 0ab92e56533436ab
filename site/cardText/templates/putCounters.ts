import { type FileForm, type FileMapping, listOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { BACK } from '../marks.ts';
import { CHOICE, onEach } from './ofEach.ts';

const counters = (kind: FileForm | undefined, n: FileForm | undefined = 1): FileMapping => ({
  'add-counters': kind ?? '',
  ...(n === 1 ? {} : { n }),
});

const COUNTERS_PUT = templates('counters', [
  [
    '<n:how-many> <c:counter-kind> (counter|counters)',
    ({ n, c }) => [counters(c, n)],
    'two +1/+1 counters',
  ],
  [
    '<n:how-many> <c:counter-kind> (counter|counters) (and|, and|,) <counters>',
    ({ n, c, counters: others }) => [counters(c, n), ...listOf(others)],
    'a +1/+1 counter and a flying counter',
  ],
]);

const OF_COUNTERS = templates('effect', [
  [
    'put <counters> on <objects>',
    ({ counters: all, objects }) => onEach(all, objects),
    'put a +1/+1 counter on target creature',
  ],
  [
    'put a number of <c:counter-kind> counters on <objects> equal to <counted>',
    ({ c, objects, counted }) => onEach([counters(c, counted)], objects),
    'put a number of +1/+1 counters on target creature equal to the number of artifacts you control',
  ],
  [
    'put (a|an) <c:counter-kind> counter on <objects> for each <things>',
    ({ c, objects, things = {} }) => onEach([counters(c, { count: things })], objects),
    'put a +1/+1 counter on target creature for each artifact you control',
  ],
  [
    'put <number> <c:counter-kind> counters on <objects> for each <things>',
    ({ number = 0, c, objects, things = {} }) =>
      onEach([counters(c, { count: things, times: number })], objects),
    'put two +1/+1 counters on target creature for each artifact you control',
  ],
  [
    'double the number of <c:counter-kind> counters on <object>',
    ({ c = '', object = '' }) => [
      {
        ...counters(c, { counters: c, on: typeof object === 'object' ? BACK.it : object }),
        on: object,
      },
    ],
    'double the number of +1/+1 counters on target creature',
  ],
  [
    'put your choice of (a|an) <a:counter-kind> counter or (a|an) <b:counter-kind> counter on <object>',
    ({ a, b, object }) => onEach([{ [CHOICE]: [[counters(a, 1)], [counters(b, 1)]] }], object),
    'put your choice of a flying counter or a reach counter on target creature',
  ],
  [
    'put your choice of (a|an) <a:counter-kind> counter , (a|an) <b:counter-kind> counter , or (a|an) <c:counter-kind> counter on <object>',
    ({ a, b, c, object }) =>
      onEach([{ [CHOICE]: [a, b, c].map((kind) => [counters(kind, 1)]) }], object),
    'put your choice of a flying counter, a reach counter, or a trample counter on target creature',
  ],
  [
    'remove <n:how-many> <c:counter-kind> (counter|counters) from <objects>',
    ({ n = 1, c = '', objects }) =>
      onEach([{ 'remove-counters': c, ...(n === 1 ? {} : { n }) }], objects),
    'remove a +1/+1 counter from target creature',
  ],
  ['monstrosity <n:amount>', ({ n = 0 }) => [{ monstrosity: n }], 'monstrosity 3'],
]);

export const COUNTER_TEMPLATES = [...COUNTERS_PUT, ...OF_COUNTERS];
