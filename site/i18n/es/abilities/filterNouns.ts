import type { CardType } from '../../../engine.ts';
import { nounIn } from '../../abilities/filterLanguage.ts';
import { types } from '../characteristics.ts';
import type { GrammaticalNumber } from '../orthography.ts';
import { FEMININE, subtypes } from '../subtypes.ts';
import filters from './filters.json' with { type: 'json' };

export const subtypeWord = (subtype: string, number: GrammaticalNumber): string =>
  subtypeNoun(subtype)[number];

export function subtypeNoun(subtype: string) {
  const [one, many] = subtypes[subtype] ?? [subtype, subtype];
  return { one, many, gender: FEMININE.has(subtype) ? 'f' : 'm' } as const;
}

export const typeNoun = (type: CardType) => nounIn(filters.noun[type]);

/** `criatura artefacto`, `criaturas artefacto`: the noun that the others follow comes first. */
export function typeLine(all: readonly CardType[], number: GrammaticalNumber = 'one'): string {
  const [first, ...others] = [
    ...all.filter((one) => one === 'creature'),
    ...all.filter((one) => one !== 'creature'),
  ];
  const named = others.map((one) => types[one]);
  return (first === undefined ? named : [typeNoun(first)[number], ...named]).join(' ');
}
