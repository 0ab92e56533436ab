import type { Ability } from '../../language/ability.ts';
import { TARGET } from '../../language/keywords/abilityParts.ts';
import type { DECLARING } from '../../mistakes/catalogue/declaring.ts';
import { requires, restricts } from '../boards/abilities.ts';
import type { PermanentDetails } from '../boards/board.ts';
import { instant } from '../editionChanges/abilities.ts';
import { attack, block, cast, resolveAll, toStep } from '../editionChanges/acts.ts';
import type { BoardsOf } from './testMistakes.ts';

const MUST_ATTACK = requires('attacksIfAble');
const MUST_BLOCK = requires('blocksIfAble');
const MUST_BE_BLOCKED = requires('mustBeBlocked');
const LURE = requires('mustBeBlockedByAll');
const NOT_ALONE = restricts('cannotBlockAlone');
const NOT_ATTACKING_ALONE = restricts('cannotAttackAlone');
const OPPOSING = { kind: 'all', filter: { type: 'creature', controller: 'opponent' } } as const;

const creature = (is: string, ...abilities: readonly Ability[]): PermanentDetails => ({
  is,
  abilities,
});

const law = (...abilities: readonly Ability[]): PermanentDetails => ({
  types: ['enchantment'],
  abilities,
});

/** Creatures can't attack its controller unless two mana are paid for each. */
const TOLL = law({
  kind: 'combatCost',
  to: 'attack',
  subject: OPPOSING,
  attacked: 'you',
  pay: { kind: 'mana', mana: '{2}' },
});
/** Creatures can't block unless one mana is paid for each. */
const GATE = law({
  kind: 'combatCost',
  to: 'block',
  subject: OPPOSING,
  pay: { kind: 'mana', mana: '{1}' },
});
const GOAD = law(requires('goaded', { subject: OPPOSING }));

const LAND: PermanentDetails = {
  types: ['land'],
  abilities: [
    {
      kind: 'activated',
      costs: [{ kind: 'tapSelf' }],
      targets: [],
      effects: [{ kind: 'addMana', mana: 'C' }],
    },
  ],
};

const FROM_GREEN: Ability = {
  kind: 'keyword',
  keyword: 'protection',
  quality: { color: 'green' },
};

/** A second combat phase, with what attacked untapped for it. */
const AGAIN = instant([
  { kind: 'untap', subject: TARGET },
  { kind: 'extraPhases', phases: ['combat'] },
]);
const ATTACKED_ONCE = (id: string) => [
  attack({ [id]: 'nil' }),
  block({}),
  toStep('endOfCombat'),
  cast('ada', 'again', id),
  resolveAll,
  toStep('declareAttackers'),
];

const TO_BLOCKS = toStep('declareBlockers');

/** Boards on which mistakes about who may attack and block, and what must, come apart from the rules. */
export const DECLARING_BOARDS: BoardsOf<keyof typeof DECLARING> = {
  mustBeatsCant: [
    {
      that: 'one of two must block, and the attacker has menace',
      board: {
        permanents: {
          ada: { brute: '3/3 menace' },
          nil: { guard: creature('2/2', MUST_BLOCK), bear: '2/2' },
        },
      },
      script: [attack({ brute: 'nil' }), TO_BLOCKS],
      so: { legal: ['guard>brute, bear>brute'] },
      believed: { legal: ['guard>brute', 'guard>brute, bear>brute'] },
      notFor: ['mustBeBlockedIsLure', 'lureReachesUnable', 'payIfAble'],
    },
    {
      that: 'it must block all alone',
      board: {
        permanents: { ada: { brute: '3/3 menace' }, nil: { guard: creature('2/2', MUST_BLOCK) } },
      },
      script: [attack({ brute: 'nil' }), TO_BLOCKS],
      so: { legal: [''] },
      believed: { legal: ['guard>brute'] },
      notFor: ['noDrafting', 'oneByOne'],
    },
    {
      that: 'a lure with menace, and one creature to block it',
      board: { permanents: { ada: { siren: creature('1/1 menace', LURE) }, nil: { bear: '2/2' } } },
      script: [attack({ siren: 'nil' }), TO_BLOCKS],
      so: { legal: [''] },
      believed: { legal: ['bear>siren'] },
      notFor: ['lureReachesUnable', 'lureNeedsOne', 'noDrafting', 'oneByOne'],
    },
    {
      that: 'who goes along with a creature that must block is still too few for menace by itself',
      board: {
        permanents: {
          ada: { brute: '3/3 menace', golem: '2/2' },
          nil: { guard: creature('2/2', MUST_BLOCK), bear: '2/2' },
        },
      },
      script: [attack({ brute: 'nil', golem: 'nil' }), TO_BLOCKS],
      so: {
        legal: ['guard>brute, bear>brute', 'guard>golem', 'guard>golem, bear>golem'],
      },
      believed: {
        legal: [
          'guard>brute',
          'guard>brute, bear>brute',
          'guard>brute, bear>golem',
          'guard>golem',
          'guard>golem, bear>golem',
        ],
      },
      notFor: ['noDrafting'],
    },
    {
      that: 'it must attack and can’t alone',
      board: {
        permanents: {
          ada: { coward: creature('2/2', MUST_ATTACK, NOT_ATTACKING_ALONE), bear: '2/2' },
          nil: {},
        },
      },
      script: [],
      so: { legal: ['coward>nil, bear>nil'] },
      believed: { legal: ['coward>nil', 'coward>nil, bear>nil'] },
      notFor: ['payIfAble', 'goadForbidsMe'],
    },
  ],
  noDrafting: [
    {
      that: 'one that must block can’t alone, and another could join',
      board: {
        permanents: {
          ada: { golem: '3/3' },
          nil: { guard: creature('3/3', MUST_BLOCK, NOT_ALONE), bear: '2/2' },
        },
      },
      script: [attack({ golem: 'nil' }), TO_BLOCKS],
      so: { legal: ['guard>golem, bear>golem'] },
      believed: { legal: ['', 'bear>golem', 'guard>golem, bear>golem'] },
      notFor: ['mustBeBlockedIsLure'],
    },
    {
      that: 'only the one who could join blocks',
      board: {
        permanents: {
          ada: { golem: '3/3' },
          nil: { guard: creature('3/3', MUST_BLOCK, NOT_ALONE), bear: '2/2' },
        },
      },
      script: [attack({ golem: 'nil' }), block({ bear: 'golem' })],
      so: { refused: ['fewerRequirementsThanPossible'] },
      believed: { refused: [] },
      notFor: ['oneByOne'],
    },
    {
      that: 'one that must attack can’t alone, and another could join',
      board: {
        permanents: {
          ada: { coward: creature('2/2', MUST_ATTACK, NOT_ATTACKING_ALONE), bear: '2/2' },
          nil: {},
        },
      },
      script: [],
      so: { legal: ['coward>nil, bear>nil'] },
      believed: { legal: ['', 'bear>nil', 'coward>nil, bear>nil'] },
    },
  ],
  oneByOne: [
    {
      that: 'two that must be blocked, and of two blockers one reaches both',
      board: {
        permanents: {
          ada: {
            wisp: creature('2/2 flying', MUST_BE_BLOCKED),
            golem: creature('2/2', MUST_BE_BLOCKED),
          },
          nil: { spider: '1/3 reach', bear: '1/3' },
        },
      },
      script: [attack({ wisp: 'nil', golem: 'nil' }), TO_BLOCKS],
      so: { legal: ['spider>wisp, bear>golem'] },
      believed: { legal: ['spider>golem', 'spider>wisp, bear>golem'] },
      notFor: ['noDrafting', 'mustBeatsCant'],
    },
    {
      that: 'two that must block, and the attacker has menace',
      board: {
        permanents: {
          ada: { brute: '3/3 menace' },
          nil: { guard: creature('2/2', MUST_BLOCK), watch: creature('2/2', MUST_BLOCK) },
        },
      },
      script: [attack({ brute: 'nil' }), TO_BLOCKS],
      so: { legal: ['guard>brute, watch>brute'] },
      believed: { legal: ['', 'guard>brute, watch>brute'] },
      notFor: ['noDrafting'],
    },
  ],
  mustBeBlockedIsLure: [
    {
      that: 'one of two attackers must be blocked, and two could block',
      board: {
        permanents: {
          ada: { ogre: creature('2/2', MUST_BE_BLOCKED), golem: '4/4' },
          nil: { bear: '2/2', wolf: '2/2' },
        },
      },
      script: [attack({ ogre: 'nil', golem: 'nil' }), TO_BLOCKS],
      so: {
        legal: [
          'bear>golem, wolf>ogre',
          'bear>ogre',
          'bear>ogre, wolf>golem',
          'bear>ogre, wolf>ogre',
          'wolf>ogre',
        ],
      },
      believed: { legal: ['bear>ogre, wolf>ogre'] },
      notFor: ['lureNeedsOne', 'oneByOne', 'noDrafting', 'mustBeatsCant'],
    },
    {
      that: 'two that must be blocked, and of two blockers one reaches both',
      board: {
        permanents: {
          ada: {
            wisp: creature('2/2 flying', MUST_BE_BLOCKED),
            golem: creature('2/2', MUST_BE_BLOCKED),
          },
          nil: { spider: '1/3 reach', bear: '1/3' },
        },
      },
      script: [attack({ wisp: 'nil', golem: 'nil' }), TO_BLOCKS],
      so: { legal: ['spider>wisp, bear>golem'] },
      believed: { legal: ['spider>golem, bear>golem', 'spider>wisp, bear>golem'] },
      notFor: ['lureNeedsOne'],
    },
  ],
  lureNeedsOne: [
    {
      that: 'a lure beside another attacker, and two could block',
      board: {
        permanents: {
          ada: { siren: creature('1/1', LURE), golem: '3/3' },
          nil: { bear: '2/2', wolf: '2/2' },
        },
      },
      script: [attack({ siren: 'nil', golem: 'nil' }), TO_BLOCKS],
      so: { legal: ['bear>siren, wolf>siren'] },
      believed: {
        legal: [
          'bear>golem, wolf>siren',
          'bear>siren',
          'bear>siren, wolf>golem',
          'bear>siren, wolf>siren',
          'wolf>siren',
        ],
      },
      notFor: ['mustBeBlockedIsLure', 'lureReachesUnable'],
    },
    {
      that: 'one blocks the lure, the other something else',
      board: {
        permanents: {
          ada: { siren: creature('1/1', LURE), golem: '3/3' },
          nil: { bear: '2/2', wolf: '2/2' },
        },
      },
      script: [attack({ siren: 'nil', golem: 'nil' }), block({ bear: 'siren', wolf: 'golem' })],
      so: { refused: ['fewerRequirementsThanPossible'] },
      believed: { refused: [] },
      notFor: ['mustBeBlockedIsLure', 'noDrafting', 'oneByOne', 'mustBeatsCant'],
    },
  ],
  lureReachesUnable: [
    {
      that: 'a lure that flies, a creature on the ground and a tapped one with reach',
      board: {
        permanents: {
          ada: { siren: creature('2/2 flying', LURE) },
          nil: { bear: '2/2', spider: { is: '2/2 reach', tapped: true } },
        },
      },
      script: [attack({ siren: 'nil' }), TO_BLOCKS],
      so: { legal: [''] },
      believed: { legal: ['bear>siren, spider>siren'] },
      notFor: ['mustBeatsCant', 'mustBeBlockedIsLure', 'lureNeedsOne'],
    },
    {
      that: 'a tapped creature, and of two attackers one that must be blocked',
      board: {
        permanents: {
          ada: { ogre: creature('2/2', MUST_BE_BLOCKED), golem: '3/3' },
          nil: { bear: { is: '2/2', tapped: true } },
        },
      },
      script: [attack({ ogre: 'nil', golem: 'nil' }), TO_BLOCKS],
      so: { legal: [''] },
      believed: { legal: ['bear>ogre'] },
      notFor: ['mustBeBlockedIsLure'],
    },
    {
      that: 'a tapped creature blocks what does not lure it',
      board: {
        permanents: {
          ada: { siren: creature('2/2', LURE), golem: '3/3' },
          nil: { bear: { is: '2/2', tapped: true } },
        },
      },
      script: [
        attack({ siren: 'nil', golem: 'nil' }),
        block({ bear: 'golem' }),
        block({ bear: 'siren' }),
        toStep('endOfCombat'),
      ],
      so: { life: { ada: 20, nil: 15 } },
      believed: { life: { ada: 20, nil: 17 } },
      notFor: ['mustBeBlockedIsLure', 'lureNeedsOne'],
    },
    {
      that: 'a lure that can’t be blocked at all',
      board: {
        permanents: {
          ada: { siren: creature('2/2', LURE, restricts('cannotBeBlocked')) },
          nil: { bear: '2/2', wolf: creature('2/2', restricts('cannotBlock')) },
        },
      },
      script: [attack({ siren: 'nil' }), TO_BLOCKS],
      so: { legal: [''] },
      believed: { legal: ['bear>siren'] },
      notFor: ['mustBeatsCant'],
    },
  ],
  payIfAble: [
    {
      that: 'it must attack, attacking costs two, and two there are',
      board: {
        permanents: {
          ada: { ogre: creature('3/3', MUST_ATTACK), mine: LAND, quarry: LAND },
          nil: { law: TOLL },
        },
      },
      script: [],
      so: { legal: ['', 'ogre>nil'] },
      believed: { legal: ['ogre>nil'] },
      notFor: ['mustBeatsCant', 'goadForbidsMe', 'noDrafting', 'oneByOne'],
    },
    {
      that: 'two must attack, and one can be paid for',
      board: {
        permanents: {
          ada: {
            ogre: creature('3/3', MUST_ATTACK),
            bear: creature('2/2', MUST_ATTACK),
            mine: LAND,
            quarry: LAND,
            pit: LAND,
          },
          nil: { law: TOLL },
        },
      },
      script: [],
      so: { legal: ['', 'bear>nil', 'ogre>nil'] },
      believed: { legal: ['bear>nil', 'ogre>nil'] },
      notFor: ['mustBeatsCant'],
    },
    {
      that: 'goaded by one opponent, and attacking the other costs two',
      board: {
        permanents: {
          ada: { ogre: '2/2', mine: LAND, quarry: LAND },
          nil: { law: TOLL },
          olga: { decree: GOAD },
        },
      },
      script: [],
      so: { legal: ['ogre>nil', 'ogre>olga'] },
      believed: { legal: ['ogre>nil'] },
      notFor: ['mustBeatsCant', 'noDrafting'],
    },
    {
      that: 'it must block, and blocking costs one',
      board: {
        permanents: {
          ada: { golem: '3/3', law: GATE },
          nil: { guard: creature('3/3', MUST_BLOCK), mine: LAND },
        },
      },
      script: [attack({ golem: 'nil' }), TO_BLOCKS],
      so: { legal: ['', 'guard>golem'] },
      believed: { legal: ['guard>golem'] },
      notFor: ['mustBeBlockedIsLure'],
    },
  ],
  oncePerTurnDuty: [
    {
      that: 'a creature that attacks if able, in a second combat phase',
      board: { permanents: { ada: { berserker: creature('2/2', MUST_ATTACK) }, nil: {} } },
      hands: { ada: { again: AGAIN } },
      script: ATTACKED_ONCE('berserker'),
      so: { legal: ['berserker>nil'] },
      believed: { legal: ['', 'berserker>nil'] },
      notFor: ['payIfAble', 'oneByOne', 'noDrafting', 'goadForbidsMe'],
    },
    {
      that: 'of two that attack if able, one is new to the second combat phase',
      board: {
        permanents: {
          ada: {
            berserker: creature('2/2 vigilance', MUST_ATTACK),
            recruit: { ...creature('1/1', MUST_ATTACK), tapped: true },
          },
          nil: {},
        },
      },
      hands: { ada: { again: AGAIN } },
      script: [
        attack({ berserker: 'nil' }),
        block({}),
        toStep('endOfCombat'),
        cast('ada', 'again', 'recruit'),
        resolveAll,
        toStep('declareAttackers'),
      ],
      so: { legal: ['berserker>nil, recruit>nil'] },
      believed: { legal: ['berserker>nil, recruit>nil', 'recruit>nil'] },
      notFor: ['noDrafting'],
    },
  ],
  goadForbidsMe: [
    {
      that: 'a creature goaded by the only opponent',
      board: { permanents: { ada: { ogre: '2/2' }, nil: { decree: GOAD } } },
      script: [],
      so: { legal: ['ogre>nil'] },
      believed: { legal: [''] },
      notFor: ['payIfAble', 'mustBeatsCant', 'noDrafting', 'oneByOne', 'oncePerTurnDuty'],
    },
    {
      that: 'goaded by both opponents, of whom one has a planeswalker',
      board: {
        permanents: {
          ada: { ogre: '2/2' },
          nil: { decree: GOAD, walker: { types: ['planeswalker'], counters: { loyalty: 3 } } },
          olga: { edict: GOAD },
        },
      },
      script: [],
      so: { legal: ['ogre>nil', 'ogre>olga'] },
      believed: { legal: ['ogre>walker'] },
      notFor: ['payIfAble', 'noDrafting'],
    },
    {
      that: 'goaded by one opponent, whom it attacks',
      board: { permanents: { ada: { ogre: '2/2' }, nil: { decree: GOAD } } },
      script: [attack({ ogre: 'nil' })],
      so: { refused: [] },
      believed: { refused: ['restrictionDisobeyed'] },
      notFor: ['payIfAble'],
    },
  ],
  sickCannotBlock: [
    {
      that: 'one of two came this turn',
      board: {
        permanents: {
          ada: { golem: '3/3' },
          nil: { recruit: { is: '2/2', sick: true }, bear: '2/2' },
        },
      },
      script: [attack({ golem: 'nil' }), TO_BLOCKS],
      so: { legal: ['', 'bear>golem', 'recruit>golem', 'recruit>golem, bear>golem'] },
      believed: { legal: ['', 'bear>golem'] },
      notFor: ['lureReachesUnable', 'protectionBothWays'],
    },
    {
      that: 'it is cast once attackers are declared, and blocks',
      board: { permanents: { ada: { golem: '3/3' }, nil: {} } },
      hands: { nil: { ambush: { is: '3/3 flash' } } },
      script: [
        attack({ golem: 'nil' }),
        cast('nil', 'ambush'),
        resolveAll,
        block({ ambush: 'golem' }),
      ],
      so: { refused: [] },
      believed: { refused: ['summoningSick'] },
      notFor: ['noDrafting'],
    },
    {
      that: 'of two that came this turn one has haste',
      board: {
        permanents: {
          ada: { golem: '3/3' },
          nil: { recruit: { is: '2/2', sick: true }, imp: { is: '1/1 haste', sick: true } },
        },
      },
      script: [attack({ golem: 'nil' }), TO_BLOCKS],
      so: { legal: ['', 'imp>golem', 'recruit>golem', 'recruit>golem, imp>golem'] },
      believed: { legal: ['', 'imp>golem'] },
      notFor: ['mustBeatsCant', 'protectionBothWays'],
    },
  ],
  protectionBothWays: [
    {
      that: 'a green creature attacks, and one with protection from green could block it',
      board: {
        permanents: {
          ada: { elf: { is: '3/3', colors: ['green'] } },
          nil: { cleric: creature('2/2', FROM_GREEN), bear: '2/2' },
        },
      },
      script: [attack({ elf: 'nil' }), TO_BLOCKS],
      so: { legal: ['', 'bear>elf', 'cleric>elf', 'cleric>elf, bear>elf'] },
      believed: { legal: ['', 'bear>elf'] },
      notFor: ['sickCannotBlock', 'lureReachesUnable'],
    },
    {
      that: 'a blocker of a green creature gains protection from green',
      board: {
        permanents: {
          ada: { elf: { is: '3/2', colors: ['green'] } },
          nil: { cleric: '2/2' },
        },
      },
      hands: {
        nil: {
          grace: instant([
            {
              kind: 'apply',
              subject: TARGET,
              change: { kind: 'grant', ability: FROM_GREEN },
              until: 'endOfTurn',
            },
          ]),
        },
      },
      script: [
        attack({ elf: 'nil' }),
        block({ cleric: 'elf' }),
        cast('nil', 'grace', 'cleric'),
        resolveAll,
        toStep('endOfCombat'),
      ],
      so: { died: ['elf'] },
      believed: { died: [] },
      notFor: ['sickCannotBlock', 'deathtouchFullToughness'],
    },
    {
      that: 'attackers and blockers, of each one green and one with protection from green',
      board: {
        permanents: {
          ada: { cleric: creature('2/2', FROM_GREEN), elf: { is: '3/3', colors: ['green'] } },
          nil: { druid: { is: '2/2', colors: ['green'] }, monk: creature('2/2', FROM_GREEN) },
        },
      },
      script: [attack({ cleric: 'nil', elf: 'nil' }), TO_BLOCKS],
      so: {
        legal: [
          '',
          'druid>elf',
          'druid>elf, monk>cleric',
          'druid>elf, monk>elf',
          'monk>cleric',
          'monk>elf',
        ],
      },
      believed: { legal: ['', 'druid>elf', 'druid>elf, monk>cleric', 'monk>cleric'] },
      notFor: ['lureReachesUnable'],
    },
  ],
};
