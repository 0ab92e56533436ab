import { SELF, TARGET, whenever } from '../../language/keywords/abilityParts.ts';
import type { TokenSpec } from '../../language/token.ts';
import type { STAYING_IN_COMBAT } from '../../mistakes/catalogue/stayingInCombat.ts';
import type { PermanentDetails } from '../boards/board.ts';
import { activated, instant, pump } from '../editionChanges/abilities.ts';
import {
  activate,
  assign,
  attack,
  block,
  cast,
  resolveAll,
  toEnd,
} from '../editionChanges/acts.ts';
import type { HandCard } from '../editionChanges/editionChange.ts';
import type { BoardsOf } from './testMistakes.ts';

const UNSUMMON = instant([{ kind: 'returnToHand', subject: TARGET }]);
const DOOM = instant([{ kind: 'destroy', subject: TARGET }]);
const TAP = instant([{ kind: 'tap', subject: TARGET }]);
const STEAL = instant([{ kind: 'gainControl', subject: TARGET, until: 'forever' }]);
const FLIGHT: HandCard = instant([
  {
    kind: 'apply',
    subject: TARGET,
    change: { kind: 'grant', ability: { kind: 'keyword', keyword: 'flying' } },
    until: 'endOfTurn',
  },
]);

const TROLL: PermanentDetails = {
  is: '2/3',
  abilities: [activated([], [{ kind: 'regenerate', subject: SELF }])],
};

const ARCHER: PermanentDetails = {
  is: '2/2',
  abilities: [activated([{ kind: 'tapSelf' }], [pump(1, 0, SELF)])],
};

/** Makes a token that is put onto the battlefield attacking whenever it attacks. */
const chiefWith = (abilities: TokenSpec['abilities']): PermanentDetails => ({
  is: '3/4',
  abilities: [
    whenever('attacks', [
      {
        kind: 'createToken',
        token: { colors: [], subtypes: ['cat'], power: 1, toughness: 1, abilities },
        entering: { kind: 'attacking', tapped: true },
      },
    ]),
  ],
});

const PROPAGANDA: PermanentDetails = {
  types: ['enchantment'],
  abilities: [
    {
      kind: 'combatCost',
      to: 'attack',
      subject: { kind: 'all', filter: { type: 'creature' } },
      attacked: 'you',
      pay: { kind: 'mana', mana: '{2}' },
    },
  ],
};

/** Boards on which it comes apart from the rules who is in combat by the time of damage, and blocked by whom. */
export const STAYING_IN_COMBAT_BOARDS: BoardsOf<keyof typeof STAYING_IN_COMBAT> = {
  goneBlockerUnblocked: [
    {
      that: 'a 4/4 whose only blocker is returned to its owner’s hand',
      board: { permanents: { ada: { ogre: '4/4' }, nil: { elf: '1/1' } } },
      hands: { nil: { unsummon: UNSUMMON } },
      script: [
        attack({ ogre: 'nil' }),
        block({ elf: 'ogre' }),
        cast('nil', 'unsummon', 'elf'),
        resolveAll,
        toEnd,
      ],
      so: { life: { ada: 20, nil: 20 } },
      believed: { life: { ada: 20, nil: 16 } },
      notFor: ['lateEvasionUnblocks', 'tapRemoves', 'goneBlockerStopsTrample'],
    },
    {
      that: 'a 3/3 with menace whose two blockers are both destroyed',
      board: { permanents: { ada: { ogre: '3/3 menace' }, nil: { elf: '1/1', bear: '1/1' } } },
      hands: { ada: { doom: DOOM, ruin: DOOM } },
      script: [
        attack({ ogre: 'nil' }),
        block({ elf: 'ogre', bear: 'ogre' }),
        cast('ada', 'doom', 'elf'),
        cast('ada', 'ruin', 'bear'),
        resolveAll,
        toEnd,
      ],
      so: { life: { ada: 20, nil: 20 }, died: ['bear', 'elf'] },
      believed: { life: { ada: 20, nil: 17 }, died: ['bear', 'elf'] },
      notFor: ['lateEvasionUnblocks'],
    },
    {
      that: 'a 3/3 with double strike that kills its blocker first',
      board: { permanents: { ada: { knight: '3/3 doubleStrike' }, nil: { bear: '2/2' } } },
      script: [attack({ knight: 'nil' }), block({ bear: 'knight' }), toEnd],
      so: { life: { ada: 20, nil: 20 }, died: ['bear'] },
      believed: { life: { ada: 20, nil: 17 }, died: ['bear'] },
      notFor: ['goneBlockerStopsTrample', 'lostFirstStrikeAgain', 'secondStepNotYet'],
    },
  ],
  lateEvasionUnblocks: [
    {
      that: 'a 3/3 that gains flying once a 2/2 without flying blocks it',
      board: { permanents: { ada: { ogre: '3/3' }, nil: { bear: '2/2' } } },
      hands: { ada: { flight: FLIGHT } },
      script: [
        attack({ ogre: 'nil' }),
        block({ bear: 'ogre' }),
        cast('ada', 'flight', 'ogre'),
        resolveAll,
        toEnd,
      ],
      so: { life: { ada: 20, nil: 20 }, died: ['bear'] },
      believed: { life: { ada: 20, nil: 17 }, died: [] },
      notFor: ['goneBlockerUnblocked', 'tapRemoves'],
    },
    {
      that: 'a 3/3 with menace one of whose two blockers is destroyed',
      board: { permanents: { ada: { ogre: '3/3 menace' }, nil: { elf: '1/1', bear: '1/1' } } },
      hands: { ada: { doom: DOOM } },
      script: [
        attack({ ogre: 'nil' }),
        block({ elf: 'ogre', bear: 'ogre' }),
        cast('ada', 'doom', 'elf'),
        resolveAll,
        toEnd,
      ],
      so: { life: { ada: 20, nil: 20 }, died: ['bear', 'elf'] },
      believed: { life: { ada: 20, nil: 17 }, died: ['elf'] },
      notFor: ['goneBlockerUnblocked', 'tapRemoves'],
    },
    {
      that: 'a 3/3 that gains flying, with one blocker that has reach and one that has not',
      board: { permanents: { ada: { ogre: '3/3' }, nil: { spider: '1/4 reach', bear: '2/2' } } },
      hands: { ada: { flight: FLIGHT } },
      script: [
        attack({ ogre: 'nil' }),
        block({ spider: 'ogre', bear: 'ogre' }),
        cast('ada', 'flight', 'ogre'),
        resolveAll,
        assign({ ogre: { spider: 3 } }),
        toEnd,
      ],
      so: { life: { ada: 20, nil: 20 }, died: ['ogre'] },
      believed: { life: { ada: 20, nil: 20 }, died: [] },
      notFor: ['goneBlockerUnblocked', 'tappedBlockerMute'],
    },
  ],
  tapRemoves: [
    {
      that: 'a 3/3 with vigilance that is tapped once it attacks, and nobody blocks',
      board: { permanents: { ada: { ogre: '3/3 vigilance' }, nil: {} } },
      hands: { nil: { frost: TAP } },
      script: [attack({ ogre: 'nil' }), cast('nil', 'frost', 'ogre'), resolveAll, toEnd],
      so: { life: { ada: 20, nil: 17 } },
      believed: { life: { ada: 20, nil: 20 } },
      notFor: ['tappedBlockerMute', 'goneBlockerUnblocked', 'leaverKeepsFighting'],
    },
    {
      that: 'a 2/2 whose 2/2 blocker is tapped',
      board: { permanents: { ada: { wolf: '2/2' }, nil: { bear: '2/2' } } },
      hands: { ada: { frost: TAP } },
      script: [
        attack({ wolf: 'nil' }),
        block({ bear: 'wolf' }),
        cast('ada', 'frost', 'bear'),
        resolveAll,
        toEnd,
      ],
      so: { died: ['bear', 'wolf'], life: { ada: 20, nil: 20 } },
      believed: { died: [], life: { ada: 20, nil: 20 } },
      notFor: ['goneBlockerUnblocked', 'lateEvasionUnblocks'],
    },
    {
      that: 'a blocker that taps for an ability of its own',
      board: { permanents: { ada: { wolf: '2/3' }, nil: { archer: ARCHER } } },
      script: [
        attack({ wolf: 'nil' }),
        block({ archer: 'wolf' }),
        activate('nil', 'archer', 0),
        resolveAll,
        toEnd,
      ],
      so: { died: ['archer', 'wolf'], tapped: [] },
      believed: { died: [], tapped: ['wolf', 'archer'] },
      notFor: ['goneBlockerUnblocked'],
    },
  ],
  tappedBlockerMute: [
    {
      that: 'a 2/2 whose 2/2 blocker is tapped',
      board: { permanents: { ada: { wolf: '2/2' }, nil: { bear: '2/2' } } },
      hands: { ada: { frost: TAP } },
      script: [
        attack({ wolf: 'nil' }),
        block({ bear: 'wolf' }),
        cast('ada', 'frost', 'bear'),
        resolveAll,
        toEnd,
      ],
      so: { died: ['bear', 'wolf'], life: { ada: 20, nil: 20 } },
      believed: { died: ['bear'], life: { ada: 20, nil: 20 } },
      notFor: ['goneBlockerUnblocked', 'lateEvasionUnblocks', 'leaverKeepsFighting'],
    },
    {
      that: 'a 1/2 with two 1/1 blockers, one of which is tapped',
      board: { permanents: { ada: { wolf: '1/2' }, nil: { elf: '1/1', bear: '1/1' } } },
      hands: { ada: { frost: TAP } },
      script: [
        attack({ wolf: 'nil' }),
        block({ elf: 'wolf', bear: 'wolf' }),
        cast('ada', 'frost', 'elf'),
        resolveAll,
        assign({ wolf: { bear: 1 } }),
        toEnd,
      ],
      so: { died: ['bear', 'wolf'], tapped: ['elf'] },
      believed: { died: ['bear'], tapped: ['wolf', 'elf'] },
      notFor: ['goneBlockerUnblocked', 'lateEvasionUnblocks'],
    },
  ],
  leaverKeepsFighting: [
    {
      that: 'a blocker that is destroyed and regenerates before damage',
      board: { permanents: { ada: { wolf: '2/1' }, nil: { troll: TROLL } } },
      hands: { ada: { doom: DOOM } },
      script: [
        attack({ wolf: 'nil' }),
        block({ troll: 'wolf' }),
        activate('nil', 'troll', 0),
        resolveAll,
        cast('ada', 'doom', 'troll'),
        resolveAll,
        toEnd,
      ],
      so: { died: [], life: { ada: 20, nil: 20 } },
      believed: { died: ['wolf'], life: { ada: 20, nil: 20 } },
      notFor: ['tappedBlockerMute', 'tapRemoves', 'lateEvasionUnblocks'],
    },
    {
      that: 'an unblocked 3/3 that the defending player takes for good',
      board: { permanents: { ada: { ogre: '3/3' }, nil: {} } },
      hands: { nil: { bribe: STEAL } },
      script: [attack({ ogre: 'nil' }), block({}), cast('nil', 'bribe', 'ogre'), resolveAll, toEnd],
      so: { life: { ada: 20, nil: 20 }, attacking: {} },
      believed: { life: { ada: 20, nil: 17 }, attacking: { ogre: 'nil' } },
      notFor: ['goneBlockerUnblocked', 'tapRemoves'],
    },
    {
      that: 'a blocker that the attacking player takes for good',
      board: { permanents: { ada: { wolf: '2/2' }, nil: { bear: '2/2' } } },
      hands: { ada: { bribe: STEAL } },
      script: [
        attack({ wolf: 'nil' }),
        block({ bear: 'wolf' }),
        cast('ada', 'bribe', 'bear'),
        resolveAll,
        toEnd,
      ],
      so: { died: [], life: { ada: 20, nil: 20 } },
      believed: { died: ['bear', 'wolf'], life: { ada: 20, nil: 20 } },
      notFor: ['lateEvasionUnblocks', 'tappedBlockerMute'],
    },
  ],
  putInObeysCant: [
    {
      that: 'a token with haste, put in attacking a player whom to attack costs {2}',
      board: {
        permanents: {
          ada: { chief: chiefWith([{ kind: 'keyword', keyword: 'haste' }]) },
          nil: { propaganda: PROPAGANDA },
        },
        players: { ada: { mana: 'CC' } },
      },
      script: [attack({ chief: 'nil' }), resolveAll, block({}), toEnd],
      so: { life: { ada: 20, nil: 16 }, attacking: { chief: 'nil', 'token-1': 'nil' } },
      believed: { life: { ada: 20, nil: 17 }, attacking: { chief: 'nil' } },
      notFor: ['putInTriggersAttack', 'tapRemoves'],
    },
    {
      that: 'a token without haste, put in attacking',
      board: { permanents: { ada: { chief: chiefWith([]) }, nil: {} } },
      script: [attack({ chief: 'nil' }), resolveAll, block({}), toEnd],
      so: { life: { ada: 20, nil: 16 }, permanents: ['chief', 'token-1'] },
      believed: { life: { ada: 20, nil: 17 }, permanents: ['chief', 'token-1'] },
      notFor: ['putInTriggersAttack', 'tapRemoves'],
    },
    {
      that: 'a token with haste that can’t attack, put in attacking',
      board: {
        permanents: {
          ada: {
            chief: chiefWith([
              { kind: 'keyword', keyword: 'haste' },
              { kind: 'restriction', restriction: 'cannotAttack', subject: SELF },
            ]),
          },
          nil: {},
        },
      },
      script: [attack({ chief: 'nil' }), resolveAll, block({}), toEnd],
      so: { life: { ada: 20, nil: 16 } },
      believed: { life: { ada: 20, nil: 17 } },
      notFor: ['putInTriggersAttack', 'pumpEndsFirst'],
    },
  ],
};
