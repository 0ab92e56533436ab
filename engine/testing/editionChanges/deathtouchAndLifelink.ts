import { TARGET } from '../../language/keywords/abilityParts.ts';
import type { Board } from '../boards/board.ts';
import { instant } from './abilities.ts';
import { attack, block, cast, order, resolveAll, toAssigning, toEnd, toStep } from './acts.ts';
import { type EditionChange, from, since, until } from './editionChange.ts';

const AMONG_TWO = ['a 2', 'a 1, b 1', 'b 2'];

const blockedByTwo = (attacker: string): Board => ({
  permanents: { ada: { asp: attacker }, nil: { a: '5/5', b: '5/5' } },
});
const DOUBLE_BLOCK = [
  attack({ asp: 'nil' }),
  block({ a: 'asp', b: 'asp' }),
  order('asp', 'a', 'b'),
  toAssigning,
];

/** Triggered abilities in 2008, part of dealing damage since; and what deathtouch does to dividing it. */
export const DEATHTOUCH_AND_LIFELINK: readonly EditionChange[] = [
  {
    kind: 'apart',
    change: 6,
    since: '2009-07-11',
    boards: [
      {
        that: 'one regeneration shield against deathtouch and lethal damage',
        board: { permanents: { ada: { asp: '3/3 deathtouch' }, nil: { troll: '2/2' } } },
        hands: { nil: { mend: instant([{ kind: 'regenerate', subject: TARGET }]) } },
        script: [
          attack({ asp: 'nil' }),
          block({ troll: 'asp' }),
          cast('nil', 'mend', 'troll'),
          resolveAll,
          toStep('endOfCombat'),
        ],
        outcomes: [
          {
            in: ['2008-10-01'],
            so: 'is used on the damage, and deathtouch destroys the creature',
            sees: { died: ['troll'], triggered: { asp: 1 } },
          },
          { in: since('2009-07-11'), so: 'replaces both', sees: { died: [], triggered: {} } },
        ],
      },
    ],
  },
  {
    kind: 'apart',
    change: 7,
    since: '2009-07-11',
    boards: [
      {
        that: 'a player at 3 life who is dealt 3 as their lifelinker deals 3',
        board: {
          permanents: { ada: { bear: '3/3', ogre: '3/3' }, nil: { cat: '3/3 lifelink' } },
          players: { nil: { life: 3 } },
        },
        script: [attack({ bear: 'nil', ogre: 'nil' }), block({ cat: 'ogre' }), toEnd],
        outcomes: [
          { in: ['2008-10-01'], so: 'loses before the life is gained', sees: { lost: ['nil'] } },
          { in: since('2009-07-11'), so: 'stays at 3', sees: { lost: [], life: { nil: 3 } } },
        ],
      },
      {
        that: 'lifelink twice on one creature that deals 4',
        board: { permanents: { ada: { angel: '4/4 lifelink lifelink' }, nil: {} } },
        script: [attack({ angel: 'nil' }), block({}), toStep('endOfCombat')],
        outcomes: [
          {
            in: ['2008-10-01'],
            so: 'gains 8',
            sees: { life: { ada: 28 }, triggered: { angel: 2 } },
          },
          { in: since('2009-07-11'), so: 'gains 4', sees: { life: { ada: 24 }, triggered: {} } },
        ],
      },
    ],
  },
  {
    kind: 'apart',
    change: 8,
    since: '2009-07-11',
    boards: [
      {
        that: '2 damage of a plain creature among two blockers with toughness 5',
        board: blockedByTwo('2/2'),
        script: DOUBLE_BLOCK,
        outcomes: [
          {
            in: ['2008-10-01', ...since('2024-11-08')],
            so: 'is divided in any way',
            sees: { divisions: { asp: AMONG_TWO } },
          },
          {
            in: from('2009-07-11', '2024-07-30'),
            so: 'goes to the first',
            sees: { divisions: { asp: ['a 2'] } },
          },
        ],
      },
      {
        that: '2 damage with deathtouch among two blockers with toughness 5',
        board: blockedByTwo('2/2 deathtouch'),
        script: DOUBLE_BLOCK,
        outcomes: [
          {
            in: until('2009-07-11'),
            so: 'is divided in any way, order or not',
            sees: { divisions: { asp: AMONG_TWO } },
          },
        ],
      },
    ],
  },
  {
    kind: 'apart',
    change: 12,
    since: '2013-02-01',
    boards: [
      {
        that: '4 damage with deathtouch and trample, and a blocker with toughness 3',
        board: {
          permanents: { ada: { asp: '4/4 deathtouch trample' }, nil: { wall: '0/3' } },
        },
        script: [attack({ asp: 'nil' }), block({ wall: 'asp' }), toAssigning],
        outcomes: [
          {
            in: until('2009-07-11'),
            so: 'lets 1 through',
            sees: { divisions: { asp: ['wall 4', 'wall 3, nil 1'] } },
          },
          {
            in: since('2013-02-01'),
            so: 'lets 3 through',
            sees: {
              divisions: { asp: ['wall 4', 'wall 3, nil 1', 'wall 2, nil 2', 'wall 1, nil 3'] },
            },
          },
        ],
      },
      {
        that: '2 damage with deathtouch among two blockers with toughness 5',
        board: blockedByTwo('2/2 deathtouch'),
        script: DOUBLE_BLOCK,
        outcomes: [
          {
            in: ['2009-07-11'],
            so: 'may go to the second alone',
            sees: { divisions: { asp: AMONG_TWO } },
          },
          {
            in: from('2013-02-01', '2024-07-30'),
            so: 'is lethal for the first with 1, and no less',
            sees: { divisions: { asp: ['a 2', 'a 1, b 1'] } },
          },
        ],
      },
      {
        that: 'a blocker with toughness 5 that is assigned 1 by deathtouch beside 6 by trample',
        board: {
          permanents: {
            ada: { asp: '1/1 deathtouch', rhino: '6/6 trample' },
            nil: { wall: '0/5' },
          },
          attacks: { asp: 'nil', rhino: 'nil' },
          blocks: { wall: ['asp', 'rhino'] },
          step: 'combatDamage',
        },
        script: [toAssigning],
        outcomes: [
          {
            in: until('2009-07-11'),
            so: 'lets 2 through',
            sees: { divisions: { rhino: ['wall 6', 'wall 5, nil 1', 'wall 4, nil 2'] } },
          },
          {
            in: since('2013-02-01'),
            so: 'lets all 6 through',
            sees: {
              divisions: {
                rhino: [
                  'wall 6',
                  'wall 5, nil 1',
                  'wall 4, nil 2',
                  'wall 3, nil 3',
                  'wall 2, nil 4',
                  'wall 1, nil 5',
                  'nil 6',
                ],
              },
            },
          },
        ],
      },
    ],
  },
  {
    kind: 'apart',
    change: 30,
    since: '2024-11-08',
    boards: [
      {
        that: '3 damage with deathtouch among three blockers with toughness 5',
        board: {
          permanents: { ada: { asp: '3/3 deathtouch' }, nil: { a: '5/5', b: '5/5', c: '5/5' } },
        },
        script: [
          attack({ asp: 'nil' }),
          block({ a: 'asp', b: 'asp', c: 'asp' }),
          order('asp', 'a', 'b', 'c'),
          toAssigning,
        ],
        outcomes: [
          {
            in: from('2013-02-01', '2024-07-30'),
            so: 'gives each 1 before the next',
            sees: { divisions: { asp: ['a 3', 'a 2, b 1', 'a 1, b 2', 'a 1, b 1, c 1'] } },
          },
          {
            in: since('2024-11-08'),
            so: 'may all go to the last',
            sees: {
              divisions: {
                asp: [
                  'a 3',
                  'a 2, b 1',
                  'a 2, c 1',
                  'a 1, b 2',
                  'a 1, b 1, c 1',
                  'a 1, c 2',
                  'b 3',
                  'b 2, c 1',
                  'b 1, c 2',
                  'c 3',
                ],
              },
            },
          },
        ],
      },
    ],
  },
];
