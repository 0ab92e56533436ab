import type { CardType } from '../../../engine.ts';
import type { GrammaticalNumber, Noun } from '../agreement.ts';
import { types } from '../characteristics.ts';
import { FEMININE, subtypes } from '../subtypes.ts';

/** What is spoken of where nothing says its kind; `self`: what the ability is printed on. */
export type Base = 'creature' | 'permanent' | 'spell' | 'source' | 'self';

export const subtypeWord = (subtype: string, number: GrammaticalNumber): string => {
  const [one, many] = subtypes[subtype] ?? [subtype, subtype];
  return number === 'one' ? one : many;
};

export const subtypeNoun = (subtype: string): Noun => ({
  one: subtypeWord(subtype, 'one'),
  many: subtypeWord(subtype, 'many'),
  gender: FEMININE.has(subtype) ? 'f' : 'm',
});

export const typeNouns: { readonly [T in CardType]: Noun } = {
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

/** What is spoken of where a filter names no kind. */
export const baseNouns: { readonly [B in Base]: Noun } = {
  creature: typeNouns.creature,
  permanent: { one: 'permanente', many: 'permanenti', gender: 'm' },
  spell: { one: 'magia', many: 'magie', gender: 'f' },
  source: { one: 'fonte', many: 'fonti', gender: 'f' },
  self: { one: 'permanente', many: 'permanenti', gender: 'host' },
};
