import type { VerdictWords } from '../messages.ts';
import { verdictWordsOf } from '../verdicts/verdictWords.ts';
import { grammar } from './grammar.ts';
import { keywordEntries } from './keywords/index.ts';
import sentences from './verdicts.json' with { type: 'json' };

export const verdict: VerdictWords = verdictWordsOf({
  grammar,
  sentences,
  keywords: keywordEntries,
});
