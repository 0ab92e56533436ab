import { SELF, TARGET, whenever, YOU } from '../../language/keywords/abilityParts.ts';
import type { DAMAGE } from '../../mistakes/catalogue/damage.ts';
import { permits } from '../boards/abilities.ts';
import { activated, anyTarget, instant, pump } from '../editionChanges/abilities.ts';
import {
  activate,
  assign,
  attack,
  block,
  cast,
  justAfterDamage,
  justBeforeDamage,
  resolveAll,
  toAssigning,
  toEnd,
  toStep,
} from '../editionChanges/acts.ts';
import type { BoardsOf } from './testMistakes.ts';

const BLOCKS_TWO = permits('blockAdditional', { n: 1, subject: SELF });

const gainFirstStrike = instant([
  {
    kind: 'apply',
    subject: TARGET,
    change: { kind: 'grant', ability: { kind: 'keyword', keyword: 'firstStrike' } },
    until: 'endOfTurn',
  },
]);

const lose = (keyword: 'firstStrike' | 'doubleStrike') =>
  instant([
    {
      kind: 'apply',
      subject: TARGET,
      change: { kind: 'loseKeyword', keyword },
      until: 'endOfTurn',
    },
  ]);

/** 4 among a, b and c, the most to the first coming first. */
const FOUR_AMONG_THREE = [4, 3, 2, 1, 0].flatMap((a) =>
  Array.from({ length: 5 - a }, (_, c) => [`a ${a}`, `b ${4 - a - c}`, `c ${c}`]).map((parts) =>
    parts.filter((part) => !part.endsWith(' 0')).join(', '),
  ),
);

/** Boards on which mistakes about damage come apart from the rules. */
export const DAMAGE_BOARDS: BoardsOf<keyof typeof DAMAGE> = {
  damageInOrder: [
    {
      that: 'a 6/6 blocked by three 4/4s, with 2 to each',
      board: { permanents: { ada: { giant: '6/6' }, nil: { a: '4/4', b: '4/4', c: '4/4' } } },
      script: [
        attack({ giant: 'nil' }),
        block({ a: 'giant', b: 'giant', c: 'giant' }),
        assign({ giant: { a: 2, b: 2, c: 2 } }),
      ],
      so: { refused: [], divisions: {} },
      believed: {
        refused: ['lethalNotAssignedInOrder'],
        divisions: {
          giant: [
            'a 6',
            'a 5, b 1',
            'a 5, c 1',
            'a 4, b 2',
            'a 4, c 2',
            'a 2, b 4',
            'a 2, c 4',
            'a 1, b 5',
            'a 1, c 5',
            'b 6',
            'b 5, c 1',
            'b 4, c 2',
            'b 2, c 4',
            'b 1, c 5',
            'c 6',
          ],
        },
      },
    },
    {
      that: 'a 4/6 that blocks two 2/4s, and deals each of them 2',
      board: {
        permanents: {
          ada: { a: '2/4', b: '2/4' },
          nil: { guard: { is: '4/6', abilities: [BLOCKS_TWO] } },
        },
      },
      script: [
        attack({ a: 'nil', b: 'nil' }),
        block({ guard: ['a', 'b'] }),
        assign({ guard: { a: 2, b: 2 } }),
      ],
      so: { refused: [] },
      believed: { refused: ['lethalNotAssignedInOrder'] },
      notFor: ['lethalFromScratch', 'deathtouchFullToughness'],
    },
    {
      that: 'a 4/4 blocked by three 1/3s of which one blocks a 2/2 too, and gets 2 from that',
      board: {
        permanents: {
          ada: { ogre: '4/4', bear: '2/2' },
          nil: { a: { is: '1/3', abilities: [BLOCKS_TWO] }, b: '1/3', c: '1/3' },
        },
      },
      script: [
        attack({ ogre: 'nil', bear: 'nil' }),
        block({ a: ['ogre', 'bear'], b: 'ogre', c: 'ogre' }),
        toAssigning,
      ],
      so: {
        divisions: {
          bear: ['a 2'],
          ogre: FOUR_AMONG_THREE,
        },
      },
      // What the other deals counts: with 1 more, the first of them has enough.
      believed: {
        divisions: {
          bear: ['a 2'],
          ogre: [
            'a 4',
            'a 3, b 1',
            'a 3, c 1',
            'a 2, b 2',
            'a 2, c 2',
            'a 1, b 3',
            'a 1, c 3',
            'b 4',
            'b 3, c 1',
            'b 1, c 3',
            'c 4',
          ],
        },
      },
    },
  ],
  damageOnStack: [
    {
      that: 'a blocker that is sacrificed to damage something else at the last moment',
      board: {
        permanents: {
          ada: { flyer: '1/1 flying', brute: '2/1' },
          nil: {
            pinger: {
              is: '1/1',
              abilities: [
                activated(
                  [{ kind: 'sacrificeSelf' }],
                  [{ kind: 'dealDamage', n: 1, subject: TARGET }],
                  { targets: [anyTarget] },
                ),
              ],
            },
          },
        },
      },
      script: [
        attack({ flyer: 'nil', brute: 'nil' }),
        block({ pinger: 'brute' }),
        justBeforeDamage,
        activate('nil', 'pinger', 0, 'flyer'),
        toStep('endOfCombat'),
      ],
      so: { died: ['flyer', 'pinger'], life: { nil: 20 } },
      believed: { died: ['brute', 'flyer', 'pinger'], life: { nil: 19 } },
    },
    {
      that: 'a trampler whose blocker is returned to its owner’s hand at the last moment',
      board: { permanents: { ada: { rhino: '4/4 trample' }, nil: { bear: '1/1' } } },
      hands: { nil: { recall: instant([{ kind: 'returnToHand', subject: TARGET }]) } },
      script: [
        attack({ rhino: 'nil' }),
        block({ bear: 'rhino' }),
        justBeforeDamage,
        cast('nil', 'recall', 'bear'),
        toStep('endOfCombat'),
      ],
      so: { life: { ada: 20, nil: 16 } },
      believed: { life: { ada: 20, nil: 17 } },
      notFor: ['lethalFromScratch'],
    },
  ],
  lethalFromScratch: [
    {
      that: 'a 5/5 with trample, blocked by a 3/3 that has been dealt 2',
      board: {
        permanents: { ada: { rhino: '5/5 trample' }, nil: { bear: { is: '3/3', damage: 2 } } },
      },
      script: [attack({ rhino: 'nil' }), block({ bear: 'rhino' }), toAssigning],
      so: {
        divisions: {
          rhino: ['bear 5', 'bear 4, nil 1', 'bear 3, nil 2', 'bear 2, nil 3', 'bear 1, nil 4'],
        },
      },
      believed: { divisions: { rhino: ['bear 5', 'bear 4, nil 1', 'bear 3, nil 2'] } },
      notFor: ['damageInOrder', 'deathtouchFullToughness', 'shieldSoaksTrample'],
    },
    {
      that: 'a 1/3 that blocks a 2/2 and a 4/4 with trample',
      board: {
        permanents: {
          ada: { bear: '2/2', rhino: '4/4 trample' },
          nil: { wall: { is: '1/3', abilities: [BLOCKS_TWO] } },
        },
      },
      script: [
        attack({ bear: 'nil', rhino: 'nil' }),
        block({ wall: ['bear', 'rhino'] }),
        toAssigning,
      ],
      so: {
        divisions: {
          bear: ['wall 2'],
          rhino: ['wall 4', 'wall 3, nil 1', 'wall 2, nil 2', 'wall 1, nil 3'],
        },
      },
      believed: { divisions: { bear: ['wall 2'], rhino: ['wall 4', 'wall 3, nil 1'] } },
      notFor: ['deathtouchFullToughness', 'damageInOrder'],
    },
    {
      that: 'a 5/5 that blocks a 1/1 with deathtouch and a 6/6 with trample',
      board: {
        permanents: {
          ada: { asp: '1/1 deathtouch', rhino: '6/6 trample' },
          nil: { wall: { is: '5/5', abilities: [BLOCKS_TWO] } },
        },
      },
      script: [
        attack({ asp: 'nil', rhino: 'nil' }),
        block({ wall: ['asp', 'rhino'] }),
        assign({ rhino: { wall: 4, nil: 2 } }),
        toEnd,
      ],
      so: { refused: [], life: { ada: 20, nil: 18 } },
      believed: { refused: ['lethalNotAssignedBeforeTrample'], life: { ada: 20, nil: 19 } },
      // It asks for toughness from all together.
      notFor: ['deathtouchFullToughness'],
    },
  ],
  indestructibleStopsTrample: [
    {
      that: 'a 5/5 with trample, blocked by an indestructible 2/2',
      board: {
        permanents: { ada: { rhino: '5/5 trample' }, nil: { golem: '2/2 indestructible' } },
      },
      script: [attack({ rhino: 'nil' }), block({ golem: 'rhino' }), toAssigning],
      so: {
        divisions: {
          rhino: ['golem 5', 'golem 4, nil 1', 'golem 3, nil 2', 'golem 2, nil 3'],
        },
      },
      believed: { divisions: { rhino: ['golem 5'] } },
      notFor: ['shieldSoaksTrample', 'lethalFromScratch', 'deathtouchAlwaysKills'],
    },
    {
      that: 'a 2/2 with deathtouch and trample, blocked by an indestructible 1/1',
      board: {
        permanents: {
          ada: { asp: '2/2 deathtouch trample' },
          nil: { golem: '1/1 indestructible' },
        },
      },
      script: [attack({ asp: 'nil' }), block({ golem: 'asp' }), toEnd],
      so: { life: { ada: 20, nil: 19 } },
      believed: { life: { ada: 20, nil: 20 } },
      notFor: ['deathtouchFullToughness', 'deathtouchAlwaysKills'],
    },
  ],
  shieldSoaksTrample: [
    {
      that: 'a green 6/6 with trample, blocked by a 2/2 with protection from green',
      board: {
        permanents: {
          ada: { rhino: { is: '6/6 trample', colors: ['green'] } },
          nil: {
            knight: {
              is: '2/2',
              abilities: [{ kind: 'keyword', keyword: 'protection', quality: { color: 'green' } }],
            },
          },
        },
      },
      script: [attack({ rhino: 'nil' }), block({ knight: 'rhino' }), toAssigning],
      so: {
        divisions: {
          rhino: [
            'knight 6',
            'knight 5, nil 1',
            'knight 4, nil 2',
            'knight 3, nil 3',
            'knight 2, nil 4',
          ],
        },
      },
      believed: { divisions: { rhino: ['knight 6'] } },
      notFor: ['indestructibleStopsTrample', 'lethalFromScratch'],
    },
    {
      that: 'a 6/6 with trample, blocked by a 2/2 of which the next 3 damage will be prevented',
      board: { permanents: { ada: { rhino: '6/6 trample' }, nil: { bear: '2/2' } } },
      hands: { nil: { salve: instant([{ kind: 'preventNext', n: 3, subject: TARGET }]) } },
      script: [
        attack({ rhino: 'nil' }),
        block({ bear: 'rhino' }),
        cast('nil', 'salve', 'bear'),
        resolveAll,
        toEnd,
      ],
      so: { died: [], life: { ada: 20, nil: 16 } },
      believed: { died: ['bear'], life: { ada: 20, nil: 19 } },
      notFor: ['indestructibleStopsTrample', 'lethalFromScratch', 'deathtouchFullToughness'],
    },
    {
      that: 'a 4/4 with deathtouch and trample, blocked by a 3/3 of which the next 1 will be prevented',
      board: {
        permanents: { ada: { asp: '4/4 deathtouch trample' }, nil: { bear: '3/3' } },
        shields: { bear: 1 },
      },
      script: [attack({ asp: 'nil' }), block({ bear: 'asp' }), toAssigning],
      so: { divisions: { asp: ['bear 4', 'bear 3, nil 1', 'bear 2, nil 2', 'bear 1, nil 3'] } },
      believed: { divisions: { asp: ['bear 4', 'bear 3, nil 1', 'bear 2, nil 2'] } },
    },
  ],
  deathtouchFullToughness: [
    {
      that: 'a 4/4 with deathtouch and trample, blocked by a 3/3',
      board: { permanents: { ada: { serpent: '4/4 deathtouch trample' }, nil: { bear: '3/3' } } },
      script: [attack({ serpent: 'nil' }), block({ bear: 'serpent' }), toStep('combatDamage')],
      so: { divisions: { serpent: ['bear 4', 'bear 3, nil 1', 'bear 2, nil 2', 'bear 1, nil 3'] } },
      believed: { divisions: { serpent: ['bear 4', 'bear 3, nil 1'] } },
      notFor: ['lethalFromScratch', 'indestructibleStopsTrample', 'shieldSoaksTrample'],
    },
    {
      that: 'a 5/5 that blocks a 1/1 with deathtouch and a 6/6 with trample',
      board: {
        permanents: {
          ada: { asp: '1/1 deathtouch', rhino: '6/6 trample' },
          nil: { wall: { is: '5/5', abilities: [BLOCKS_TWO] } },
        },
      },
      script: [attack({ asp: 'nil', rhino: 'nil' }), block({ wall: ['asp', 'rhino'] }), toEnd],
      so: { died: ['asp', 'wall'], life: { ada: 20, nil: 14 } },
      believed: { died: ['asp', 'wall'], life: { ada: 20, nil: 18 } },
    },
  ],
  goneBlockerStopsTrample: [
    {
      that: 'a 4/4 with trample whose blocker is returned to its owner’s hand',
      board: { permanents: { ada: { rhino: '4/4 trample' }, nil: { bear: '1/1' } } },
      hands: { nil: { recall: instant([{ kind: 'returnToHand', subject: TARGET }]) } },
      script: [
        attack({ rhino: 'nil' }),
        block({ bear: 'rhino' }),
        cast('nil', 'recall', 'bear'),
        toEnd,
      ],
      so: { life: { ada: 20, nil: 16 } },
      believed: { life: { ada: 20, nil: 20 } },
      notFor: ['lethalFromScratch', 'damageOnStack', 'damageInOrder'],
    },
    {
      that: 'a 3/3 with double strike and trample, blocked by a 2/2',
      board: {
        permanents: { ada: { rhino: '3/3 doubleStrike trample' }, nil: { bear: '2/2' } },
      },
      script: [attack({ rhino: 'nil' }), block({ bear: 'rhino' }), toEnd],
      so: { died: ['bear'], life: { ada: 20, nil: 16 } },
      believed: { died: ['bear'], life: { ada: 20, nil: 19 } },
      notFor: ['lethalFromScratch', 'secondStepNotYet', 'lateFirstStrikeMute'],
    },
  ],
  walkerSpill: [
    {
      that: 'a 5/5 with trample that attacks a planeswalker of loyalty 3',
      board: {
        permanents: {
          ada: { rhino: '5/5 trample' },
          nil: { walker: { types: ['planeswalker'], counters: { loyalty: 3 } } },
        },
      },
      script: [attack({ rhino: 'walker' }), toAssigning],
      so: { divisions: { rhino: ['walker 5'] } },
      believed: { divisions: { rhino: ['walker 5', 'walker 4, nil 1', 'walker 3, nil 2'] } },
    },
    {
      that: 'a 6/6 with trample that attacks a planeswalker of loyalty 2, blocked by a 0/2',
      board: {
        permanents: {
          ada: { rhino: '6/6 trample' },
          nil: { wall: '0/2', walker: { types: ['planeswalker'], counters: { loyalty: 2 } } },
        },
      },
      script: [attack({ rhino: 'walker' }), block({ wall: 'rhino' }), toEnd],
      so: { died: ['walker', 'wall'], life: { ada: 20, nil: 20 } },
      believed: { died: ['walker', 'wall'], life: { ada: 20, nil: 18 } },
      notFor: ['goneBlockerStopsTrample', 'lethalFromScratch', 'damageInOrder'],
    },
  ],
  lateFirstStrikeMute: [
    {
      that: 'a 3/3 that gains first strike after the first combat damage',
      board: { permanents: { ada: { knight: '2/2 firstStrike', bear: '3/3' }, nil: {} } },
      hands: { ada: { swiftness: gainFirstStrike } },
      script: [
        attack({ knight: 'nil', bear: 'nil' }),
        block({}),
        justAfterDamage('firstStrikeDamage'),
        cast('ada', 'swiftness', 'bear'),
        toEnd,
      ],
      so: { life: { ada: 20, nil: 15 } },
      believed: { life: { ada: 20, nil: 18 } },
      notFor: ['lostFirstStrikeAgain', 'secondStepNotYet'],
    },
    {
      that: 'a 3/3 blocked by a 2/2 that gains first strike after the first combat damage',
      board: {
        permanents: { ada: { knight: '2/2 firstStrike', bear: '3/2' }, nil: { guard: '2/2' } },
      },
      hands: { nil: { swiftness: gainFirstStrike } },
      script: [
        attack({ knight: 'nil', bear: 'nil' }),
        block({ guard: 'bear' }),
        justAfterDamage('firstStrikeDamage'),
        cast('nil', 'swiftness', 'guard'),
        toEnd,
      ],
      so: { died: ['bear', 'guard'] },
      believed: { died: ['guard'] },
      notFor: ['lostFirstStrikeAgain', 'secondStepNotYet'],
    },
  ],
  lostFirstStrikeAgain: [
    {
      that: 'a 2/2 that loses first strike after the first combat damage',
      board: { permanents: { ada: { knight: '2/2 firstStrike' }, nil: {} } },
      hands: { nil: { calm: lose('firstStrike') } },
      script: [
        attack({ knight: 'nil' }),
        block({}),
        justAfterDamage('firstStrikeDamage'),
        cast('nil', 'calm', 'knight'),
        toEnd,
      ],
      so: { life: { ada: 20, nil: 18 } },
      believed: { life: { ada: 20, nil: 16 } },
      notFor: ['lateFirstStrikeMute', 'secondStepNotYet'],
    },
    {
      that: 'a 2/2 that loses double strike after the first combat damage',
      board: { permanents: { ada: { twin: '2/2 doubleStrike' }, nil: {} } },
      hands: { nil: { calm: lose('doubleStrike') } },
      script: [
        attack({ twin: 'nil' }),
        block({}),
        justAfterDamage('firstStrikeDamage'),
        cast('nil', 'calm', 'twin'),
        toEnd,
      ],
      so: { life: { ada: 20, nil: 18 } },
      believed: { life: { ada: 20, nil: 16 } },
      notFor: ['lateFirstStrikeMute', 'secondStepNotYet'],
    },
  ],
  secondStepNotYet: [
    {
      that: 'a first striker without power in the first step, that grows before the second',
      board: {
        permanents: { ada: { squire: '0/2 firstStrike', knight: '2/2 firstStrike' }, nil: {} },
      },
      hands: { ada: { growth: instant([pump(3, 0)]) } },
      script: [
        attack({ squire: 'nil', knight: 'nil' }),
        block({}),
        justAfterDamage('firstStrikeDamage'),
        cast('ada', 'growth', 'squire'),
        toEnd,
      ],
      so: { life: { ada: 20, nil: 18 } },
      believed: { life: { ada: 20, nil: 15 } },
      notFor: ['lateFirstStrikeMute', 'lostFirstStrikeAgain'],
    },
    {
      that: 'a 0/2 with first strike, blocked, that grows after the first combat damage',
      board: { permanents: { ada: { squire: '0/2 firstStrike' }, nil: { wall: '0/3' } } },
      hands: { ada: { growth: instant([pump(3, 0)]) } },
      script: [
        attack({ squire: 'nil' }),
        block({ wall: 'squire' }),
        justAfterDamage('firstStrikeDamage'),
        cast('ada', 'growth', 'squire'),
        toEnd,
      ],
      so: { died: [] },
      believed: { died: ['wall'] },
      notFor: ['lateFirstStrikeMute', 'lostFirstStrikeAgain'],
    },
  ],
  lifelinkWaits: [
    {
      that: 'a player at 3 life who is dealt 3 as their lifelinker deals 3',
      board: {
        permanents: { ada: { bear: '3/3', ogre: '3/3' }, nil: { cat: '3/3 lifelink' } },
        players: { nil: { life: 3 } },
      },
      script: [attack({ bear: 'nil', ogre: 'nil' }), block({ cat: 'ogre' }), toEnd],
      so: { lost: [] },
      believed: { lost: ['nil'] },
      notFor: ['triggerSavesTheDying'],
    },
    {
      that: 'a 4/4 with lifelink twice',
      board: { permanents: { ada: { angel: '4/4 lifelink lifelink' }, nil: {} } },
      script: [attack({ angel: 'nil' }), block({}), toEnd],
      so: { life: { ada: 24, nil: 16 }, triggered: {} },
      believed: { life: { ada: 28, nil: 16 }, triggered: { angel: 2 } },
      notFor: ['triggerSavesTheDying'],
    },
  ],
  deathtouchAlwaysKills: [
    {
      that: 'a 1/1 with deathtouch, blocked by an indestructible 2/2',
      board: {
        permanents: { ada: { asp: '1/1 deathtouch' }, nil: { golem: '2/2 indestructible' } },
      },
      script: [attack({ asp: 'nil' }), block({ golem: 'asp' }), toEnd],
      so: { died: ['asp'] },
      believed: { died: ['asp', 'golem'] },
      notFor: ['indestructibleStopsTrample', 'deathtouchFullToughness'],
    },
    {
      that: 'an indestructible 5/5, blocked by a 1/1 with deathtouch and a 6/6',
      board: {
        permanents: {
          ada: { colossus: '5/5 indestructible' },
          nil: { asp: '1/1 deathtouch', wurm: '6/6' },
        },
      },
      script: [
        attack({ colossus: 'nil' }),
        block({ asp: 'colossus', wurm: 'colossus' }),
        assign({ colossus: { wurm: 5 } }),
        toEnd,
      ],
      so: { died: [] },
      believed: { died: ['colossus'] },
      notFor: ['indestructibleStopsTrample', 'triggerSavesTheDying'],
    },
  ],
  triggerSavesTheDying: [
    {
      that: 'a 2/2 that grows whenever it is dealt damage, and blocks a 2/2',
      board: {
        permanents: {
          ada: { bear: '2/2' },
          nil: {
            fungus: {
              is: '2/2',
              abilities: [
                whenever('isDealtDamage', [
                  { kind: 'addCounters', counter: '+1/+1', n: 1, subject: SELF },
                ]),
              ],
            },
          },
        },
      },
      script: [attack({ bear: 'nil' }), block({ fungus: 'bear' }), toEnd],
      so: { died: ['bear', 'fungus'] },
      believed: { died: ['bear'] },
      notFor: ['damageOnStack', 'lifelinkWaits'],
    },
    {
      that: 'a player at 3 life who is dealt 3 as what gains them life for its damage deals 3',
      board: {
        permanents: {
          ada: { bear: '3/3', ogre: '3/3' },
          nil: {
            cat: {
              is: '3/3',
              abilities: [whenever('dealsDamage', [{ kind: 'gainLife', n: 3, subject: YOU }])],
            },
          },
        },
        players: { nil: { life: 3 } },
      },
      script: [attack({ bear: 'nil', ogre: 'nil' }), block({ cat: 'ogre' }), toEnd],
      so: { lost: ['nil'] },
      believed: { lost: [] },
      notFor: ['lifelinkWaits'],
    },
  ],
};
