import { pagesBook } from '../../books/pages.ts';
import type { PageWords } from '../../chrome.ts';
import { grammar } from '../grammar.ts';
import words from './pages.json' with { type: 'json' };

export const pages: PageWords = pagesBook(words, grammar);
