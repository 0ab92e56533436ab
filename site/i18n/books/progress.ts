import type { ProgressWords } from '../progressWords.ts';
import { bookOf } from '../wording/phrasebook.ts';

export const progressBook = bookOf<Omit<ProgressWords, 'troubles'>>({
  sum: ['n', 'right'],
  wrong: {
    practise: ['n'],
    round: ['date'],
  },
  review: {
    practise: ['n'],
    round: ['date'],
    reasons: {
      right: ['times', 'last', 'due'],
      wrong: ['last', 'due'],
      clock: ['last'],
    },
  },
  times: ['n', 'date'],
  tries: ['right', 'asked'],
  score: ['right', 'all'],
  more: ['n'],
  file: {
    loaded: ['added', 'known'],
    damaged: ['n'],
  },
  notes: {
    unreadable: ['n'],
    changed: ['n'],
    clock: ['today', 'latest'],
  },
});
