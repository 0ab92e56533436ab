import type { Keyword } from '../../vocabulary/keywords.ts';
import {
  CREATED,
  DEFENDING_PLAYER,
  EVENT_CREATURE,
  gets,
  type KeywordMeaning,
  plusOneCounterOn,
  SELF,
  TARGET,
  whenever,
} from './meaning.ts';

/** Keywords that trigger as attackers are declared. */
export const ATTACKING = {
  // CR 702.83a: any creature of yours, and that creature grows, whether or not it has exalted.
  exalted: {
    rules: ['keyword.exalted', 'keyword.exaltedAlone'],
    abilities: () => [
      whenever('attacksAlone', [gets(EVENT_CREATURE, 1, 1)], {
        of: { kind: 'all', filter: { type: 'creature', controller: 'you' } },
      }),
    ],
  },

  // CR 702.91a: those that attack as it resolves.
  battleCry: {
    rules: ['keyword.battleCry'],
    multiple: 'keyword.battleCryMultiple',
    abilities: () => [
      whenever('attacks', [
        gets({ kind: 'all', filter: { type: 'creature', attacking: true, other: true } }, 1, 0),
      ]),
    ],
  },

  // CR 702.121a: players only, each once, and counted as it resolves.
  melee: {
    rules: ['keyword.melee', 'attackers.attackingOrAttackedPlayer'],
    multiple: 'keyword.meleeMultiple',
    abilities: () => {
      const opponents = { kind: 'opponentsAttacked' } as const;
      return [whenever('attacks', [gets(SELF, opponents, opponents)])];
    },
  },

  // CR 702.86a
  annihilator: {
    rules: ['keyword.annihilator'],
    multiple: 'keyword.annihilatorMultiple',
    abilities: (n) => [
      whenever('attacks', [{ kind: 'sacrificeChosen', n, filter: {}, subject: DEFENDING_PLAYER }]),
    ],
  },

  // CR 702.105a: the player with the most life must be attacked, not a planeswalker of theirs.
  dethrone: {
    rules: ['keyword.dethrone'],
    multiple: 'keyword.dethroneMultiple',
    abilities: () => [whenever('attacks', [plusOneCounterOn(SELF)], { to: 'playerWithMostLife' })],
  },

  // CR 702.134a: a target, so its power is compared again as the ability resolves.
  mentor: {
    rules: ['keyword.mentor'],
    multiple: 'keyword.mentorMultiple',
    abilities: () => [
      whenever('attacks', [plusOneCounterOn(TARGET)], {
        targets: [
          {
            kind: 'permanent',
            filter: { type: 'creature', attacking: true, powerLessThanSource: true },
          },
        ],
      }),
    ],
  },

  // CR 702.149a: a stronger creature is declared beside it; no power is compared later.
  training: {
    rules: ['keyword.training'],
    multiple: 'keyword.trainingMultiple',
    abilities: () => [
      whenever('attacksWithAtLeast', [plusOneCounterOn(SELF)], {
        n: 1,
        filter: { powerGreaterThanSource: true },
      }),
    ],
  },

  // CR 702.39a: the requirement lasts for the combat, and the creature is untapped to be able to obey it.
  provoke: {
    rules: ['keyword.provoke'],
    multiple: 'keyword.provokeMultiple',
    abilities: () => [
      whenever(
        'attacks',
        [
          {
            kind: 'apply',
            subject: TARGET,
            change: {
              kind: 'impose',
              ability: {
                kind: 'requirement',
                requirement: 'blocksIfAble',
                subject: SELF,
                filter: { isSource: true },
              },
            },
            until: 'endOfCombat',
          },
          { kind: 'untap', subject: TARGET },
        ],
        {
          optional: true,
          targets: [
            { kind: 'permanent', filter: { type: 'creature', controller: 'defendingPlayer' } },
          ],
        },
      ),
    ],
  },

  // CR 702.181a
  mobilize: {
    rules: ['keyword.mobilize'],
    abilities: (n) => [
      whenever('attacks', [
        {
          kind: 'createToken',
          token: { colors: ['red'], subtypes: ['warrior'], power: 1, toughness: 1, abilities: [] },
          n,
          entering: { kind: 'attacking', tapped: true },
        },
        { kind: 'delayed', at: 'endStep', effects: [{ kind: 'sacrifice', subject: CREATED }] },
      ]),
    ],
  },

  // CR 702.116a: without another opponent no token is created, and nothing waits to exile one.
  myriad: {
    rules: ['keyword.myriad'],
    multiple: 'keyword.myriadMultiple',
    abilities: () => [
      whenever(
        'attacks',
        [
          {
            kind: 'createCopy',
            of: 'self',
            entering: { kind: 'attackingEachOtherOpponent', tapped: true },
          },
          {
            kind: 'delayed',
            at: 'endOfCombat',
            ifCreated: true,
            effects: [{ kind: 'exile', subject: CREATED }],
          },
        ],
        { optional: true },
      ),
    ],
  },

  // CR 702.154a: "when you do", of the creature that was tapped as it attacked.
  enlist: {
    rules: ['keyword.enlist'],
    abilities: () => [
      whenever('enlists', [gets(SELF, { kind: 'powerOf', of: 'eventCreature' }, 0)]),
    ],
  },

  // CR 702.147a: what keeps it from blocking is no triggered ability, and stands with the evasion abilities.
  decayed: {
    rules: ['keyword.decayed'],
    abilities: () => [
      whenever('attacks', [
        { kind: 'delayed', at: 'endOfCombat', effects: [{ kind: 'sacrifice', subject: SELF }] },
      ]),
    ],
  },
} as const satisfies { readonly [K in Keyword]?: KeywordMeaning };
