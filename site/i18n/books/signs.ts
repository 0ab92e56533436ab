import type { SignsWords } from '../drawingWords.ts';
import { bookOf } from '../wording/phrasebook.ts';

export const signsBook = bookOf<SignsWords>({
  asBand: ['tags'],
  exerting: ['tags'],
  enlists: ['by', 'creature'],
});
