import type { ExamWords } from '../examWords.ts';
import { bookOf } from '../wording/phrasebook.ts';

export const examBook = bookOf<ExamWords>({
  rules: {
    size: ['questions', 'enough'],
    time: ['minutes'],
  },
});
