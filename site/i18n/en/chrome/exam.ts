import { examBook } from '../../books/exam.ts';
import type { ExamWords } from '../../examWords.ts';
import { grammar } from '../grammar.ts';
import words from './exam.json' with { type: 'json' };

export const exam: ExamWords = examBook(words, grammar);
