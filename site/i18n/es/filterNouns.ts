import type { Filter } from '../../engine.ts';
import { type Gender, type GrammaticalNumber, plural } from './agreement.ts';
import { types } from './keywords.ts';
import { FEMININE, subtypes } from './subtypes.ts';

export type Base = 'creature' | 'permanent' | 'spell';
type CardType = NonNullable<Filter['type']>;

export const subtypeWord = (subtype: string, number: GrammaticalNumber): string => {
  const [one, many] = subtypes[subtype] ?? [subtype, subtype];
  return number === 'one' ? one : many;
};

/** The gender of the noun that a filter speaks with. */
export function genderOf(filter: Filter, base: Base = 'creature'): Gender {
  const { subtype, type } = filter;
  if (subtype !== undefined) return FEMININE.has(subtype) ? 'f' : 'm';
  if (base === 'spell') return 'm';
  if (type !== undefined) return FEMININE_TYPES.has(type) ? 'f' : 'm';
  return isOfCombat(filter) || base === 'creature' ? 'f' : 'm';
}

const FEMININE_TYPES: ReadonlySet<CardType> = new Set(['battle', 'creature', 'kindred', 'land']);

/** `criaturas`, `hechizo de artefacto`, `otros Trasgos` without `otros` */
export function nounOf(filter: Filter, number: GrammaticalNumber, base: Base): string {
  const { type, subtype } = filter;
  if (subtype !== undefined) return subtypeWord(subtype, number);
  if (base === 'spell') {
    const spell = number === 'one' ? 'hechizo' : 'hechizos';
    return type === undefined ? spell : `${spell} de ${types[type]}`;
  }
  if (type !== undefined) return typeWord(type, number);
  if (isOfCombat(filter) || base === 'creature') return number === 'one' ? 'criatura' : 'criaturas';
  return number === 'one' ? 'permanente' : 'permanentes';
}

export const typeWord = (type: CardType, number: GrammaticalNumber): string => {
  if (number === 'one') return types[type];
  return type === 'planeswalker' ? 'planeswalkers' : plural(types[type]);
};

/** `criatura artefacto`, `criaturas artefacto`: the noun that the others follow comes first. */
export function typeLine(all: readonly CardType[], number: GrammaticalNumber = 'one'): string {
  const [first, ...others] = [
    ...all.filter((one) => one === 'creature'),
    ...all.filter((one) => one !== 'creature'),
  ];
  const named = others.map((one) => types[one]);
  return (first === undefined ? named : [typeWord(first, number), ...named]).join(' ');
}

/** Only creatures attack, block and are blocked. */
const isOfCombat = (filter: Filter): boolean => COMBAT.some((field) => filter[field] !== undefined);

const COMBAT = [
  'attacking',
  'attackingAlone',
  'blocking',
  'blockingAlone',
  'blocked',
  'blockedBySource',
  'wasBlockedBySource',
  'hadToAttack',
  'attackedThisTurn',
  'exertedThisTurn',
  'foughtThisCombat',
] as const satisfies readonly (keyof Filter)[];
