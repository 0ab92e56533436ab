import { reasonWordsOf } from '../reasons/reasonWordsOf.ts';
import type { ReasonWords } from '../reasonWords.ts';
import { grammar } from './grammar.ts';
import { keywords } from './keywords/names.ts';
import sentences from './reasons.json' with { type: 'json' };

/** How the language says what an answer turns on. */
export const reasons: ReasonWords = reasonWordsOf({ grammar, sentences, keywords, pronoun: '' });
