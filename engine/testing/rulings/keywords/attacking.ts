import { objectId } from '../../../vocabulary/ids.ts';
import type { Board } from '../../boards/board.ts';
import { attack, block, resolveAll, toEnd, toStep } from '../../editionChanges/acts.ts';
import type { Cases } from './keywordCase.ts';

const THREE_PLAYERS: Board['permanents'] = { ada: {}, nil: {}, nora: {} };

const PROVOKED: Board = {
  permanents: { ada: { bully: '3/3 provoke' }, nil: { bear: { is: '2/2', tapped: true } } },
};

/** Keywords of what attacks. */
export const ATTACKING: Cases = {
  exalted: [
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
  dethrone: [
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
      that: 'one of the same power is no target, and the ability leaves the stack',
      board: { permanents: { ada: { hammer: '3/3 mentor', twin: '3/3' }, nil: {} } },
      script: [attack({ hammer: 'nil', twin: 'nil' }), resolveAll],
      sees: { size: { hammer: '3/3', twin: '3/3' }, triggered: { hammer: 1 } },
    },
  ],
  training: [
    {
      that: 'one of the same power is not stronger',
      board: { permanents: { ada: { novice: '2/2 training', bear: '2/2' }, nil: {} } },
      script: [attack({ novice: 'nil', bear: 'nil' }), resolveAll],
      sees: { size: { novice: '2/2', bear: '2/2' }, triggered: {} },
    },
  ],
  provoke: [
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
