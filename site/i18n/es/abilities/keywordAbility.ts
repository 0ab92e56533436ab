import type { KeywordAbility } from '../../../engine.ts';
import { keywordIn } from '../../abilities/keywordAbility.ts';
import { manaSymbols } from '../../grammar.ts';
import { colors } from '../characteristics.ts';
import { grammar } from '../grammar.ts';
import { keywords } from '../keywords/names.ts';
import { printedKeywords } from '../keywords/printed.ts';
import sentences from './keywords.json' with { type: 'json' };
import { nounPhrases } from './nounPhrases.ts';

/** As a card prints it: `vuela`, `cruza islas`, `tripular 3`, `protección contra rojo`. */
export const keywordWords = keywordIn({
  grammar,
  nouns: nounPhrases,
  sentences,
  name: (keyword, voice) =>
    (voice === 'printed' ? printedKeywords[keyword] : undefined) ?? keywords[keyword],
  mana: manaSymbols,
  colors,
});

/** As something that is had, gained or lost: `la habilidad de volar`, `protección contra rojo`. */
export const keywordHad = (ability: KeywordAbility): string =>
  isOfOneName(ability) ? `la habilidad de ${keywordNamed(ability)}` : keywordWords(ability);

export const keywordNamed = (ability: KeywordAbility): string => keywordWords(ability, 'had');

/** It has a name that stands behind “la habilidad de”; of protection it is said against what. */
export const isOfOneName = ({ keyword }: KeywordAbility): boolean => keyword !== 'protection';
