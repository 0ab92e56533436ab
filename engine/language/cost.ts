import { z } from 'zod';
import { counterKind } from './counter.ts';
import { filter } from './filter.ts';
import { manaCost, oneOf, positive, whole } from './form.ts';
import { kindForms, type OneKindOf } from './table.ts';

/** What may be paid for a spell, an ability, an attack or a block. */
export const COST = {
  tapSelf: { means: 'tap its source' },
  sacrificeSelf: { means: 'sacrifice its source' },
  // CR 107.3a
  mana: {
    beside: 'mana',
    fields: { mana: manaCost },
    example: { mana: '{2}{R}' },
    means: 'pay this mana; each {X} stands for the number announced',
  },
  sacrifice: {
    beside: 'filter',
    fields: { filter, n: positive.default(1) },
    example: { sacrifice: { type: 'creature' }, n: 2 },
    means: 'sacrifice one permanent that fits, or so many',
  },
  payLife: {
    beside: 'n',
    fields: { n: positive },
    example: { 'pay-life': 2 },
    means: 'pay so much life',
  },
  // CR 107.4f
  manaOrLife: {
    beside: 'mana',
    fields: { mana: manaCost, life: positive },
    example: { 'mana-or-life': '{W}', life: 2 },
    means: 'pay this mana or so much life',
  },
  tapCreatures: {
    beside: 'filter',
    fields: { filter, n: positive.default(1) },
    example: { 'tap-creatures': { type: 'creature' }, n: 2 },
    means: 'tap one untapped creature that fits, or so many',
  },
  removeCounters: {
    beside: 'counter',
    fields: { counter: counterKind, n: positive.default(1), from: filter.exactOptional() },
    example: { 'remove-counters': 'loyalty', n: 1, from: { type: 'planeswalker' } },
    means: 'remove one such counter, or so many, from its source or from one permanent that fits',
  },
  // CR 702.122a
  tapPower: {
    beside: 'n',
    fields: { n: positive },
    example: { 'tap-power': 3 },
    means: 'tap other untapped creatures, as many as you like, with so much power together',
  },
  // CR 606.1
  loyalty: {
    beside: 'n',
    fields: {
      n: oneOf([
        ['number', whole],
        ['word', z.literal('-x')],
      ]),
    },
    example: { loyalty: -2 },
    means: 'put so many loyalty counters on its source, or remove so many',
  },
  returnToHand: {
    beside: 'filter',
    fields: { filter },
    example: { 'return-to-hand': { attacking: true, blocked: false } },
    means: 'return a permanent that fits to its owner’s hand',
  },
} as const;

export type Cost = OneKindOf<typeof COST>;

export type CostOf<K extends Cost['kind']> = Extract<Cost, { readonly kind: K }>;

export const cost: z.ZodType<Cost> = oneOf(kindForms(COST)).meta({ id: 'cost' });

/** CR 508.1h, 509.1d: what attacking and blocking can cost. */
export const COMBAT_COSTS = [
  'mana',
  'payLife',
  'manaOrLife',
  'sacrifice',
  'tapCreatures',
] as const satisfies readonly Cost['kind'][];

export type CombatCost = CostOf<(typeof COMBAT_COSTS)[number]>;

const { mana, payLife, manaOrLife, sacrifice, tapCreatures } = COST;

export const combatCost: z.ZodType<CombatCost> = oneOf(
  kindForms({ mana, payLife, manaOrLife, sacrifice, tapCreatures }),
);
