import { subtypeWordsOf } from '../subtypeWords.ts';
import type { GrammaticalNumber } from '../wording/grammar.ts';
import words from './subtypes.json' with { type: 'json' };

export const { subtypes } = subtypeWordsOf(words);

export type { GrammaticalNumber } from '../wording/grammar.ts';

export const subtypeWord = (subtype: string, number: GrammaticalNumber): string => {
  const [one, many] = subtypes[subtype] ?? [subtype, subtype];
  return number === 'one' ? one : many;
};
