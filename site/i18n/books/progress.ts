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
      believed: ['last', 'due', 'belief'],
      clock: ['last'],
      held: ['date', 'belief'],
    },
    why: {
      right: ['last', 'title', 'board'],
      wrong: ['last', 'title', 'board'],
      believed: ['last', 'belief', 'board'],
      transfer: ['when', 'belief'],
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
