import { signsBook } from '../../books/signs.ts';
import type { SignsWords } from '../../drawingWords.ts';
import { grammar } from '../grammar.ts';
import words from './signs.json' with { type: 'json' };

export const signs: SignsWords = signsBook(words, grammar);
