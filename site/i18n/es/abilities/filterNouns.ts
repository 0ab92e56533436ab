import type { CardType } from '../../../engine.ts';
import { type Gender, type GrammaticalNumber, plural } from '../agreement.ts';
import { types } from '../characteristics.ts';
import { FEMININE, subtypes } from '../subtypes.ts';

export type Base = 'creature' | 'permanent' | 'spell' | 'source';

/** Of one, of several. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

export const subtypeWord = (subtype: string, number: GrammaticalNumber): string => {
  const [one, many] = subtypes[subtype] ?? [subtype, subtype];
  return number === 'one' ? one : many;
};

export const subtypeNoun = (subtype: string): Noun => ({
  one: subtypeWord(subtype, 'one'),
  many: subtypeWord(subtype, 'many'),
  gender: FEMININE.has(subtype) ? 'f' : 'm',
});

/** `criatura`; of spells, `hechizo de criatura` */
export const typeNoun = (type: CardType, base: Base): Noun =>
  base === 'spell'
    ? { one: `hechizo de ${types[type]}`, many: `hechizos de ${types[type]}`, gender: 'm' }
    : { one: types[type], many: typeWord(type, 'many'), gender: TYPE_GENDERS[type] };

const TYPE_GENDERS: { readonly [T in CardType]: Gender } = {
  artifact: 'm',
  battle: 'f',
  creature: 'f',
  enchantment: 'm',
  instant: 'm',
  kindred: 'f',
  land: 'f',
  planeswalker: 'm',
  sorcery: 'm',
};

/** What is spoken of where a filter names no kind. */
export const baseNouns: { readonly [B in Base]: Noun } = {
  creature: { one: 'criatura', many: 'criaturas', gender: 'f' },
  permanent: { one: 'permanente', many: 'permanentes', gender: 'm' },
  spell: { one: 'hechizo', many: 'hechizos', gender: 'm' },
  source: { one: 'fuente', many: 'fuentes', gender: 'f' },
};

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
