import { progressBook } from '../../books/progress.ts';
import type { ProgressWords } from '../../progressWords.ts';
import { countingGrammar } from '../../wording/counting.ts';
import words from './progress.json' with { type: 'json' };
import unkept from './unkept.json' with { type: 'json' };

export const progress: ProgressWords = {
  ...progressBook(words, countingGrammar()),
  troubles: unkept,
};
