import { TARGET } from '../../language/keywords/abilityParts.ts';
import { instant } from './abilities.ts';
import { assign, attack, block, cast, order, resolveAll, toAssigning, toEnd } from './acts.ts';
import { ALL_EDITIONS, type EditionChange, from, since } from './editionChange.ts';

/** Damage that goes past blockers, or that another player divides. */
export const TRAMPLING_DAMAGE: readonly EditionChange[] = [
  {
    kind: 'alike',
    change: 14,
    since: '2013-02-01',
    why: 'the text of 2010 assigns creature by creature, but its own example judges the whole',
    boards: [
      {
        that: 'two attackers that need each other’s damage to trample over one blocker',
        board: {
          permanents: { ada: { bear: '2/2', rhino: '3/3 trample' }, nil: { wall: '0/4' } },
          attacks: { bear: 'nil', rhino: 'nil' },
          blocks: { wall: ['bear', 'rhino'] },
          step: 'combatDamage',
        },
        script: [assign({ bear: { wall: 2 }, rhino: { wall: 2, nil: 1 } }), toEnd],
        outcomes: [
          {
            in: ALL_EDITIONS,
            so: 'may assign as they like together',
            sees: { refused: [], died: ['wall'], life: { nil: 19 } },
          },
        ],
      },
    ],
  },
  {
    kind: 'apart',
    change: 25,
    since: '2024-07-30',
    boards: [
      {
        that: 'trample over planeswalkers with no blocker left',
        board: {
          permanents: {
            ada: { charger: '5/5 trampleOverPlaneswalkers' },
            nil: { wall: '0/4', walker: { types: ['planeswalker'], counters: { loyalty: 2 } } },
          },
        },
        hands: { ada: { unsummon: instant([{ kind: 'returnToHand', subject: TARGET }]) } },
        script: [
          attack({ charger: 'walker' }),
          block({ wall: 'charger' }),
          cast('ada', 'unsummon', 'wall'),
          resolveAll,
          toAssigning,
        ],
        outcomes: [
          {
            in: from('2008-10-01', '2013-02-01'),
            so: 'is no more than trample: all to the planeswalker',
            sees: { divisions: { charger: ['walker 5'] } },
          },
          {
            in: since('2024-07-30'),
            so: 'asks 2 for the planeswalker, and the rest goes where its controller likes',
            sees: {
              divisions: {
                charger: ['walker 5', 'walker 4, nil 1', 'walker 3, nil 2', 'walker 2, nil 3'],
              },
            },
          },
        ],
      },
    ],
  },
  {
    kind: 'alike',
    change: 31,
    since: '2024-11-08',
    why: 'trample asks lethal damage for all blockers, and banding passes the division on, with an order or without',
    boards: [
      {
        that: 'damage that tramples over two blockers of which one lacks lethal damage',
        board: {
          permanents: { ada: { rhino: '6/6 trample' }, nil: { a: '2/2', b: '2/2' } },
        },
        script: [
          attack({ rhino: 'nil' }),
          block({ a: 'rhino', b: 'rhino' }),
          order('rhino', 'a', 'b'),
          assign({ rhino: { a: 2, b: 1, nil: 3 } }),
        ],
        outcomes: [
          {
            in: ALL_EDITIONS,
            so: 'is refused',
            sees: { refused: ['lethalNotAssignedBeforeTrample'] },
          },
        ],
      },
      {
        that: 'an attacker blocked by a creature with banding and another',
        board: {
          permanents: { ada: { ogre: '2/4' }, nil: { hero: '1/3 banding', wall: '0/4' } },
        },
        script: [
          attack({ ogre: 'nil' }),
          block({ hero: 'ogre', wall: 'ogre' }),
          order('ogre', 'hero', 'wall'),
          toAssigning,
        ],
        outcomes: [
          {
            in: ALL_EDITIONS,
            so: 'has its damage divided by the defending player as they like',
            sees: { divisions: { ogre: ['hero 2', 'hero 1, wall 1', 'wall 2'] } },
          },
        ],
      },
    ],
  },
];
