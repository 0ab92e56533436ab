import { mistakePagesBook } from '../../books/mistakes.ts';
import type { MistakePageWords } from '../../chrome.ts';
import { grammar } from '../grammar.ts';
import words from './mistakes.json' with { type: 'json' };

export const mistakePages: MistakePageWords = mistakePagesBook(words, grammar);
