import { standingAmount } from './amount.ts';
import { condition } from './condition.ts';
import { combatCost } from './cost.ts';
import { counterKind } from './counter.ts';
import { filter } from './filter.ts';
import { standing } from './reference.ts';
import { ATTACKED } from './restriction.ts';
import { kindForms, type OneKindOf, wordForm } from './table.ts';

const due = { pay: combatCost, subject: standing.prefault('self') };
const when = {
  /** The cost is due once for each such counter on the source. */
  perCounter: counterKind.exactOptional(),
  /** The cost is due so many times. */
  times: standingAmount.exactOptional(),
  if: condition.exactOptional(),
};

/** CR 508.1h, 509.1d: what attacking or blocking costs; nobody is ever forced to pay it. */
export const COMBAT_COST = {
  attack: {
    head: 'attackCost',
    beside: 'pay',
    fields: { ...due, attacked: wordForm(ATTACKED).exactOptional(), ...when },
    example: {
      'attack-cost': { mana: '{1}' },
      on: { type: 'creature' },
      attacked: 'you-or-yours',
      'per-counter': 'age',
      times: { count: { type: 'enchantment', controller: 'you' } },
      if: 'source-untapped',
    },
    means: 'these can’t attack what is named, or anything, unless this is paid, so many times',
  },
  block: {
    head: 'blockCost',
    beside: 'pay',
    fields: { ...due, filter: filter.exactOptional(), ...when },
    example: {
      'block-cost': { 'pay-life': 1 },
      on: { type: 'creature' },
      filter: { power: { 'at-least': 3 } },
      'per-counter': 'age',
      times: { count: { type: 'enchantment' } },
      if: 'source-untapped',
    },
    means: 'these can’t block attackers that fit unless this is paid, so many times',
  },
} as const;

type Deed = OneKindOf<typeof COMBAT_COST>;

/** What attacking, or blocking, costs. */
export type CombatCostAbility = Costly<Deed>;
type Costly<D> = D extends { readonly kind: infer To }
  ? Omit<D, 'kind'> & { readonly kind: 'combatCost'; readonly to: To } & NotRead<To>
  : never;
type NotRead<To> = To extends 'attack'
  ? { readonly filter?: never }
  : { readonly attacked?: never };

export const combatCostForms = kindForms(COMBAT_COST).map(
  ([takes, form]) =>
    [
      takes,
      form.transform(({ kind: to, subject: of, ...cost }) => ({
        kind: 'combatCost',
        to,
        subject: of,
        ...cost,
      })),
    ] as const,
);
