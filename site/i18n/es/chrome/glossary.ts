import { glossaryBook } from '../../books/glossary.ts';
import type { GlossaryWords } from '../../glossaryWords.ts';
import { grammar } from '../grammar.ts';
import words from './glossary.json' with { type: 'json' };

export const glossary: GlossaryWords = glossaryBook(words, grammar);
