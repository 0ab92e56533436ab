import type { Effect } from '../../language/effect.ts';
import {
  gets,
  reference,
  SELF,
  TARGET,
  whenever,
  YOU,
} from '../../language/keywords/abilityParts.ts';
import type { TokenSpec } from '../../language/token.ts';
import type { TRIGGERING } from '../../mistakes/catalogue/triggering.ts';
import { permits } from '../boards/abilities.ts';
import type { PermanentDetails } from '../boards/board.ts';
import { creature, instant } from '../editionChanges/abilities.ts';
import { attack, block, cast, justAfterDamage, resolveAll, toEnd } from '../editionChanges/acts.ts';
import type { BoardsOf } from './testMistakes.ts';

const DOOM = instant([{ kind: 'destroy', subject: TARGET }]);

/** A token that blocks its target. */
const AMBUSH = instant([
  {
    kind: 'createToken',
    token: { colors: [], subtypes: ['saproling'], power: 1, toughness: 1, abilities: [] },
    entering: { kind: 'blocking', attacker: 'target' },
  },
]);

/** Its first target blocks its second, too. */
const MAKE_BLOCK = instant(
  [{ kind: 'makeBlock', subject: TARGET, attacker: 'secondTarget' }],
  [creature(), creature({ attacking: true })],
);

const OPPONENT_LOSES_ONE: Effect = {
  kind: 'loseLife',
  n: 1,
  subject: reference('eachOpponent'),
};

const gainLife = (n: number): Effect => ({ kind: 'gainLife', n, subject: YOU });

/** Makes a token that is put onto the battlefield attacking whenever it attacks. */
const brimaz = (token: Pick<TokenSpec, 'abilities'>): PermanentDetails => ({
  is: '3/4',
  abilities: [
    whenever('attacks', [
      {
        kind: 'createToken',
        token: { colors: [], subtypes: ['cat'], power: 1, toughness: 1, ...token },
        entering: { kind: 'attacking', tapped: true },
      },
    ]),
  ],
});

/** Whenever a creature of yours attacks, it deals 1 damage to each opponent. */
const HELLRIDER: PermanentDetails = {
  is: '4/3',
  abilities: [
    whenever('attacks', [OPPONENT_LOSES_ONE], {
      of: { kind: 'all', filter: { type: 'creature', controller: 'you' } },
    }),
  ],
};

const AVENGER: PermanentDetails = {
  is: '2/2',
  abilities: [whenever('dies', [OPPONENT_LOSES_ONE])],
};

/** Boards on which it comes apart from the rules what triggers, how often, and what comes of it. */
export const TRIGGERING_BOARDS: BoardsOf<keyof typeof TRIGGERING> = {
  putInTriggersAttack: [
    {
      that: 'a token put in attacking beside what triggers whenever a creature attacks',
      board: {
        permanents: { ada: { hellrider: HELLRIDER, brimaz: brimaz({ abilities: [] }) }, nil: {} },
      },
      script: [attack({ hellrider: 'nil', brimaz: 'nil' }), resolveAll],
      so: { triggered: { hellrider: 2, brimaz: 1 }, life: { ada: 20, nil: 18 } },
      believed: { triggered: { hellrider: 3, brimaz: 1 }, life: { ada: 20, nil: 17 } },
      notFor: ['putInObeysCant', 'blocksPerAttacker'],
    },
    {
      that: 'a token put in attacking that triggers whenever it attacks',
      board: {
        permanents: {
          ada: { brimaz: brimaz({ abilities: [whenever('attacks', [gainLife(3)])] }) },
          nil: {},
        },
      },
      script: [attack({ brimaz: 'nil' }), resolveAll],
      so: { triggered: { brimaz: 1 }, life: { ada: 20, nil: 20 } },
      believed: { triggered: { brimaz: 1, 'token-1': 1 }, life: { ada: 23, nil: 20 } },
      notFor: ['putInObeysCant', 'activeResolvesFirst'],
    },
  ],
  becomesBlockedPerBlocker: [
    {
      that: 'a 2/2 with bushido 1 that two creatures block',
      board: {
        permanents: { ada: { samurai: '2/2 bushido1' }, nil: { elf: '1/1', bear: '1/1' } },
      },
      script: [attack({ samurai: 'nil' }), block({ elf: 'samurai', bear: 'samurai' }), resolveAll],
      so: { triggered: { samurai: 1 }, size: { samurai: '3/3' } },
      believed: { triggered: { samurai: 2 }, size: { samurai: '4/4' } },
      notFor: ['blocksPerAttacker', 'byACreatureOnce'],
    },
    {
      that: 'a blocked 2/2 with bushido 1 that a token is put onto the battlefield blocking',
      board: { permanents: { ada: { samurai: '2/2 bushido1' }, nil: { bear: '1/1' } } },
      hands: { nil: { ambush: AMBUSH } },
      script: [
        attack({ samurai: 'nil' }),
        block({ bear: 'samurai' }),
        resolveAll,
        cast('nil', 'ambush', 'samurai'),
        resolveAll,
      ],
      so: { triggered: { samurai: 1 }, size: { samurai: '3/3' } },
      believed: { triggered: { samurai: 2 }, size: { samurai: '4/4' } },
      notFor: ['blocksPerAttacker', 'byACreatureOnce', 'putInTriggersAttack'],
    },
  ],
  byACreatureOnce: [
    {
      that: 'a 3/3 with flanking that two 1/1s block',
      board: { permanents: { ada: { rider: '3/3 flanking' }, nil: { elf: '1/1', bear: '1/1' } } },
      script: [attack({ rider: 'nil' }), block({ elf: 'rider', bear: 'rider' }), resolveAll],
      so: { triggered: { rider: 2 }, died: ['bear', 'elf'] },
      believed: { triggered: { rider: 1 }, died: ['elf'] },
      notFor: ['becomesBlockedPerBlocker', 'blocksPerAttacker'],
    },
    {
      that: 'a blocked 3/3 with flanking that a token is put onto the battlefield blocking',
      board: { permanents: { ada: { rider: '3/3 flanking' }, nil: { bear: '2/2' } } },
      hands: { nil: { ambush: AMBUSH } },
      script: [
        attack({ rider: 'nil' }),
        block({ bear: 'rider' }),
        resolveAll,
        cast('nil', 'ambush', 'rider'),
        resolveAll,
      ],
      so: { triggered: { rider: 2 }, died: ['token-1'] },
      believed: { triggered: { rider: 1 }, died: [] },
      notFor: ['becomesBlockedPerBlocker', 'putInTriggersAttack'],
    },
  ],
  blocksPerAttacker: [
    {
      that: 'a 2/4 with bushido 1 that blocks two creatures',
      board: {
        permanents: {
          ada: { wolf: '2/2', ogre: '3/3' },
          nil: { samurai: { is: '2/4 bushido1', abilities: [permits('blockAdditional')] } },
        },
      },
      script: [
        attack({ wolf: 'nil', ogre: 'nil' }),
        block({ samurai: ['wolf', 'ogre'] }),
        resolveAll,
      ],
      so: { triggered: { samurai: 1 }, size: { samurai: '3/5' } },
      believed: { triggered: { samurai: 2 }, size: { samurai: '4/6' } },
      notFor: ['becomesBlockedPerBlocker', 'byACreatureOnce'],
    },
    {
      that: 'a 2/4 with bushido 1 that blocks, and is made to block another creature too',
      board: {
        permanents: { ada: { wolf: '2/2', ogre: '3/3' }, nil: { samurai: '2/4 bushido1' } },
      },
      hands: { ada: { order: MAKE_BLOCK } },
      script: [
        attack({ wolf: 'nil', ogre: 'nil' }),
        block({ samurai: 'wolf' }),
        resolveAll,
        cast('ada', 'order', 'samurai', 'ogre'),
        resolveAll,
      ],
      so: { triggered: { samurai: 1 }, size: { samurai: '3/5' } },
      believed: { triggered: { samurai: 2 }, size: { samurai: '4/6' } },
      notFor: ['becomesBlockedPerBlocker', 'byACreatureOnce'],
    },
  ],
  deadSourceNoTrigger: [
    {
      that: 'a creature with annihilator 1 that is destroyed once that has triggered',
      board: {
        permanents: {
          ada: {
            titan: { is: '4/4 annihilator1', abilities: [whenever('dies', [gainLife(3)])] },
          },
          nil: { swamp: { types: ['land'] } },
        },
      },
      hands: { nil: { doom: DOOM } },
      script: [attack({ titan: 'nil' }), cast('nil', 'doom', 'titan'), resolveAll],
      // What triggers because it dies is believed, too.
      so: { permanents: [], life: { ada: 23, nil: 20 } },
      believed: { permanents: ['swamp'], life: { ada: 23, nil: 20 } },
      notFor: ['activeResolvesFirst', 'triggerSavesTheDying'],
    },
    {
      that: 'a creature that triggers on its combat damage, destroyed before that resolves',
      board: {
        permanents: {
          ada: {
            scroll: { is: '1/1', abilities: [whenever('dealsCombatDamage', [gainLife(2)])] },
          },
          nil: {},
        },
      },
      hands: { nil: { doom: DOOM } },
      script: [
        attack({ scroll: 'nil' }),
        block({}),
        justAfterDamage('combatDamage'),
        cast('nil', 'doom', 'scroll'),
        resolveAll,
      ],
      so: { life: { ada: 22, nil: 19 }, permanents: [] },
      believed: { life: { ada: 20, nil: 19 }, permanents: [] },
      notFor: ['activeResolvesFirst', 'triggerSavesTheDying', 'lifelinkWaits'],
    },
  ],
  activeResolvesFirst: [
    {
      that: 'two creatures that die in combat, and with each its opponent loses 1 life, both at 1',
      board: {
        permanents: { ada: { avenger: AVENGER }, nil: { martyr: AVENGER } },
        players: { ada: { life: 1 }, nil: { life: 1 } },
      },
      script: [attack({ avenger: 'nil' }), block({ martyr: 'avenger' }), toEnd],
      so: { lost: ['ada'] },
      believed: { lost: ['nil'] },
      notFor: ['triggerSavesTheDying'],
    },
    {
      that: 'an attacker that triggers as it attacks, and what triggers on being attacked',
      board: {
        permanents: {
          ada: { hero: { is: '2/2', abilities: [whenever('attacks', [gets(SELF, 1, 1)])] } },
          nil: {
            tower: {
              types: ['enchantment'],
              abilities: [whenever('isAttacked', [gainLife(1)], { of: YOU })],
            },
          },
        },
      },
      script: [attack({ hero: 'nil' })],
      so: { stack: ['tower', 'hero'], triggered: { hero: 1, tower: 1 } },
      believed: { stack: ['hero', 'tower'], triggered: { hero: 1, tower: 1 } },
      notFor: ['deadSourceNoTrigger', 'putInTriggersAttack'],
    },
  ],
};
