import type { Keyword } from '../keywords/index.ts';
import type { Characteristics } from '../vocabulary/characteristics.ts';
import { assertNever } from '../vocabulary/result.ts';
import { EVERY_CREATURE_TYPE, isCreatureType } from '../vocabulary/subtypes.ts';
import type { ActiveChange } from './activeChanges.ts';
import { amountOf } from './amounts.ts';
import type { View } from './view.ts';

/** One object's characteristics after one change. */
export function applyChange(
  view: View,
  before: Characteristics,
  { change, source }: ActiveChange,
): Characteristics {
  switch (change.kind) {
    // CR 613.1d
    case 'addTypes':
      return {
        ...before,
        types: union(before.types, change.types),
        subtypes: union(before.subtypes, change.subtypes ?? []),
      };
    case 'addEveryCreatureType':
      return { ...before, subtypes: union(before.subtypes, [EVERY_CREATURE_TYPE]) };
    case 'setCreatureTypes':
      return withCreatureTypes(before, change.subtypes);
    case 'removeTypes':
      return { ...before, types: before.types.filter((type) => !change.types.includes(type)) };
    // CR 613.1e
    case 'setColors':
      return { ...before, colors: change.colors };
    // CR 613.1f
    case 'grant':
      return { ...before, abilities: [...before.abilities, change.ability] };
    case 'loseKeyword':
      return withoutKeyword(before, change.keyword);
    case 'loseAllAbilities':
      return { ...before, abilities: [] };
    // CR 613.4a, 613.4b
    case 'definePowerToughness':
    case 'setPowerToughness':
      return {
        ...before,
        power: amountOf(view, change.power, source),
        toughness: amountOf(view, change.toughness, source),
      };
    // CR 613.4c
    case 'modifyPowerToughness':
      return {
        ...before,
        power: (before.power ?? 0) + amountOf(view, change.power, source),
        toughness: (before.toughness ?? 0) + amountOf(view, change.toughness, source),
      };
    case 'gainControl':
    case 'regenerationShield':
    case 'preventDamage':
    case 'doesNotUntap':
    case 'assignsByToughness':
    case 'assignsNoCombatDamage':
    case 'damageUnpreventable':
    case 'takesDamageFor':
    case 'cannotCast':
    case 'forbidsNamesExiled':
    case 'cannotBeCountered':
    case 'exilesWhatYouCounter':
    case 'doublesDamage':
    case 'shuffledInsteadOfGraveyard':
    case 'assignsAsThoughUnblocked':
    case 'damageLeavesOneLife':
    case 'impose':
      return before;
    default:
      return assertNever(change);
  }
}

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

/** CR 205.1a: in place of the creature types it had; other subtypes stay. */
const withCreatureTypes = (
  before: Characteristics,
  subtypes: readonly string[],
): Characteristics => ({
  ...before,
  subtypes: [...before.subtypes.filter((one) => !isCreatureType(one)), ...subtypes],
});

const union = <T>(some: readonly T[], more: readonly T[]): readonly T[] => [
  ...some,
  ...more.filter((one) => !some.includes(one)),
];
