import { TARGET } from '../../../language/keywords/abilityParts.ts';
import { objectId } from '../../../vocabulary/ids.ts';
import type { Board } from '../../boards/board.ts';
import { instant } from '../../editionChanges/abilities.ts';
import { assign, attack, block, cast, toAssigning, toEnd } from '../../editionChanges/acts.ts';
import type { Cases } from './keywordCase.ts';

const BAND: Board = {
  permanents: { ada: { knight: '1/1 banding', ogre: '3/3' }, nil: { wall: '3/9' } },
};
const AS_ONE = { bands: [['knight', 'ogre'].map(objectId)] };

const duel = (attacker: string, blocker: string): Board => ({
  permanents: { ada: { attacker }, nil: { blocker } },
});
const FIGHT = [attack({ attacker: 'nil' }), block({ blocker: 'attacker' }), toEnd];

/** Keywords about dealing damage, or being dealt it. */
export const DAMAGE: Cases = {
  doubleStrike: [
    {
      that: 'it kills first what would kill it',
      board: duel('2/2 doubleStrike', '2/2'),
      script: FIGHT,
      sees: { died: ['blocker'] },
      without: { died: ['attacker', 'blocker'] },
    },
  ],
  trample: [
    {
      that: 'all of it does once its blocker has gone',
      board: duel('5/5 trample', '2/2'),
      hands: { ada: { jolt: instant([{ kind: 'returnToHand', subject: TARGET }]) } },
      script: [...FIGHT.slice(0, 2), cast('ada', 'jolt', 'blocker'), toEnd],
      sees: { life: { ada: 20, nil: 15 } },
      without: { life: { ada: 20, nil: 20 } },
    },
  ],
  trampleOverPlaneswalkers: [
    {
      that: 'nothing does before all that block it have lethal damage',
      board: {
        permanents: {
          ada: { attacker: '7/7 trampleOverPlaneswalkers' },
          nil: { wall: '0/3', walker: { types: ['planeswalker'], counters: { loyalty: 3 } } },
        },
      },
      script: [
        attack({ attacker: 'walker' }),
        block({ wall: 'attacker' }),
        assign({ attacker: { wall: 2, walker: 3, nil: 2 } }),
      ],
      sees: { refused: ['lethalNotAssignedBeforeTrample'] },
      without: { refused: ['wrongRecipient'] },
    },
  ],
  infect: [
    {
      that: 'its damage to a creature is -1/-1 counters',
      board: duel('2/9 infect', '3/3'),
      script: FIGHT,
      sees: { size: { attacker: '2/9', blocker: '1/1' } },
      without: { size: { attacker: '2/9', blocker: '3/3' } },
    },
  ],
  indestructible: [
    {
      that: 'toughness 0 puts it into the graveyard all the same',
      board: duel('4/4 wither', '2/2 indestructible'),
      script: FIGHT,
      sees: { died: ['blocker'] },
    },
  ],
  banding: [
    {
      that: 'it and one other creature attack in a band',
      board: BAND,
      script: [attack({ knight: 'nil', ogre: 'nil' }, AS_ONE)],
      sees: { refused: [], attacking: { knight: 'nil', ogre: 'nil' } },
      without: { refused: ['cannotBand'], attacking: {} },
    },
    {
      that: 'a band is blocked together',
      board: BAND,
      script: [attack({ knight: 'nil', ogre: 'nil' }, AS_ONE), block({ wall: 'ogre' }), toEnd],
      sees: { life: { ada: 20, nil: 20 } },
    },
    {
      that: 'its controller divides the damage of what blocks it',
      board: BAND,
      script: [
        attack({ knight: 'nil', ogre: 'nil' }, AS_ONE),
        block({ wall: 'ogre' }),
        assign({ wall: { knight: 3 } }),
        toEnd,
      ],
      sees: { refused: [], died: ['knight'] },
    },
    {
      that: 'its controller divides the damage of what it blocks',
      board: { permanents: { ada: { ogre: '2/3' }, nil: { knight: '1/1 banding', wall: '0/9' } } },
      script: [attack({ ogre: 'nil' }), block({ knight: 'ogre', wall: 'ogre' }), toAssigning],
      // The first to assign is Nil, and for both.
      sees: {
        divisions: { ogre: ['knight 2', 'knight 1, wall 1', 'wall 2'], knight: ['ogre 1'] },
      },
    },
  ],
  bandsWithOther: [
    {
      that: 'creatures of the quality attack in a band with it',
      board: {
        permanents: {
          ada: {
            captain: {
              is: '1/1',
              supertypes: ['legendary'],
              abilities: [
                {
                  kind: 'keyword',
                  keyword: 'bandsWithOther',
                  quality: { supertype: 'legendary' },
                },
              ],
            },
            king: { is: '2/2', supertypes: ['legendary'] },
            queen: { is: '2/2', supertypes: ['legendary'] },
          },
          nil: { wall: '0/9' },
        },
      },
      script: [
        attack(
          { captain: 'nil', king: 'nil', queen: 'nil' },
          { bands: [['captain', 'king', 'queen'].map(objectId)] },
        ),
      ],
      sees: { refused: [] },
      without: { refused: ['cannotBand'] },
    },
  ],
};
