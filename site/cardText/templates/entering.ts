import type { FileForm, FileMapping } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { elsewhere } from '../marks.ts';
import { timesOver } from './sizes.ts';

const withCounters = (
  counter: FileForm | undefined,
  n: FileForm | undefined,
  more: FileMapping = {},
): readonly FileMapping[] | undefined =>
  n === undefined
    ? undefined
    : [{ 'enters-with': { ...more, counters: counter ?? '', ...(n === 1 ? {} : { n }) } }];

/** What is chosen as it enters does nothing by itself; of a player the language says it. */
const CHOSEN = templates('line', [
  [
    'as ~ enters , choose <chosen-quality> .',
    [elsewhere('choice')],
    'as ~ enters, choose a creature type.',
  ],
  [
    'as ~ enters , choose a player .',
    [{ 'enters-with': { 'chosen-player': true } }],
    'as ~ enters, choose a player.',
  ],
  [
    '~ enters tapped . as it enters , choose <chosen-quality> .',
    [{ 'enters-with': { tapped: true } }, elsewhere('choice')],
    '~ enters tapped. as it enters, choose a color.',
  ],
  [
    "~ enters tapped and doesn't untap during your untap step .",
    [{ 'enters-with': { tapped: true } }, { static: { 'does-not-untap': true } }],
  ],
]);

const CHOSEN_QUALITIES = templates('chosen-quality', [
  ['a creature type', 'type'],
  ['a (color|basic land type|land type|card type|color word|number)', 'quality', 'a color'],
  ['a color other than <color>', 'quality', 'a color other than red'],
  ['two (colors|basic land types)', 'quality', 'two colors'],
  ['a color and a creature type', 'quality'],
]);

/** CR 614.1c: with how many counters a permanent enters, beside a number that is written. */
const COUNTED = templates('line', [
  [
    '~ enters tapped with <n:how-many> <c:counter-kind> (counter|counters) on (it|him|her) .',
    ({ n, c }) => withCounters(c, n, { tapped: true }),
    '~ enters tapped with two +1/+1 counters on it.',
  ],
  [
    '~ enters with <n:how-many> <c:counter-kind> (counter|counters) on (it|him|her) for each <each> .',
    ({ n = 1, c, each }) => withCounters(c, timesOver(n, each)),
    '~ enters with a +1/+1 counter on it for each creature you control.',
  ],
  [
    '~ enters with x <c:counter-kind> counters on (it|him|her) , where x is <counted> .',
    ({ c, counted }) => withCounters(c, counted),
    '~ enters with x +1/+1 counters on it, where x is the number of creatures you control.',
  ],
  [
    '~ enters with a number of <c:counter-kind> counters on (it|him|her) equal to <counted> .',
    ({ c, counted }) => withCounters(c, counted),
    '~ enters with a number of +1/+1 counters on it equal to the number of creatures you control.',
  ],
]);

export const ENTERING_TEMPLATES = [...CHOSEN, ...CHOSEN_QUALITIES, ...COUNTED];
