import type { AnsweringWords } from '../answeringWords.ts';
import { bookOf } from '../wording/phrasebook.ts';

export const answeringBook = bookOf<Omit<AnsweringWords, 'assigns'>>({
  place: ['k', 'n'],
  partly: ['right', 'all'],
  seeStep: ['n'],
  ways: ['n'],
  likelySeveral: ['n'],
  several: ['n'],
  casts: ['player', 'spell', 'targets'],
  activates: ['player', 'source', 'targets'],
  plays: ['player', 'land'],
  fromSource: ['source'],
  gives: ['objects'],
  paysLife: ['n'],
  turnsUp: ['player', 'permanent'],
  suspends: ['player', 'card'],
});
