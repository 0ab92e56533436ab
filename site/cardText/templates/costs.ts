import { listOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';

const COSTS = templates('cost', [
  ['{T}', 'tap-self'],
  ['<mana>', ({ mana = '' }) => ({ mana }), '{1}{R}'],
  ['sacrifice ~', 'sacrifice-self'],
  ['sacrifice <one>', ({ one = {} }) => ({ sacrifice: one }), 'sacrifice a creature'],
  [
    'sacrifice <number> <things>',
    ({ number = 1, things = {} }) => ({ sacrifice: things, n: number }),
    'sacrifice two creatures',
  ],
  ['pay <number> life', ({ number = 1 }) => ({ 'pay-life': number }), 'pay 2 life'],
  [
    'tap an untapped <things>',
    ({ things = {} }) => ({ 'tap-creatures': things }),
    'tap an untapped creature you control',
  ],
  [
    'remove (a|an) <c:counter-kind> counter from ~',
    ({ c = '' }) => ({ 'remove-counters': c }),
    'remove a +1/+1 counter from ~',
  ],
]);

const COST_LISTS = templates('costs', [
  ['<cost>', ({ cost }) => listOf(cost), '{T}'],
  ['<cost> , <costs>', ({ cost, costs }) => [...listOf(cost), ...listOf(costs)], '{1}, {T}'],
]);

const TIMINGS = templates('timing', [
  ['activate only as a sorcery', 'sorcery'],
  ['activate only during combat', { during: 'combat' }],
  ['activate only during your upkeep', { step: 'upkeep', whose: 'you' }],
]);

export const COST_TEMPLATES = [...COSTS, ...COST_LISTS, ...TIMINGS];
