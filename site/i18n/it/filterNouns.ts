import type { CardType, Filter } from '../../engine.ts';
import { types } from './keywords.ts';
import { type GrammaticalNumber, indefinite, type Noun } from './nouns.ts';
import { FEMININE, subtypes } from './subtypes.ts';

export type Base = 'creature' | 'permanent' | 'spell';

export const subtypeWord = (subtype: string, number: GrammaticalNumber): string => {
  const [one, many] = subtypes[subtype] ?? [subtype, subtype];
  return number === 'one' ? one : many;
};

const NOUNS: { readonly [T in CardType]: Noun } = {
  artifact: { one: types.artifact, many: 'artefatti', gender: 'm' },
  battle: { one: types.battle, many: 'battaglie', gender: 'f' },
  creature: { one: types.creature, many: 'creature', gender: 'f' },
  enchantment: { one: types.enchantment, many: 'incantesimi', gender: 'm' },
  instant: { one: types.instant, many: 'istantanei', gender: 'm' },
  kindred: { one: `carta ${types.kindred}`, many: 'carte affini', gender: 'f' },
  land: { one: types.land, many: 'terre', gender: 'f' },
  planeswalker: { one: types.planeswalker, many: 'planeswalker', gender: 'm' },
  sorcery: { one: types.sorcery, many: 'stregonerie', gender: 'f' },
};

/** A type as a noun: `un artefatto`, `artefatti`. */
export const typeNoun = (type: CardType, number: GrammaticalNumber): string =>
  number === 'one'
    ? indefinite({ ...NOUNS[type], words: NOUNS[type].one, number })
    : NOUNS[type].many;

const BASES: { readonly [B in Base]: Noun } = {
  creature: NOUNS.creature,
  permanent: { one: 'permanente', many: 'permanenti', gender: 'm' },
  spell: { one: 'magia', many: 'magie', gender: 'f' },
};

// A noun in apposition keeps its singular: `le pedine creatura`, `le magie artefatto`.
export function nounOf(filter: Filter, base: Base): Noun {
  const plain = plainNoun(filter, base);
  if (filter.token) return { one: `pedina ${plain.one}`, many: `pedine ${plain.one}`, gender: 'f' };
  return base === 'spell' && plain !== BASES.spell
    ? { one: `magia ${plain.one}`, many: `magie ${plain.one}`, gender: 'f' }
    : plain;
}

/** Before what is said of it: `creatura`, `Goblin`, `artefatto`. */
export function plainNoun(filter: Filter, base: Base): Noun {
  const { type, subtype } = filter;
  if (subtype !== undefined)
    return {
      one: subtypeWord(subtype, 'one'),
      many: subtypeWord(subtype, 'many'),
      gender: FEMININE.has(subtype) ? 'f' : 'm',
    };
  if (type !== undefined) return NOUNS[type];
  return BASES[baseOf(filter, base)];
}

/** Only creatures attack, block and are blocked. */
const isOfCombat = ({
  attacking,
  attackingAlone,
  blocking,
  blockingAlone,
  blocked,
  hadToAttack,
}: Filter): boolean =>
  [attacking, attackingAlone, blocking, blockingAlone, blocked, hadToAttack].some(
    (one) => one !== undefined,
  );

export const baseOf = (filter: Filter, base: Base): Base =>
  isOfCombat(filter) ? 'creature' : base;
