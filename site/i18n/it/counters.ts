import { counterWordsOf } from '../counterWords.ts';
import words from './counters.json' with { type: 'json' };
import { grammar } from './grammar.ts';
import { keywords } from './keywords/names.ts';

/** What stands behind “segnalino”. */
export const counterName = counterWordsOf(words, keywords, grammar);
