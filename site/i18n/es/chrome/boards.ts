import type { BoardsWords } from '../../boardsWords.ts';
import { boardsBook } from '../../books/boards.ts';
import { grammar } from '../grammar.ts';
import words from './boards.json' with { type: 'json' };

export const boards: BoardsWords = boardsBook(words, grammar);
