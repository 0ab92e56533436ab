import { objectId } from '../../../vocabulary/ids.ts';
import type { Board } from '../../boards/board.ts';
import { instant, TARGET } from '../../editionChanges/abilities.ts';
import {
  assign,
  attack,
  block,
  cast,
  resolveAll,
  toAssigning,
  toEnd,
} from '../../editionChanges/acts.ts';
import type { CasesOf } from './keywordCase.ts';

const BAND: Board = {
  permanents: { ada: { knight: '1/1 banding', ogre: '3/3' }, nil: { wall: '3/9' } },
};
const AS_ONE = { bands: [['knight', 'ogre'].map(objectId)] };

const duel = (attacker: string, blocker: string): Board => ({
  permanents: { ada: { attacker }, nil: { blocker } },
});
const FIGHT = [attack({ attacker: 'nil' }), block({ blocker: 'attacker' }), toEnd];
const HIT = [attack({ attacker: 'nil' }), toEnd, resolveAll];

/** Keywords about dealing damage, or being dealt it. */
export const DAMAGE: CasesOf<
  | 'banding'
  | 'bandsWithOther'
  | 'deathtouch'
  | 'doubleStrike'
  | 'firstStrike'
  | 'indestructible'
  | 'infect'
  | 'lifelink'
  | 'poisonous'
  | 'toxic'
  | 'trample'
  | 'trampleOverPlaneswalkers'
  | 'wither'
> = {
  deathtouch: [
    {
      that: 'any damage by it destroys a creature, however big',
      board: duel('6/6', '1/7 deathtouch'),
      script: FIGHT,
      sees: { died: ['attacker'] },
      without: { died: [] },
    },
  ],
  firstStrike: [
    {
      that: 'it deals damage before what it kills can deal any',
      board: duel('2/2 firstStrike', '3/2'),
      script: FIGHT,
      sees: { died: ['blocker'] },
      without: { died: ['attacker', 'blocker'] },
    },
  ],
  doubleStrike: [
    {
      that: 'it deals damage in both combat damage steps',
      board: duel('2/2 doubleStrike', '9/9'),
      script: HIT,
      sees: { life: { ada: 20, nil: 16 } },
      without: { life: { ada: 20, nil: 18 } },
    },
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
      that: 'what is more than lethal goes to the player',
      board: duel('5/5 trample', '2/2'),
      script: FIGHT,
      sees: { life: { ada: 20, nil: 17 }, died: ['blocker'] },
      without: { life: { ada: 20, nil: 20 }, died: ['blocker'] },
    },
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
      that: 'what is more than its loyalty goes to the planeswalker’s controller',
      board: {
        permanents: {
          ada: { attacker: '7/7 trampleOverPlaneswalkers' },
          nil: { walker: { types: ['planeswalker'], counters: { loyalty: 3 } } },
        },
      },
      script: [attack({ attacker: 'walker' }), toEnd],
      sees: { life: { ada: 20, nil: 16 }, died: ['walker'] },
      without: { life: { ada: 20, nil: 20 }, died: ['walker'] },
    },
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
  lifelink: [
    {
      that: 'its controller gains as much life as it deals damage',
      board: duel('3/3 lifelink', '9/9'),
      script: HIT,
      sees: { life: { ada: 23, nil: 17 } },
      without: { life: { ada: 20, nil: 17 } },
    },
  ],
  wither: [
    {
      that: 'its damage to a creature is -1/-1 counters',
      board: duel('2/9 wither', '3/3'),
      script: FIGHT,
      sees: {
        size: { attacker: '2/9', blocker: '1/1' },
        counters: { attacker: {}, blocker: { '-1/-1': 2 } },
      },
      without: {
        size: { attacker: '2/9', blocker: '3/3' },
        counters: { attacker: {}, blocker: {} },
      },
    },
  ],
  infect: [
    {
      that: 'its damage to a player is poison counters',
      board: duel('3/3 infect', '9/9'),
      script: HIT,
      sees: { life: { ada: 20, nil: 20 }, poison: { ada: 0, nil: 3 } },
      without: { life: { ada: 20, nil: 17 }, poison: { ada: 0, nil: 0 } },
    },
    {
      that: 'its damage to a creature is -1/-1 counters',
      board: duel('2/9 infect', '3/3'),
      script: FIGHT,
      sees: { size: { attacker: '2/9', blocker: '1/1' } },
      without: { size: { attacker: '2/9', blocker: '3/3' } },
    },
  ],
  toxic: [
    {
      that: 'its combat damage gives a player poison counters beside the life lost',
      board: duel('1/1 toxic2', '9/9'),
      script: HIT,
      sees: { life: { ada: 20, nil: 19 }, poison: { ada: 0, nil: 2 } },
      without: { life: { ada: 20, nil: 19 }, poison: { ada: 0, nil: 0 } },
    },
  ],
  poisonous: [
    {
      that: 'its combat damage triggers poison counters for the player',
      board: duel('1/1 poisonous2', '9/9'),
      script: HIT,
      sees: { poison: { ada: 0, nil: 2 }, triggered: { attacker: 1 } },
      without: { poison: { ada: 0, nil: 0 }, triggered: {} },
    },
  ],
  indestructible: [
    {
      that: 'lethal damage does not destroy it',
      board: duel('4/4', '2/2 indestructible'),
      script: FIGHT,
      sees: { died: [] },
      without: { died: ['blocker'] },
    },
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
