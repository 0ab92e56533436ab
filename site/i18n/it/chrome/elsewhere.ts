import { elsewhereBook } from '../../books/elsewhere.ts';
import type { ElsewhereWords } from '../../elsewhereWords.ts';
import { grammar } from '../grammar.ts';
import words from './elsewhere.json' with { type: 'json' };

export const elsewhere: ElsewhereWords = elsewhereBook(words, grammar);
