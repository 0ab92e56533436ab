import { SELF, TARGET } from '../../../language/keywords/abilityParts.ts';
import type { Board } from '../../boards/board.ts';
import { activated, creature, instant, permanent, pump } from '../../editionChanges/abilities.ts';
import {
  activate,
  attack,
  block,
  cast,
  resolveAll,
  toEnd,
  toStep,
} from '../../editionChanges/acts.ts';
import type { HandCard } from '../../editionChanges/editionChange.ts';
import type { Cases } from './keywordCase.ts';

const kill = instant([{ kind: 'destroy', subject: TARGET }]);
const UPKEEP: Partial<Board> = { step: 'untap' };

/** Ninjutsu for nothing. */
const NINJA: HandCard = {
  is: '4/4',
  abilities: [
    activated(
      [
        {
          kind: 'returnToHand',
          filter: { type: 'creature', controller: 'you', attacking: true, blocked: false },
        },
      ],
      [{ kind: 'enterInItsPlace' }],
      { keyword: 'ninjutsu', from: 'hand' },
    ),
  ],
};

/** Keywords that matter in combat though they are not about it. */
export const ELSEWHERE: Cases = {
  changeling: [
    {
      that: 'it is of every creature type',
      board: {
        permanents: {
          ada: {
            lord: {
              types: ['enchantment'],
              abilities: [
                {
                  kind: 'static',
                  subject: { kind: 'all', filter: { subtype: 'goblin', type: 'creature' } },
                  change: { kind: 'modifyPowerToughness', power: 1, toughness: 1 },
                },
              ],
            },
            shape: '1/1 changeling',
            goblin: { is: '1/1', subtypes: ['goblin'] },
            elf: { is: '1/1', subtypes: ['elf'] },
          },
          nil: {},
        },
      },
      script: [],
      sees: { size: { shape: '2/2', goblin: '2/2', elf: '1/1' } },
      without: { size: { shape: '1/1', goblin: '2/2', elf: '1/1' } },
    },
  ],
  crew: [
    {
      that: 'creatures tapped for it make a Vehicle a creature that attacks',
      board: {
        step: 'precombatMain',
        permanents: {
          ada: {
            ship: { is: '4/4 crew3', types: ['artifact'] },
            pilot: { is: '2/2', sick: true },
            mate: '1/1',
            cook: '1/1',
          },
          nil: {},
        },
      },
      script: [activate('ada', 'ship', 0), resolveAll, attack({ ship: 'nil' }), toEnd],
      sees: { refused: [], tapped: ['ship', 'pilot', 'mate'], life: { ada: 20, nil: 16 } },
      without: { refused: ['noSuchAbility', 'notACreature'], life: { ada: 20, nil: 20 } },
    },
    {
      that: 'too little power does not crew it',
      board: {
        step: 'precombatMain',
        permanents: {
          ada: {
            ship: { is: '4/4 crew3', types: ['artifact'] },
            pilot: '2/2',
            mate: { is: '1/1', tapped: true },
          },
          nil: {},
        },
      },
      script: [activate('ada', 'ship', 0), resolveAll],
      sees: { refused: ['cannotPay'], tapped: ['mate'] },
    },
  ],
  renown: [
    {
      that: 'only the first time, however often it deals damage',
      board: { permanents: { ada: { knight: '1/1 renown1 doubleStrike' }, nil: {} } },
      script: [attack({ knight: 'nil' }), toEnd],
      sees: { size: { knight: '2/2' }, life: { nil: 17 } },
    },
  ],
  saddle: [
    {
      that: 'creatures tapped for it make it saddled, also those that came this turn',
      board: {
        step: 'precombatMain',
        permanents: {
          ada: {
            mount: {
              is: '2/2 saddle2',
              abilities: [
                {
                  kind: 'static',
                  subject: SELF,
                  change: { kind: 'modifyPowerToughness', power: 3, toughness: 0 },
                  if: { kind: 'source', filter: { designation: 'saddled' } },
                },
              ],
            },
            rider: { is: '2/2', sick: true },
          },
          nil: {},
        },
      },
      script: [activate('ada', 'mount', 0), resolveAll, attack({ mount: 'nil' }), toEnd],
      sees: { refused: [], tapped: ['mount', 'rider'], life: { ada: 20, nil: 15 } },
      without: { refused: ['noSuchAbility'], tapped: ['mount'], life: { ada: 20, nil: 18 } },
    },
  ],
  soulbond: [
    {
      that: 'what enters is paired with it, and both have what it gives to its pair',
      board: {
        step: 'precombatMain',
        permanents: {
          ada: {
            paladin: {
              is: '2/2 soulbond',
              abilities: [
                {
                  kind: 'static',
                  subject: { kind: 'all', filter: { ofItsPair: true } },
                  change: { kind: 'grant', ability: { kind: 'keyword', keyword: 'doubleStrike' } },
                },
              ],
            },
          },
          nil: {},
        },
      },
      hands: { ada: { bear: { is: '2/2 haste' } } },
      script: [cast('ada', 'bear'), resolveAll, attack({ paladin: 'nil', bear: 'nil' }), toEnd],
      sees: { refused: [], life: { ada: 20, nil: 12 } },
      without: { refused: [], life: { ada: 20, nil: 16 } },
    },
  ],
  equip: [
    {
      that: 'the Equipment is attached to a creature at sorcery speed',
      board: {
        step: 'precombatMain',
        permanents: {
          ada: {
            sword: {
              types: ['artifact'],
              subtypes: ['equipment'],
              abilities: [
                activated([], [{ kind: 'attach', subject: TARGET }], {
                  keyword: 'equip',
                  timing: { kind: 'sorcery' },
                  targets: [permanent({ type: 'creature', controller: 'you' })],
                }),
                {
                  kind: 'static',
                  subject: { kind: 'reference', reference: 'attached' },
                  change: { kind: 'modifyPowerToughness', power: 2, toughness: 0 },
                },
              ],
            },
            bear: '2/2',
          },
          nil: {},
        },
      },
      script: [activate('ada', 'sword', 0, 'bear'), resolveAll, attack({ bear: 'nil' }), toEnd],
      sees: { refused: [], life: { ada: 20, nil: 16 } },
      without: { refused: ['noSuchAbility'], life: { ada: 20, nil: 18 } },
    },
  ],
  fading: [
    {
      that: 'a counter goes each upkeep, and without one so does it',
      board: {
        ...UPKEEP,
        permanents: { ada: { blaster: { is: '3/3 fading1', counters: {} } }, nil: {} },
      },
      script: [toStep('upkeep'), resolveAll],
      sees: { permanents: [] },
      without: { permanents: ['blaster'] },
    },
    {
      that: 'with a counter left it stays',
      board: {
        ...UPKEEP,
        permanents: { ada: { blaster: { is: '3/3 fading1', counters: { fade: 1 } } }, nil: {} },
      },
      script: [toStep('upkeep'), resolveAll],
      sees: { permanents: ['blaster'], counters: { blaster: { fade: 0 } } },
    },
  ],
  flash: [
    {
      that: 'it is cast once attackers are declared, and blocks',
      board: { permanents: { ada: { bear: '2/2' }, nil: {} } },
      hands: { nil: { ambush: { is: '3/3 flash' } } },
      script: [
        attack({ bear: 'nil' }),
        cast('nil', 'ambush'),
        resolveAll,
        block({ ambush: 'bear' }),
        toEnd,
      ],
      sees: { refused: [], died: ['bear'] },
      without: { refused: ['wrongTime', 'unknownObject'], died: [] },
    },
  ],
  hexproof: [
    {
      that: 'an opponent’s spell does not target it',
      board: { permanents: { ada: {}, nil: { bear: '2/2 hexproof' } }, step: 'precombatMain' },
      hands: { ada: { kill } },
      script: [cast('ada', 'kill', 'bear'), resolveAll],
      sees: { refused: ['illegalTarget'], died: [] },
      without: { refused: [], died: ['bear'] },
    },
    {
      that: 'its controller’s does',
      board: { permanents: { ada: { bear: '2/2 hexproof' }, nil: {} }, step: 'precombatMain' },
      hands: { ada: { growth: instant([pump(3, 3)]) } },
      script: [cast('ada', 'growth', 'bear'), resolveAll],
      sees: { refused: [], size: { bear: '5/5' } },
    },
  ],
  shroud: [
    {
      that: 'nobody’s spell targets it, its controller’s neither',
      board: { permanents: { ada: { bear: '2/2 shroud' }, nil: {} }, step: 'precombatMain' },
      hands: { ada: { growth: instant([pump(3, 3)]) } },
      script: [cast('ada', 'growth', 'bear'), resolveAll],
      sees: { refused: ['illegalTarget'], size: { bear: '2/2' } },
      without: { refused: [], size: { bear: '5/5' } },
    },
  ],
  ninjutsu: [
    {
      that: 'it enters in place of an unblocked attacker, attacking the same player, unblocked',
      board: { permanents: { ada: { rogue: '1/1' }, nil: { wall: '0/4' } } },
      hands: { ada: { ninja: NINJA } },
      script: [attack({ rogue: 'nil' }), block({}), activate('ada', 'ninja', 0), resolveAll, toEnd],
      sees: { refused: [], hand: ['rogue'], tapped: ['ninja'], life: { ada: 20, nil: 16 } },
      without: { refused: ['noSuchAbility'], hand: ['ninja'], life: { ada: 20, nil: 19 } },
    },
    {
      that: 'before blockers are declared no attacker is unblocked yet',
      board: { permanents: { ada: { rogue: '1/1' }, nil: {} } },
      hands: { ada: { ninja: NINJA } },
      script: [attack({ rogue: 'nil' }), activate('ada', 'ninja', 0)],
      sees: { refused: ['cannotPay'], hand: ['ninja'] },
    },
    {
      that: 'a blocked attacker is not returned for it',
      board: { permanents: { ada: { rogue: '1/1' }, nil: { wall: '0/4' } } },
      hands: { ada: { ninja: NINJA } },
      script: [attack({ rogue: 'nil' }), block({ wall: 'rogue' }), activate('ada', 'ninja', 0)],
      sees: { refused: ['cannotPay'], hand: ['ninja'] },
    },
  ],
  phasing: [
    {
      that: 'it phases out before its controller untaps',
      board: { ...UPKEEP, permanents: { ada: { imp: '1/1 phasing', bear: '2/2' }, nil: {} } },
      script: [toStep('upkeep')],
      sees: { permanents: ['bear'] },
      without: { permanents: ['imp', 'bear'] },
    },
  ],
  prowess: [
    {
      that: 'it grows with each noncreature spell of its controller',
      board: { permanents: { ada: { monk: '2/2 prowess' }, nil: {} }, step: 'precombatMain' },
      hands: { ada: { jolt: instant([{ kind: 'tap', subject: TARGET }], [creature()]) } },
      script: [cast('ada', 'jolt', 'monk'), resolveAll],
      sees: { size: { monk: '3/3' }, triggered: { monk: 1 } },
      without: { size: { monk: '2/2' }, triggered: {} },
    },
  ],
};
