import { SELF, TARGET, whenever } from '../../language/keywords/abilityParts.ts';
import type { TokenSpec } from '../../language/token.ts';
import type { Board } from '../boards/board.ts';
import { activated, instant, permanent } from './abilities.ts';
import { activate, attack, block, cast, resolveAll, toEnd } from './acts.ts';
import { type EditionChange, type HandCard, since, until } from './editionChange.ts';

const ROGUE_ATTACKS_WALKER: Board = {
  permanents: {
    ada: { rogue: '1/1' },
    nil: { walker: { types: ['planeswalker'], counters: { loyalty: 4 } } },
  },
};

/** Returns an unblocked attacker to enter attacking what that attacked. */
const NINJA: HandCard = {
  is: '2/2',
  abilities: [
    activated(
      [
        {
          kind: 'returnToHand',
          filter: { type: 'creature', controller: 'you', attacking: true, blocked: false },
        },
      ],
      [{ kind: 'enterInItsPlace' }],
      { from: 'hand' },
    ),
  ],
};

const aPlaneswalker = permanent({ type: 'planeswalker' });

/** A token that is put onto the battlefield attacking. */
const attackingToken = (token: Pick<TokenSpec, 'power' | 'toughness' | 'abilities'>) =>
  ({
    kind: 'createToken',
    token: { colors: [], subtypes: ['soldier'], ...token },
    entering: { kind: 'attacking', tapped: true },
  }) as const;

/** Creatures that attack without having been declared. */
export const PUTTING_INTO_COMBAT: readonly EditionChange[] = [
  {
    kind: 'apart',
    change: 18,
    since: '2013-02-01',
    boards: [
      {
        that: 'a creature to be put attacking a planeswalker that is gone by then',
        board: ROGUE_ATTACKS_WALKER,
        hands: {
          ada: { ninja: NINJA },
          nil: { doom: instant([{ kind: 'destroy', subject: TARGET }], [aPlaneswalker]) },
        },
        script: [
          attack({ rogue: 'walker' }),
          block({}),
          activate('ada', 'ninja', 0),
          cast('nil', 'doom', 'walker'),
          resolveAll,
        ],
        outcomes: [
          {
            in: until('2009-07-11'),
            so: 'does not attack, though no rule says so yet',
            sees: { attacking: {} },
            citesNot: ['combat.putAttackingTargetGone'],
          },
          {
            in: since('2013-02-01'),
            so: 'enters, and does not attack, by a rule',
            sees: { attacking: {}, size: { ninja: '2/2' } },
            cites: ['combat.putAttackingTargetGone'],
          },
        ],
      },
    ],
  },
  {
    kind: 'apart',
    change: 23,
    since: '2024-07-30',
    boards: [
      {
        that: 'a token that can’t attack, put onto the battlefield attacking',
        board: {
          permanents: {
            ada: {
              chief: {
                is: '1/1',
                abilities: [
                  whenever('attacks', [
                    attackingToken({
                      power: 2,
                      toughness: 2,
                      abilities: [
                        { kind: 'restriction', restriction: 'cannotAttack', subject: SELF },
                      ],
                    }),
                  ]),
                ],
              },
            },
            nil: {},
          },
        },
        script: [attack({ chief: 'nil' }), resolveAll, block({}), toEnd],
        outcomes: [
          {
            in: until('2013-02-01'),
            so: 'attacks, though no rule says so yet',
            sees: { life: { nil: 17 } },
            citesNot: ['attackers.putAttackingIgnoresRequirements'],
          },
          {
            in: since('2024-07-30'),
            so: 'attacks, by a rule',
            sees: { life: { nil: 17 } },
            cites: ['attackers.putAttackingIgnoresRequirements'],
          },
        ],
      },
    ],
  },
  {
    kind: 'apart',
    change: 33,
    since: '2024-11-08',
    boards: [
      {
        that: 'a creature to be put attacking a planeswalker that is its controller’s by then',
        board: ROGUE_ATTACKS_WALKER,
        hands: {
          ada: {
            ninja: NINJA,
            bribe: instant(
              [{ kind: 'gainControl', subject: TARGET, until: 'forever' }],
              [aPlaneswalker],
            ),
          },
        },
        script: [
          attack({ rogue: 'walker' }),
          block({}),
          activate('ada', 'ninja', 0),
          cast('ada', 'bribe', 'walker'),
          resolveAll,
        ],
        outcomes: [
          {
            in: until('2024-07-30'),
            so: 'attacks it: it is still a planeswalker',
            sees: { attacking: { ninja: 'walker' } },
          },
          {
            in: since('2024-11-08'),
            so: 'attacks nothing: no defending player controls it',
            sees: { attacking: {} },
            cites: ['attackers.putAttackingGone'],
          },
        ],
      },
    ],
  },
  {
    kind: 'alike',
    change: 35,
    since: '2026-09-25',
    why: 'the glossary let a creature that attacks late be unblocked before a rule said so',
    boards: [
      {
        that: 'a token put attacking between the two combat damage steps',
        board: {
          permanents: {
            ada: {
              knight: {
                is: '1/1 firstStrike',
                abilities: [
                  whenever('dealsCombatDamage', [
                    attackingToken({ power: 3, toughness: 3, abilities: [] }),
                  ]),
                ],
              },
            },
            nil: { wall: '0/4' },
          },
        },
        script: [attack({ knight: 'nil' }), block({}), toEnd],
        outcomes: [
          {
            in: until('2024-11-08'),
            so: 'is unblocked, as the glossary has it',
            sees: { life: { nil: 16 } },
            citesNot: ['attackers.putAttackingLateIsUnblocked'],
          },
          {
            in: since('2026-09-25'),
            so: 'is unblocked, by a rule',
            sees: { life: { nil: 16 } },
            cites: ['attackers.putAttackingLateIsUnblocked'],
          },
        ],
      },
    ],
  },
];
