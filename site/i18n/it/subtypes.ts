import { subtypeWordsOf } from '../subtypeWords.ts';
import words from './subtypes.json' with { type: 'json' };

export const { subtypes, feminine: FEMININE } = subtypeWordsOf(words);
