import { counterWordsOf } from '../counterWords.ts';
import words from './counters.json' with { type: 'json' };
import { grammar } from './grammar.ts';
import { keywords } from './keywords/names.ts';

/** `flying counter` */
export const counterWords = counterWordsOf(words, keywords, grammar);
