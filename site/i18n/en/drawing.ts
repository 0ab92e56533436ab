import type { DrawingWords } from '../drawingWords.ts';
import { answering } from './chrome/answering.ts';
import { signs } from './chrome/signs.ts';
import { board } from './chrome/site.ts';
import { aims, questions } from './questions.ts';

/** What a browser loads of the language to draw a board and ask about it. */
export const drawing: DrawingWords = {
  language: 'en',
  chrome: { board, answering, sheet: signs },
  questions,
  aims,
};
