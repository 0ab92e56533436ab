import { practiceBook } from '../../books/practice.ts';
import type { PracticeWords } from '../../practiceWords.ts';
import { grammar } from '../grammar.ts';
import words from './practice.json' with { type: 'json' };

export const practice: PracticeWords = practiceBook(words, grammar);
