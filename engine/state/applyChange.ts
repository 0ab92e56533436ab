import type { Ability } from '../language/ability.ts';
import type { Amount } from '../language/amount.ts';
import type { Change, ChangeOf } from '../language/change.ts';
import type { Characteristics } from '../language/characteristics.ts';
import type { Keyword } from '../language/keywords/index.ts';
import { remembered } from '../vocabulary/remembered.ts';
import { EVERY_CREATURE_TYPE, isCreatureType } from '../vocabulary/subtypes.ts';
import type { ActiveChange } from './activeChanges.ts';
import { amountOf } from './amounts.ts';
import type { View } from './view.ts';

/**
 * CR 613.1: copies, control and text are settled before the game gets here; then types, colors, abilities, and power
 * and toughness, the last in the sublayers of CR 613.4. What an object can't have is taken from it after abilities are
 * added, whenever that began (CR 113.11).
 */
export const LAYERS = [
  'types',
  'colors',
  'abilities',
  'abilitiesForbidden',
  'definedSize',
  'setSize',
  'size',
  'switchedSize',
] as const;

export type Layer = (typeof LAYERS)[number];

/** Whether the change is made in that layer; what touches no characteristics is made in none. */
export const isIn = (layer: Layer, change: Change): boolean => layerOf(change) === layer;

/** The layer in which a change is applied; it is nothing for what touches no characteristics. */
export const layerOf = ({ kind }: Change): Layer | undefined =>
  touchesCharacteristics(kind) ? APPLYING[kind].layer : undefined;

/** One object's characteristics after one change. */
export function applyChange(
  view: View,
  before: Characteristics,
  { change, source }: ActiveChange,
): Characteristics {
  if (!touchesCharacteristics(change.kind)) return before;
  // The entry is the one of the change's own kind.
  const { apply } = APPLYING[change.kind] as Applying<Change['kind']>;
  return apply(before, change, (amount) => amountOf(view, amount, source));
}

/** How a change is made, and in which layer. */
interface Applying<K extends Change['kind']> {
  readonly layer: Layer;
  readonly apply: (
    before: Characteristics,
    change: ChangeOf<K>,
    count: (amount: Amount) => number,
  ) => Characteristics;
}

type ChangeOfCharacteristics = keyof typeof APPLYING;

/** What touches no characteristics; what comes of it stands in `CHANGED_RULES`. */
export type ChangeOfRules = Exclude<Change['kind'], ChangeOfCharacteristics>;

const touchesCharacteristics = (kind: Change['kind']): kind is ChangeOfCharacteristics =>
  Object.hasOwn(APPLYING, kind);

/** Hundreds that are alike are given the same, and then have the same. */
const withAbility = remembered((before: Characteristics) =>
  remembered(
    (ability: Ability): Characteristics => ({
      ...before,
      abilities: [...before.abilities, ability],
    }),
  ),
);

const APPLYING = {
  // CR 613.1d
  addTypes: {
    layer: 'types',
    apply: (before, { types, subtypes = [] }) => ({
      ...before,
      types: union(before.types, types),
      subtypes: union(before.subtypes, subtypes),
    }),
  },
  addEveryCreatureType: {
    layer: 'types',
    apply: (before) => ({ ...before, subtypes: union(before.subtypes, [EVERY_CREATURE_TYPE]) }),
  },
  // CR 205.1a: in place of the creature types it had; other subtypes stay.
  setCreatureTypes: {
    layer: 'types',
    apply: (before, { subtypes }) => ({
      ...before,
      subtypes: [...before.subtypes.filter((one) => !isCreatureType(one)), ...subtypes],
    }),
  },
  removeTypes: {
    layer: 'types',
    apply: (before, { types }) => ({
      ...before,
      types: before.types.filter((type) => !types.includes(type)),
    }),
  },
  // CR 613.1e
  setColors: { layer: 'colors', apply: (before, { colors }) => ({ ...before, colors }) },
  // CR 613.1f
  grant: {
    layer: 'abilities',
    apply: (before, { ability }) => withAbility(before)(ability),
  },
  loseKeyword: {
    layer: 'abilities',
    apply: (before, { keyword }) => withoutKeyword(before, keyword),
  },
  // CR 113.11
  cannotHave: {
    layer: 'abilitiesForbidden',
    apply: (before, { keyword }) => withoutKeyword(before, keyword),
  },
  loseAllAbilities: { layer: 'abilities', apply: (before) => ({ ...before, abilities: [] }) },
  // CR 613.4a
  definePowerToughness: {
    layer: 'definedSize',
    apply: (before, { power, toughness }, count) => ({
      ...before,
      power: count(power),
      toughness: count(toughness),
    }),
  },
  // CR 613.4b
  setPowerToughness: {
    layer: 'setSize',
    apply: (before, { power, toughness }) => ({ ...before, power, toughness }),
  },
  // CR 613.4c
  modifyPowerToughness: {
    layer: 'size',
    apply: (before, { power, toughness }, count) => ({
      ...before,
      power: (before.power ?? 0) + count(power),
      toughness: (before.toughness ?? 0) + count(toughness),
    }),
  },
  // CR 613.4d: counters have been added before.
  switchPowerToughness: {
    layer: 'switchedSize',
    apply: (before) => ({ ...before, power: before.toughness, toughness: before.power }),
  },
} satisfies { readonly [K in Change['kind']]?: Applying<K> };

/** CR 702.22b: with banding, "bands with other" is lost too. */
function withoutKeyword(before: Characteristics, keyword: Keyword): Characteristics {
  const lost: readonly Keyword[] =
    keyword === 'banding' ? ['banding', 'bandsWithOther'] : [keyword];
  return {
    ...before,
    abilities: before.abilities.filter(
      (ability) => ability.kind !== 'keyword' || !lost.includes(ability.keyword),
    ),
  };
}

const union = <T>(some: readonly T[], more: readonly T[]): readonly T[] => [
  ...some,
  ...more.filter((one) => !some.includes(one)),
];
