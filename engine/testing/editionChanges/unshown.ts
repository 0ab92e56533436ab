import type { EditionChange } from './editionChange.ts';

/** Changes that no game of ours can show. */
export const UNSHOWN: readonly EditionChange[] = [
  {
    kind: 'noBoard',
    change: 11,
    since: '2009-07-11',
    why: 'the bookkeeping of a step was one action and became a list of them, and nothing can happen in between',
  },
  {
    kind: 'noBoard',
    change: 24,
    since: '2024-07-30',
    why: 'team formats are outside the subject',
  },
  {
    kind: 'noBoard',
    change: 27,
    since: '2024-07-30',
    why: 'a creature with toughness above 0 and no damage marked never had lethal damage',
  },
  {
    kind: 'noBoard',
    change: 32,
    since: '2024-11-08',
    why: 'numbers changed and nothing else: the 195 concepts are held against the rule table',
  },
];
