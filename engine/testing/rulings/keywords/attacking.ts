import { objectId } from '../../../vocabulary/ids.ts';
import type { Board } from '../../boards/board.ts';
import { attack, block, resolveAll, toEnd, toStep } from '../../editionChanges/acts.ts';
import type { CasesOf } from './keywordCase.ts';

const THREE_PLAYERS: Board['permanents'] = { ada: {}, nil: {}, nora: {} };

const PROVOKED: Board = {
  permanents: { ada: { bully: '3/3 provoke' }, nil: { bear: { is: '2/2', tapped: true } } },
};

/** Keywords of what attacks. */
export const ATTACKING: CasesOf<
  | 'annihilator'
  | 'battleCry'
  | 'defender'
  | 'dethrone'
  | 'enlist'
  | 'exalted'
  | 'haste'
  | 'melee'
  | 'mentor'
  | 'mobilize'
  | 'myriad'
  | 'provoke'
  | 'training'
  | 'vigilance'
> = {
  defender: [
    {
      that: 'it does not attack',
      board: { permanents: { ada: { wall: '3/3 defender' }, nil: {} } },
      script: [attack({ wall: 'nil' }), toEnd],
      sees: { refused: ['restrictionDisobeyed'], life: { ada: 20, nil: 20 } },
      without: { refused: [], life: { ada: 20, nil: 17 } },
    },
  ],
  haste: [
    {
      that: 'it attacks in the turn in which it came',
      board: { permanents: { ada: { imp: { is: '3/1 haste', sick: true } }, nil: {} } },
      script: [attack({ imp: 'nil' }), toEnd],
      sees: { refused: [], life: { ada: 20, nil: 17 } },
      without: { refused: ['summoningSick'], life: { ada: 20, nil: 20 } },
    },
  ],
  vigilance: [
    {
      that: 'attacking does not tap it',
      board: { permanents: { ada: { angel: '4/4 vigilance' }, nil: {} } },
      script: [attack({ angel: 'nil' })],
      sees: { tapped: [], attacking: { angel: 'nil' } },
      without: { tapped: ['angel'], attacking: { angel: 'nil' } },
    },
  ],
  exalted: [
    {
      that: 'whatever of its controller’s attacks alone grows',
      board: { permanents: { ada: { noble: '1/1 exalted', bear: '2/2' }, nil: {} } },
      script: [attack({ bear: 'nil' }), resolveAll],
      sees: { size: { noble: '1/1', bear: '3/3' }, triggered: { noble: 1 } },
      without: { size: { noble: '1/1', bear: '2/2' }, triggered: {} },
    },
    {
      that: 'each of several makes it grow',
      board: { permanents: { ada: { noble: '1/1 exalted exalted', bear: '2/2' }, nil: {} } },
      script: [attack({ bear: 'nil' }), resolveAll],
      sees: { size: { noble: '1/1', bear: '4/4' } },
    },
    {
      that: 'two attackers do not attack alone',
      board: { permanents: { ada: { noble: '1/1 exalted', bear: '2/2' }, nil: {} } },
      script: [attack({ bear: 'nil', noble: 'nil' }), resolveAll],
      sees: { size: { noble: '1/1', bear: '2/2' }, triggered: {} },
    },
  ],
  battleCry: [
    {
      that: 'every other attacker gets +1/+0',
      board: { permanents: { ada: { hero: '2/2 battleCry', bear: '2/2', idle: '2/2' }, nil: {} } },
      script: [attack({ hero: 'nil', bear: 'nil' }), resolveAll],
      sees: { size: { hero: '2/2', bear: '3/2', idle: '2/2' } },
      without: { size: { hero: '2/2', bear: '2/2', idle: '2/2' } },
    },
  ],
  melee: [
    {
      that: 'it gets +1/+1 for each opponent attacked',
      board: {
        permanents: { ...THREE_PLAYERS, ada: { guard: '2/2 melee', bear: '2/2', ape: '3/3' } },
      },
      script: [attack({ guard: 'nil', bear: 'nora', ape: 'nora' }), resolveAll],
      sees: { size: { guard: '4/4', bear: '2/2', ape: '3/3' } },
      without: { size: { guard: '2/2', bear: '2/2', ape: '3/3' } },
    },
    {
      that: 'an opponent whose planeswalker is attacked is not attacked',
      board: {
        permanents: {
          ada: { guard: '2/2 melee' },
          nil: { walker: { types: ['planeswalker'], counters: { loyalty: 3 } } },
        },
      },
      script: [attack({ guard: 'walker' }), resolveAll],
      sees: { size: { guard: '2/2' }, triggered: { guard: 1 } },
    },
  ],
  annihilator: [
    {
      that: 'the defending player sacrifices so many permanents',
      board: {
        permanents: {
          ada: { titan: '9/9 annihilator2' },
          nil: { bear: '2/2', land: { types: ['land'] }, ape: '3/3' },
        },
      },
      script: [attack({ titan: 'nil' }), resolveAll],
      sees: { permanents: ['titan', 'ape'] },
      without: { permanents: ['titan', 'bear', 'land', 'ape'] },
    },
  ],
  dethrone: [
    {
      that: 'it gets a counter when it attacks the player with the most life',
      board: { permanents: { ada: { rogue: '1/1 dethrone' }, nil: {} } },
      script: [attack({ rogue: 'nil' }), resolveAll],
      sees: { size: { rogue: '2/2' } },
      without: { size: { rogue: '1/1' } },
    },
    {
      that: 'and none when somebody has more',
      board: {
        permanents: { ada: { rogue: '1/1 dethrone' }, nil: {} },
        players: { ada: { life: 21 } },
      },
      script: [attack({ rogue: 'nil' }), resolveAll],
      sees: { size: { rogue: '1/1' }, triggered: {} },
    },
  ],
  mentor: [
    {
      that: 'an attacker of less power gets a counter',
      board: { permanents: { ada: { hammer: '3/3 mentor', cadet: '1/1' }, nil: {} } },
      script: [attack({ hammer: 'nil', cadet: 'nil' }), resolveAll],
      sees: { size: { hammer: '3/3', cadet: '2/2' } },
      without: { size: { hammer: '3/3', cadet: '1/1' } },
    },
    {
      that: 'one of the same power is no target, and the ability leaves the stack',
      board: { permanents: { ada: { hammer: '3/3 mentor', twin: '3/3' }, nil: {} } },
      script: [attack({ hammer: 'nil', twin: 'nil' }), resolveAll],
      sees: { size: { hammer: '3/3', twin: '3/3' }, triggered: { hammer: 1 } },
    },
  ],
  training: [
    {
      that: 'it gets a counter beside a stronger attacker',
      board: { permanents: { ada: { novice: '1/2 training', bear: '2/2' }, nil: {} } },
      script: [attack({ novice: 'nil', bear: 'nil' }), resolveAll],
      sees: { size: { novice: '2/3', bear: '2/2' } },
      without: { size: { novice: '1/2', bear: '2/2' } },
    },
    {
      that: 'one of the same power is not stronger',
      board: { permanents: { ada: { novice: '2/2 training', bear: '2/2' }, nil: {} } },
      script: [attack({ novice: 'nil', bear: 'nil' }), resolveAll],
      sees: { size: { novice: '2/2', bear: '2/2' }, triggered: {} },
    },
  ],
  provoke: [
    {
      that: 'a creature of the defending player untaps',
      board: PROVOKED,
      script: [attack({ bully: 'nil' }), resolveAll],
      sees: { tapped: ['bully'] },
      without: { tapped: ['bully', 'bear'] },
    },
    {
      that: 'and blocks it if able',
      board: PROVOKED,
      script: [attack({ bully: 'nil' }), resolveAll, block({}), block({ bear: 'bully' }), toEnd],
      sees: { refused: ['fewerRequirementsThanPossible'], died: ['bear'] },
    },
  ],
  enlist: [
    {
      that: 'tapping another creature adds its power',
      board: { permanents: { ada: { knight: '2/2 enlist', squire: '3/1' }, nil: {} } },
      script: [attack({ knight: 'nil' }, enlisting('knight', 'squire')), resolveAll],
      sees: { size: { knight: '5/2', squire: '3/1' }, tapped: ['knight', 'squire'] },
      without: { refused: ['cannotEnlist'] },
    },
    {
      that: 'a creature that attacks too, or came this turn, is not enlisted',
      board: {
        permanents: {
          ada: { knight: '2/2 enlist', squire: { is: '3/1', sick: true }, page: '1/1' },
          nil: {},
        },
      },
      script: [
        attack({ knight: 'nil' }, enlisting('knight', 'squire')),
        attack({ knight: 'nil', page: 'nil' }, enlisting('knight', 'page')),
        attack({ knight: 'nil' }, enlisting('knight', 'page')),
        resolveAll,
      ],
      sees: { refused: ['cannotEnlist'], size: { knight: '3/2', squire: '3/1', page: '1/1' } },
    },
    {
      that: 'each of several adds the power of another, and once',
      board: {
        permanents: { ada: { knight: '2/2 enlist enlist', squire: '3/1', page: '1/1' }, nil: {} },
      },
      script: [
        attack(
          { knight: 'nil' },
          {
            enlisted: [
              ...enlisting('knight', 'squire').enlisted,
              ...enlisting('knight', 'page').enlisted,
            ],
          },
        ),
        resolveAll,
      ],
      sees: { refused: [], size: { knight: '6/2', squire: '3/1', page: '1/1' } },
    },
  ],
  mobilize: [
    {
      that: 'tokens attack with it and are sacrificed at the next end step',
      board: { permanents: { ada: { horde: '2/2 mobilize2' }, nil: {} } },
      script: [attack({ horde: 'nil' }), resolveAll, toEnd],
      sees: { life: { ada: 20, nil: 16 } },
      without: { life: { ada: 20, nil: 18 } },
    },
    {
      that: 'by the end of the turn they are gone',
      board: { permanents: { ada: { horde: '2/2 mobilize2' }, nil: {} } },
      script: [attack({ horde: 'nil' }), resolveAll, toStep('endStep'), resolveAll],
      sees: { permanents: ['horde'], triggered: { horde: 2 } },
    },
  ],
  myriad: [
    {
      that: 'a copy attacks each other opponent, until end of combat',
      board: { permanents: { ...THREE_PLAYERS, ada: { legion: '3/3 myriad' } } },
      script: [attack({ legion: 'nil' }), resolveAll, toEnd],
      sees: { life: { ada: 20, nil: 17, nora: 17 } },
      without: { life: { ada: 20, nil: 17, nora: 20 } },
    },
    {
      that: 'against one opponent there is nobody else, and nothing to exile',
      board: { permanents: { ada: { legion: '3/3 myriad' }, nil: {} } },
      script: [attack({ legion: 'nil' }), resolveAll, toEnd, resolveAll],
      sees: { permanents: ['legion'], triggered: { legion: 1 } },
    },
  ],
};

function enlisting(by: string, creature: string) {
  return { enlisted: [{ by: objectId(by), creature: objectId(creature) }] };
}
