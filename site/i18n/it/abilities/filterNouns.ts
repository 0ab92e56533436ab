import type { CardType } from '../../../engine.ts';
import { nounIn } from '../../abilities/filterLanguage.ts';
import type { GrammaticalNumber, ItalianNoun } from '../orthography.ts';
import { FEMININE, subtypes } from '../subtypes.ts';
import filters from './filters.json' with { type: 'json' };

export const subtypeWord = (subtype: string, number: GrammaticalNumber): string =>
  subtypeNoun(subtype)[number];

export function subtypeNoun(subtype: string): ItalianNoun {
  const [one, many] = subtypes[subtype] ?? [subtype, subtype];
  return { one, many, gender: FEMININE.has(subtype) ? 'f' : 'm' };
}

/** What something of such a type is called, or where nothing is said of its type. */
export const nounOf = (kind: CardType | 'permanent' | 'spell') => nounIn(filters.noun[kind]);
