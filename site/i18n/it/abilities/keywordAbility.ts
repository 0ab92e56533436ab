import { keywordIn } from '../../abilities/keywordAbility.ts';
import { manaSymbols } from '../../grammar.ts';
import { colors } from '../characteristics.ts';
import { grammar } from '../grammar.ts';
import { keywords } from '../keywords/names.ts';
import sentences from './keywords.json' with { type: 'json' };
import { nouns } from './nouns.ts';

/** `volare`, `bushido 1`, `passa-Isole`, `protezione dal rosso` */
export const keywordWords = keywordIn({
  grammar,
  nouns,
  sentences,
  name: (keyword) => keywords[keyword],
  mana: manaSymbols,
  colors,
});
