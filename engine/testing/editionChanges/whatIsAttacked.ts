import { changeProtector } from '../../change/protector.ts';
import { reference, TARGET, whenever } from '../../language/keywords/abilityParts.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import type { PermanentDetails } from '../boards/board.ts';
import { activated, creature, instant } from './abilities.ts';
import {
  activate,
  attack,
  block,
  cast,
  choose,
  happens,
  justAfterDamage,
  resolveAll,
  toEnd,
} from './acts.ts';
import { type EditionChange, from, since, until } from './editionChange.ts';

const SIEGE: PermanentDetails = {
  types: ['battle'],
  subtypes: ['siege'],
  counters: { defense: 4 },
};

/** What may be attacked, and who defends it. */
export const WHAT_IS_ATTACKED: readonly EditionChange[] = [
  {
    kind: 'apart',
    change: 17,
    since: '2013-02-01',
    boards: [
      {
        that: 'an attacker that is turned from one player to another, and then speaks of the defending player',
        board: {
          permanents: {
            ada: {
              raider: {
                is: '2/2',
                abilities: [
                  activated(
                    [],
                    [{ kind: 'loseLife', n: 5, subject: reference('defendingPlayer') }],
                  ),
                ],
              },
            },
            nil: {},
            tor: {},
          },
        },
        hands: {
          ada: {
            feint: instant(
              [{ kind: 'reselectAttacked', subject: TARGET }],
              [creature({ attacking: true })],
            ),
          },
        },
        script: [
          attack({ raider: 'nil' }),
          cast('ada', 'feint', 'raider'),
          choose('ada', 'feint', { attacking: 'tor' }),
          resolveAll,
          activate('ada', 'raider', 0),
          resolveAll,
          block({}),
          toEnd,
        ],
        outcomes: [
          {
            in: ['2013-02-01'],
            so: 'means the one whom it attacked first, though it damages the other',
            sees: { life: { ada: 20, nil: 15, tor: 18 } },
          },
          {
            in: [...until('2009-07-11'), ...since('2024-07-30')],
            so: 'means the one whom it attacks now',
            sees: { life: { ada: 20, nil: 20, tor: 13 } },
          },
        ],
      },
    ],
  },
  {
    kind: 'apart',
    change: 19,
    since: '2024-07-30',
    boards: [
      {
        that: 'an attack on one’s own Siege',
        board: { permanents: { ada: { bear: '2/2', siege: SIEGE }, nil: { wall: '0/4' } } },
        script: [attack({ bear: 'siege' })],
        outcomes: [
          {
            in: until('2013-02-01'),
            so: 'is refused: only players and planeswalkers are attacked',
            sees: { attacking: {}, refused: ['cannotBeAttacked'] },
          },
          {
            in: since('2024-07-30'),
            so: 'is legal, and its protector defends it',
            sees: { attacking: { bear: 'siege' }, refused: [] },
          },
        ],
      },
      {
        that: 'an unblocked attack on one’s own Siege',
        board: { permanents: { ada: { bear: '2/2', siege: SIEGE }, nil: { wall: '0/4' } } },
        script: [attack({ bear: 'siege' }), block({}), toEnd],
        outcomes: [
          {
            in: since('2024-07-30'),
            so: 'takes defense counters off',
            sees: { counters: { siege: { defense: 2 } }, life: { ada: 20, nil: 20 } },
          },
        ],
      },
      {
        that: 'an attack on one’s own Siege that its protector blocks',
        board: { permanents: { ada: { bear: '2/2', siege: SIEGE }, nil: { wall: '0/4' } } },
        script: [attack({ bear: 'siege' }), block({ wall: 'bear' }), toEnd],
        outcomes: [
          {
            in: since('2024-07-30'),
            so: 'does nothing to the Siege',
            sees: { counters: { siege: { defense: 4 } }, refused: [] },
          },
        ],
      },
    ],
  },
  {
    kind: 'apart',
    change: 36,
    since: '2026-09-25',
    boards: [
      {
        that: 'an attacked Siege of which another player becomes the protector',
        board: { permanents: { ada: { bear: '2/2', siege: SIEGE }, nil: {}, tor: {} } },
        script: [
          attack({ bear: 'siege' }),
          block({}),
          happens((game) => changeProtector(game, objectId('siege'), playerId('tor'))),
          toEnd,
        ],
        outcomes: [
          {
            in: from('2024-07-30', '2024-11-08'),
            so: 'is attacked on',
            sees: { attacking: { bear: 'siege' }, counters: { siege: { defense: 2 } } },
          },
          {
            in: since('2026-09-25'),
            so: 'is out of combat, and its attacker attacks nothing',
            sees: { attacking: { bear: 'nothing' }, counters: { siege: { defense: 4 } } },
          },
        ],
      },
    ],
  },
  {
    kind: 'apart',
    change: 37,
    since: '2026-09-25',
    boards: [
      {
        that: 'a battle without a subtype that loses its last counter as an ability of it triggers',
        board: {
          permanents: {
            ada: { bear: '2/2' },
            nil: {
              front: {
                types: ['battle'],
                counters: { defense: 2 },
                abilities: [
                  whenever('isDealtDamage', [
                    { kind: 'gainLife', n: 1, subject: reference('you') },
                  ]),
                ],
              },
            },
          },
        },
        script: [attack({ bear: 'front' }), block({}), justAfterDamage('combatDamage')],
        outcomes: [
          {
            in: from('2024-07-30', '2024-11-08'),
            so: 'waits for it as every battle does',
            sees: { stack: ['front'], died: [] },
          },
          {
            in: since('2026-09-25'),
            so: 'goes at once: only Sieges wait',
            sees: { stack: ['front'], died: ['front'] },
            cites: ['stateBased.battleZeroDefense'],
          },
        ],
      },
      {
        that: 'a battle without a subtype that the active player protects against its own controller',
        board: {
          permanents: {
            ada: { bear: '2/2' },
            nil: { front: { types: ['battle'], counters: { defense: 2 }, protector: 'ada' } },
          },
          step: 'precombatMain',
        },
        script: [attack({ bear: 'front' })],
        outcomes: [
          {
            in: from('2024-07-30', '2024-11-08'),
            so: 'stays so, and they can’t attack it',
            sees: { attacking: {}, refused: ['cannotBeAttacked'] },
          },
          {
            in: since('2026-09-25'),
            so: 'is its controller’s to protect, and they attack it',
            sees: { attacking: { bear: 'front' }, refused: [] },
            cites: ['stateBased.battleWrongProtector'],
          },
        ],
      },
    ],
  },
];
