import type { Board } from '../boards/board.ts';
import { instant, pump } from './abilities.ts';
import { assign, attack, block, cast, order, resolveAll, toAssigning, toStep } from './acts.ts';
import { type EditionChange, from, since } from './editionChange.ts';

const IN_ORDER = from('2009-07-11', '2024-07-30');
const FREE = since('2024-11-08');

const GIANT_AND_TWO: Board = {
  permanents: { ada: { giant: '5/5' }, nil: { a: '3/3', b: '3/3' } },
};
const DOUBLE_BLOCK = [
  attack({ giant: 'nil' }),
  block({ a: 'giant', b: 'giant' }),
  order('giant', 'a', 'b'),
];

/** 6 among a, b and c, the most to the first coming first. */
const EVERY_WAY = [6, 5, 4, 3, 2, 1, 0].flatMap((a) =>
  Array.from({ length: 7 - a }, (_, c) => [`a ${a}`, `b ${6 - a - c}`, `c ${c}`]).map((parts) =>
    parts.filter((part) => !part.endsWith(' 0')).join(', '),
  ),
);

/** Divided freely, then by an announced order, then freely again. */
export const DIVIDING_DAMAGE: readonly EditionChange[] = [
  {
    kind: 'apart',
    change: 3,
    since: '2009-07-11',
    boards: [
      {
        that: '5 damage among two blockers with toughness 3',
        board: GIANT_AND_TWO,
        script: [...DOUBLE_BLOCK, toAssigning],
        outcomes: [
          {
            in: ['2008-10-01', ...FREE],
            so: 'is divided in any way',
            sees: {
              divisions: { giant: ['a 5', 'a 4, b 1', 'a 3, b 2', 'a 2, b 3', 'a 1, b 4', 'b 5'] },
            },
          },
          {
            in: IN_ORDER,
            so: 'reaches the second only once the first is assigned 3',
            sees: { divisions: { giant: ['a 5', 'a 4, b 1', 'a 3, b 2'] } },
          },
        ],
      },
      {
        that: 'an assignment of 2 to the first blocker and 3 to the second',
        board: GIANT_AND_TWO,
        script: [...DOUBLE_BLOCK, assign({ giant: { a: 2, b: 3 } }), toStep('endOfCombat')],
        outcomes: [
          {
            in: ['2008-10-01', ...FREE],
            so: 'is legal',
            sees: { died: ['b', 'giant'], refused: [] },
          },
          {
            in: IN_ORDER,
            so: 'is refused',
            sees: { refused: ['lethalNotAssignedInOrder'] },
            cites: ['blockers.orderBlockers'],
          },
        ],
      },
    ],
  },
  {
    kind: 'apart',
    change: 28,
    since: '2024-11-08',
    boards: [
      {
        that: '6 damage among three blockers with toughness 4',
        board: {
          permanents: { ada: { giant: '6/6' }, nil: { a: '4/4', b: '4/4', c: '4/4' } },
        },
        script: [
          attack({ giant: 'nil' }),
          block({ a: 'giant', b: 'giant', c: 'giant' }),
          order('giant', 'a', 'b', 'c'),
          toAssigning,
        ],
        outcomes: [
          {
            in: IN_ORDER,
            so: 'never reaches the third',
            sees: { divisions: { giant: ['a 6', 'a 5, b 1', 'a 4, b 2'] } },
          },
          {
            in: FREE,
            so: 'is divided in any of 28 ways',
            sees: { divisions: { giant: EVERY_WAY } },
          },
        ],
      },
      {
        that: 'a first blocker that grows beyond what the attacker can kill',
        board: { permanents: { ada: { giant: '5/5' }, nil: { a: '3/3', b: '2/2' } } },
        hands: { nil: { growth: instant([pump(3, 3)]) } },
        script: [
          ...DOUBLE_BLOCK,
          cast('nil', 'growth', 'a'),
          resolveAll,
          assign({ giant: { b: 5 } }),
          toStep('endOfCombat'),
        ],
        outcomes: [
          {
            in: IN_ORDER,
            so: 'must be assigned all of it',
            sees: { refused: ['lethalNotAssignedInOrder'], died: ['giant'] },
          },
          {
            in: FREE,
            so: 'may be passed over',
            sees: { refused: [], died: ['b', 'giant'] },
          },
        ],
      },
      {
        that: 'a creature that blocks two',
        board: {
          permanents: {
            ada: { a: '2/4', b: '2/4' },
            nil: {
              guard: {
                is: '4/6',
                abilities: [
                  {
                    kind: 'permission',
                    permission: 'blockAdditional',
                    n: 1,
                    subject: { kind: 'reference', reference: 'self' },
                  },
                ],
              },
            },
          },
        },
        script: [
          attack({ a: 'nil', b: 'nil' }),
          block({ guard: ['a', 'b'] }),
          order('guard', 'a', 'b'),
          assign({ guard: { b: 4 } }),
          toStep('endOfCombat'),
        ],
        outcomes: [
          {
            in: IN_ORDER,
            so: 'is held to its order',
            sees: { refused: ['lethalNotAssignedInOrder'], died: ['a'] },
          },
          { in: FREE, so: 'chooses as it deals damage', sees: { refused: [], died: ['b'] } },
        ],
      },
    ],
  },
  {
    kind: 'apart',
    change: 29,
    since: '2024-11-08',
    boards: [
      {
        that: 'a token put onto the battlefield blocking beside a blocker with toughness 4',
        board: { permanents: { ada: { ogre: '4/4' }, nil: { a: '4/4' } } },
        hands: {
          nil: {
            summons: instant([
              {
                kind: 'createToken',
                token: {
                  colors: ['green'],
                  subtypes: ['saproling'],
                  power: 1,
                  toughness: 1,
                  abilities: [],
                },
                entering: { kind: 'blocking', attacker: 'target' },
              },
            ]),
          },
        },
        script: [
          attack({ ogre: 'nil' }),
          block({ a: 'ogre' }),
          cast('nil', 'summons', 'ogre'),
          resolveAll,
          toAssigning,
        ],
        outcomes: [
          {
            in: IN_ORDER,
            so: 'stands last in the order, and nothing is left for it',
            sees: { divisions: { ogre: ['a 4'] } },
            cites: ['blockers.putBlockingInOrder'],
          },
          {
            in: FREE,
            so: 'is assigned as much as the attacker’s controller likes',
            sees: {
              divisions: {
                ogre: ['a 4', 'a 3, token-1 1', 'a 2, token-1 2', 'a 1, token-1 3', 'token-1 4'],
              },
            },
            citesNot: ['blockers.putBlockingInOrder'],
          },
        ],
      },
    ],
  },
];
