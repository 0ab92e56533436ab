import type { FileForm, FileMapping } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { timesOver } from './sizes.ts';

const withCounters = (
  counter: FileForm | undefined,
  n: FileForm | undefined,
  more: FileMapping = {},
): readonly FileMapping[] | undefined =>
  n === undefined
    ? undefined
    : [{ 'enters-with': { ...more, counters: counter ?? '', ...(n === 1 ? {} : { n }) } }];

/** CR 614.1c: with how many counters a permanent enters, beside a number that is written. */
export const ENTERING_TEMPLATES = templates('line', [
  [
    '~ enters tapped with <n:how-many> <c:counter-kind> (counter|counters) on it .',
    ({ n, c }) => withCounters(c, n, { tapped: true }),
    '~ enters tapped with two +1/+1 counters on it.',
  ],
  [
    '~ enters with <n:how-many> <c:counter-kind> (counter|counters) on it for each <each> .',
    ({ n = 1, c, each }) => withCounters(c, timesOver(n, each)),
    '~ enters with a +1/+1 counter on it for each creature you control.',
  ],
  [
    '~ enters with x <c:counter-kind> counters on it , where x is <counted> .',
    ({ c, counted }) => withCounters(c, counted),
    '~ enters with x +1/+1 counters on it, where x is the number of creatures you control.',
  ],
  [
    '~ enters with a number of <c:counter-kind> counters on it equal to <counted> .',
    ({ c, counted }) => withCounters(c, counted),
    '~ enters with a number of +1/+1 counters on it equal to the number of creatures you control.',
  ],
]);
