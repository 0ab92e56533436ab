import { filterPhrasesIn } from '../../abilities/filterPhrases.ts';
import { colors, types } from '../characteristics.ts';
import { counterWords } from '../counters.ts';
import { grammar } from '../grammar.ts';
import { keywords } from '../keywords/names.ts';
import { withArticle } from '../orthography.ts';
import { subtypeWord } from '../subtypes.ts';
import words from './filters.json' with { type: 'json' };

/** How filters are spoken of: `artifact creatures with power 2 or less that you control`, `another Goblin`. */
export const { aFilter, deedWords, filterWords, stateWords } = filterPhrasesIn({
  language: 'en',
  grammar,
  words,
  terms: { colors, keywords, types },
  subtype: (subtype) => ({
    one: subtypeWord(subtype, 'one'),
    many: subtypeWord(subtype, 'many'),
    gender: 'm',
  }),
  counter: counterWords,
  shares: ['before', 'noun', 'after'],
  apposed: (head, kind) => `${kind} ${head}`,
  indefinite: ({ words }) => withArticle(words),
});
