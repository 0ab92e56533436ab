import { SELF, whenever } from '../../language/keywords/abilityParts.ts';
import { objectId } from '../../vocabulary/ids.ts';
import type { Board } from '../boards/board.ts';
import { pump } from './abilities.ts';
import { attack, resolveAll } from './acts.ts';
import { type EditionChange, since, until } from './editionChange.ts';

const DRAGON_AND_SLEEPER: Board = {
  permanents: {
    ada: {
      dragon: {
        is: '4/4',
        abilities: [
          { kind: 'permission', permission: 'exertAsItAttacks', subject: SELF },
          whenever('isExerted', [pump(2, 0, SELF)]),
        ],
      },
      sleeper: { is: '1/1', tapped: true },
    },
    nil: {},
  },
};
const EXERTED = { exerted: [objectId('dragon')] };

/** What may be paid for a creature that attacks. */
export const OPTIONAL_COSTS: readonly EditionChange[] = [
  {
    kind: 'apart',
    change: 20,
    since: '2024-07-30',
    boards: [
      {
        that: 'an attacker that is exerted',
        board: DRAGON_AND_SLEEPER,
        script: [attack({ dragon: 'nil' }, EXERTED)],
        outcomes: [
          {
            in: until('2013-02-01'),
            so: 'is none: no text knows optional costs to attack',
            sees: { refused: ['cannotExert'], attacking: {} },
          },
          {
            in: since('2024-07-30'),
            so: 'is exerted as part of the declaration',
            sees: { refused: [], attacking: { dragon: 'nil' }, triggered: { dragon: 1 } },
            cites: ['attackers.optionalCosts'],
          },
        ],
      },
      {
        that: 'an illegal attack with an exerted creature, and then a legal one without exerting it',
        board: DRAGON_AND_SLEEPER,
        script: [
          attack({ dragon: 'nil', sleeper: 'nil' }, EXERTED),
          attack({ dragon: 'nil' }),
          resolveAll,
        ],
        outcomes: [
          {
            in: since('2024-07-30'),
            so: 'leaves it as though it had never been exerted',
            sees: { refused: ['tapped'], size: { dragon: '4/4' }, triggered: {} },
          },
        ],
      },
    ],
  },
];
