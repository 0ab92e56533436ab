import type { BoardsWords } from '../boardsWords.ts';
import { bookOf } from '../wording/phrasebook.ts';

export const boardsBook = bookOf<BoardsWords>({
  made: ['aim'],
  told: {
    declared: ['act'],
    refused: ['act'],
    resolved: ['act'],
    onStack: ['act'],
    mana: ['act'],
    unspent: ['act'],
    atLast: ['act'],
    next: ['act'],
  },
});
