import type { Amount } from '../../language/amount.ts';
import type { Keyword } from '../../vocabulary/keywords.ts';
import {
  DEFENDING_PLAYER,
  EVENT_CREATURE,
  gets,
  type KeywordMeaning,
  SELF,
  whenever,
} from './meaning.ts';

/** Keywords that trigger as creatures block, become blocked, or are not blocked. */
export const BLOCKING = {
  // CR 702.45a: once, by however many it is blocked and however many it blocks.
  bushido: {
    rules: ['keyword.bushido'],
    multiple: 'keyword.bushidoMultiple',
    abilities: (n) => [
      whenever('blocks', [gets(SELF, n, n)]),
      whenever('becomesBlocked', [gets(SELF, n, n)]),
    ],
  },

  // CR 702.25a: for each blocker by itself.
  flanking: {
    rules: ['keyword.flanking'],
    multiple: 'keyword.flankingMultiple',
    abilities: () => [
      whenever('becomesBlockedByCreature', [gets(EVENT_CREATURE, -1, -1)], {
        filter: { notKeyword: 'flanking' },
      }),
    ],
  },

  // CR 702.23a-b: the blockers there are as it resolves, counted once.
  rampage: {
    rules: ['keyword.rampage'],
    multiple: 'keyword.rampageMultiple',
    abilities: (n) => {
      const bonus: Amount = {
        kind: 'count',
        filter: { type: 'creature', blocking: 'source' },
        times: n,
        beyond: 1,
      };
      return [whenever('becomesBlocked', [gets(SELF, bonus, bonus)])];
    },
  },

  // CR 702.68a
  frenzy: {
    rules: ['keyword.frenzy'],
    multiple: 'keyword.frenzyMultiple',
    abilities: (n) => [whenever('attacksUnblocked', [gets(SELF, n, 0)])],
  },

  // CR 702.130a: life lost, not damage.
  afflict: {
    rules: ['keyword.afflict'],
    multiple: 'keyword.afflictMultiple',
    abilities: (n) => [
      whenever('becomesBlocked', [{ kind: 'loseLife', n, subject: DEFENDING_PLAYER }]),
    ],
  },
} as const satisfies { readonly [K in Keyword]?: KeywordMeaning };
