import type { VerdictWords } from '../messages.ts';
import { verdictWordsOf } from '../verdicts/verdictWords.ts';
import { grammar } from './grammar.ts';
import { keywords } from './keywords/names.ts';
import sentences from './verdicts.json' with { type: 'json' };

export const verdict: VerdictWords = verdictWordsOf({ grammar, sentences, keywords });
