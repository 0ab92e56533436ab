import { keywordIn } from '../../abilities/keywordAbility.ts';
import { manaText } from '../../grammar.ts';
import { colors } from '../characteristics.ts';
import { grammar } from '../grammar.ts';
import { keywords } from '../keywords/names.ts';
import sentences from './keywords.json' with { type: 'json' };
import { nounPhrases } from './nounPhrases.ts';

/** `flying`, `bushido 1`, `islandwalk`, `protection from red` */
export const keywordWords = keywordIn({
  grammar,
  nouns: nounPhrases,
  sentences,
  name: (keyword) => keywords[keyword],
  mana: manaText,
  colors,
});
