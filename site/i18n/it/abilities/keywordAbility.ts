import { keywordIn } from '../../abilities/keywordAbility.ts';
import { manaSymbols } from '../../grammar.ts';
import { colors } from '../characteristics.ts';
import { grammar } from '../grammar.ts';
import { keywords } from '../keywords/names.ts';
import sentences from './keywords.json' with { type: 'json' };
import { nounPhrases } from './nounPhrases.ts';

/** `volare`, `bushido 1`, `passa-Isole`, `protezione dal rosso` */
export const keywordWords = keywordIn({
  grammar,
  nouns: nounPhrases,
  sentences,
  name: (keyword) => keywords[keyword],
  mana: manaSymbols,
  colors,
});
