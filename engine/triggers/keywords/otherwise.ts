import type { Keyword } from '../../vocabulary/keywords.ts';
import {
  EVENT_CREATURE,
  EVENT_PLAYER,
  gets,
  type KeywordMeaning,
  SELF,
  whenever,
  YOU,
} from './meaning.ts';

/** Keywords that trigger on damage or on spells. */
export const OTHERWISE = {
  // CR 702.70a
  poisonous: {
    rules: ['keyword.poisonous'],
    multiple: 'keyword.poisonousMultiple',
    abilities: (n) => [
      whenever('dealsCombatDamage', [{ kind: 'givePoison', n, subject: EVENT_PLAYER }], {
        to: 'player',
      }),
    ],
  },

  // CR 702.32a: the counters that it enters with are no triggered ability.
  fading: {
    rules: ['keyword.fading'],
    abilities: () => [
      whenever(
        'beginningOfStep',
        [
          {
            kind: 'removeCounters',
            counter: 'fade',
            n: 1,
            subject: SELF,
            otherwise: [{ kind: 'sacrifice', subject: SELF }],
          },
        ],
        { step: 'upkeep', whose: 'you' },
      ),
    ],
  },

  // CR 702.24a: once for each age counter, or all of it goes.
  cumulativeUpkeep: {
    rules: ['keyword.cumulativeUpkeep'],
    abilities: (_, mana) => [
      whenever(
        'beginningOfStep',
        [
          { kind: 'addCounters', counter: 'age', n: 1, subject: SELF },
          {
            kind: 'mayPay',
            cost: { kind: 'mana', mana },
            perCounter: 'age',
            effects: [],
            otherwise: [{ kind: 'sacrifice', subject: SELF }],
          },
        ],
        { step: 'upkeep', whose: 'you' },
      ),
    ],
  },

  // CR 702.74a: what is cast for its evoke cost is sacrificed as it enters.
  evoke: {
    rules: ['keyword.evoke'],
    abilities: () => [
      whenever('enters', [{ kind: 'sacrifice', subject: SELF }], {
        if: { kind: 'castWith', keyword: 'evoke' },
      }),
    ],
  },

  // CR 702.108a: as it is cast, so before it resolves.
  prowess: {
    rules: ['keyword.prowess'],
    multiple: 'keyword.prowessMultiple',
    abilities: () => [
      whenever('castsSpell', [gets(SELF, 1, 1)], { of: YOU, filter: { notType: 'creature' } }),
    ],
  },
} as const satisfies { readonly [K in Keyword]?: KeywordMeaning };

/** Keywords of today's rules that some editions played as triggered abilities. */
export const ONCE_TRIGGERED = {
  // CR 2008-10-01 502.63a-b: each of several triggers.
  deathtouch: {
    rules: ['keyword.deathtouch'],
    multiple: 'keyword.deathtouchMultiple',
    abilities: () => [
      whenever('dealsDamage', [{ kind: 'destroy', subject: EVENT_CREATURE }], {
        filter: { type: 'creature' },
      }),
    ],
  },

  // CR 2008-10-01 502.68a-b: each of several triggers.
  lifelink: {
    rules: ['keyword.lifelink'],
    multiple: 'keyword.lifelinkMultiple',
    abilities: () => [
      whenever('dealsDamage', [{ kind: 'gainLife', n: { kind: 'eventAmount' }, subject: YOU }]),
    ],
  },
} as const satisfies { readonly [K in Keyword]?: KeywordMeaning };
