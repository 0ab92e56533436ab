import type { GlossaryWords } from '../glossaryWords.ts';
import { bookOf } from '../wording/phrasebook.ts';

export const glossaryBook = bookOf<GlossaryWords>({
  also: ['names'],
  was: ['name', 'month'],
  not: ['names'],
  gone: ['edition'],
  older: ['name'],
});
