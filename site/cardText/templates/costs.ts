import { type FileForm, type FileMapping, listOf, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { ELSEWHERE } from '../marks.ts';

/** What fits among your own permanents, which are all that you pay with (CR 701.21a). */
function yours(things: FileForm | undefined): FileMapping | undefined {
  const { controller, ...filter } = mappingOf(things);
  return controller === undefined || controller === 'you' ? filter : undefined;
}

const several = (number: FileForm | undefined): FileMapping =>
  number === undefined || number === 1 ? {} : { n: number };

const sacrificing = (things: FileForm | undefined, number?: FileForm): FileMapping | undefined => {
  const sacrifice = yours(things);
  return sacrifice && { sacrifice, ...several(number) };
};

/** Only creatures are tapped so. */
function tapping(
  things: FileForm | undefined,
  number?: FileForm,
  more: FileMapping = {},
): FileMapping | undefined {
  const filter = yours(things);
  if (filter?.type !== 'creature') return undefined;
  return { 'tap-creatures': { ...filter, ...more }, ...several(number) };
}

const COSTS = templates('cost', [
  ['{T}', 'tap-self'],
  ['[pay] <mana>', ({ mana = '' }) => ({ mana }), '{1}{R}'],
  ['sacrifice (~|it)', 'sacrifice-self', 'sacrifice ~'],
  ['sacrifice <one>', ({ one }) => sacrificing(one), 'sacrifice a creature'],
  [
    'sacrifice <number> <things>',
    ({ number, things }) => sacrificing(things, number),
    'sacrifice two creatures',
  ],
  ['pay <number> life', ({ number = 1 }) => ({ 'pay-life': number }), 'pay 2 life'],
  [
    'tap an untapped <things>',
    ({ things }) => tapping(things),
    'tap an untapped creature you control',
  ],
  [
    'tap another untapped <things>',
    ({ things }) => tapping(things, 1, { other: true }),
    'tap another untapped creature you control',
  ],
  [
    'tap <number> untapped <things>',
    ({ number, things }) => tapping(things, number),
    'tap two untapped creatures you control',
  ],
  [
    'tap <number> other untapped <things>',
    ({ number, things }) => tapping(things, number, { other: true }),
    'tap two other untapped creatures you control',
  ],
  [
    'remove <n:how-many> <c:counter-kind> (counter|counters) from ~',
    ({ n, c = '' }) =>
      typeof n === 'number' ? { 'remove-counters': c, ...several(n) } : undefined,
    'remove a +1/+1 counter from ~',
  ],
  [
    'remove <n:how-many> <c:counter-kind> (counter|counters) from <one>',
    ({ n, c = '', one }) => {
      const from = yours(one);
      return typeof n === 'number' && from
        ? { 'remove-counters': c, ...several(n), from }
        : undefined;
    },
    'remove a +1/+1 counter from a creature you control',
  ],
  ["return ~ to its owner's hand", { 'return-to-hand': { 'is-source': true } }],
  [
    "return <one> to its owner's hand",
    ({ one }) => {
      const filter = yours(one);
      return filter && { 'return-to-hand': filter };
    },
    "return a land you control to its owner's hand",
  ],
]);

/** CR 602.1a: what is paid with cards and counters of players, which can't be said. */
const UNSAID = templates('cost', [
  ['discard <cards>', { [ELSEWHERE]: 'hand' }, 'discard a card'],
  ['discard ~', { [ELSEWHERE]: 'hand' }],
  [
    'exile <cards> from (your|a) graveyard',
    { [ELSEWHERE]: 'graveyard' },
    'exile a card from your graveyard',
  ],
  [
    'exile ~ [from your (graveyard|hand)]',
    { [ELSEWHERE]: 'graveyard' },
    'exile ~ from your graveyard',
  ],
  [
    'exile the top <cards> of your library',
    { [ELSEWHERE]: 'library' },
    'exile the top card of your library',
  ],
  ['mill <cards>', { [ELSEWHERE]: 'library' }, 'mill a card'],
  ['reveal ~ from your hand', { [ELSEWHERE]: 'hand' }],
  ['pay <energy>', { [ELSEWHERE]: 'energy' }, 'pay {E}{E}'],
  [
    'remove (a|an|<number>|x|any number of) <counter-word> (counter|counters) from ~',
    { [ELSEWHERE]: 'counters' },
    'remove a storage counter from ~',
  ],
]);

const COST_LISTS = templates('costs', [
  ['<cost>', ({ cost }) => listOf(cost), '{T}'],
  [
    '<cost> (,|and|, and) <costs>',
    ({ cost, costs }) => [...listOf(cost), ...listOf(costs)],
    '{1}, {T}',
  ],
]);

/** What is paid besides, whatever it is: it can't be said. */
const ADDITIONAL = templates('costs-unsaid', [
  ['<costs>', true, 'sacrifice a creature'],
  ['<a:costs> or <b:costs>', true, 'sacrifice a creature or pay {2}'],
]);

export const COST_TEMPLATES = [...COSTS, ...UNSAID, ...COST_LISTS, ...ADDITIONAL];
