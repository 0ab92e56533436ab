import type { Ability } from '../../../language/ability.ts';
import type { Effect } from '../../../language/effect.ts';
import { act, decisionOf } from '../../../scenario/line.ts';
import { objectId, playerId } from '../../../vocabulary/ids.ts';
import { instant } from '../../editionChanges/abilities.ts';
import {
  type Act,
  addMana,
  attack,
  block,
  cast,
  choose,
  resolveAll,
  toStep,
} from '../../editionChanges/acts.ts';
import type { Cases } from './keywordCase.ts';

const YOU = { kind: 'reference', reference: 'you' } as const;
const discards: Effect = { kind: 'discard', n: 1, subject: YOU };
const gain = (n: number): Effect => ({ kind: 'gainLife', n, subject: YOU });

const MADNESS: Ability = { kind: 'keyword', keyword: 'madness', cost: '{B}' };
const SUSPEND: Ability = { kind: 'keyword', keyword: 'suspend', n: 1, cost: '{R}' };
const DREDGE: Ability = { kind: 'keyword', keyword: 'dredge', n: 3 };
const MORPH: Ability = { kind: 'keyword', keyword: 'morph', cost: '{W}' };
const REBOUND: Ability = { kind: 'keyword', keyword: 'rebound' };

const MAIN = { step: 'precombatMain', permanents: { ada: {}, nil: {} } } as const;
const gorgon = { is: '2/4', abilities: [MADNESS], cost: '{3}{B}{B}' } as const;
const spell = instant([gain(2)], []);
const lesson = { ...spell, abilities: [...(spell.abilities ?? []), REBOUND] };
const imp = { is: '1/2', abilities: [DREDGE], cost: '{9}' } as const;
const rhino = { is: '3/3', abilities: [SUSPEND], cost: '{5}{R}' } as const;

const suspend =
  (player: string, card: string): Act =>
  (line) =>
    decisionOf(line).kind === 'priority'
      ? act(line, { kind: 'suspend', player: playerId(player), card: objectId(card) }).line
      : line;

const turnUp =
  (player: string, permanent: string): Act =>
  (line) =>
    decisionOf(line).kind === 'priority'
      ? act(line, { kind: 'turnUp', player: playerId(player), permanent: objectId(permanent) }).line
      : line;

const declines =
  (player: string, source: string): Act =>
  (line) =>
    act(line, {
      kind: 'choose',
      player: playerId(player),
      choice: { source: objectId(source), may: 'declines' },
    }).line;

/** Round the table, to the upkeep of the player whose turn it is. */
const toOwnUpkeep: readonly Act[] = [
  toStep('endStep'),
  toStep('upkeep'),
  toStep('endStep'),
  toStep('upkeep'),
];

/** Keywords that work in hands, graveyards and exile. */
export const ZONES: Cases = {
  madness: [
    {
      that: 'what is discarded can be cast for its madness cost, at any time',
      board: MAIN,
      hands: { ada: { gorgon, rite: instant([discards], []) } },
      script: [addMana('ada', 'B'), cast('ada', 'rite'), resolveAll],
      sees: { permanents: ['gorgon'], mana: { ada: '', nil: '' }, triggered: { gorgon: 1 } },
      without: { permanents: [], mana: { ada: 'B', nil: '' }, triggered: {} },
    },
    {
      that: 'who does not pay puts it into the graveyard',
      board: MAIN,
      hands: { ada: { gorgon, rite: instant([discards], []) } },
      script: [cast('ada', 'rite'), resolveAll],
      sees: { permanents: [], zones: { gorgon: 'graveyard', rite: 'graveyard' } },
    },
    {
      that: 'so does who does not want to',
      board: MAIN,
      hands: { ada: { gorgon, rite: instant([discards], []) } },
      script: [addMana('ada', 'B'), declines('ada', 'gorgon'), cast('ada', 'rite'), resolveAll],
      sees: { permanents: [], zones: { gorgon: 'graveyard', rite: 'graveyard' } },
    },
  ],
  morph: [
    {
      that: 'after blocks it is turned face up for its morph cost, and fights as what it is',
      board: {
        step: 'declareAttackers',
        permanents: {
          ada: { angel: { is: '4/5', abilities: [MORPH], faceDown: true } },
          nil: { bear: '2/2' },
        },
      },
      script: [
        attack({ angel: 'nil' }),
        block({ bear: 'angel' }),
        addMana('ada', 'W'),
        turnUp('ada', 'angel'),
        toStep('endOfCombat'),
      ],
      sees: { size: { angel: '4/5' }, died: ['bear'] },
      without: { size: {}, died: ['angel', 'bear'] },
    },
  ],
  rebound: [
    {
      that: 'a spell cast from the hand is exiled, and cast again for nothing in the next upkeep',
      board: MAIN,
      hands: { ada: { lesson } },
      script: [cast('ada', 'lesson'), resolveAll, ...toOwnUpkeep, resolveAll],
      sees: { life: { ada: 24, nil: 20 }, zones: { lesson: 'graveyard' } },
      without: { life: { ada: 22, nil: 20 }, zones: { lesson: 'graveyard' } },
    },
    {
      that: 'until then it waits in exile',
      board: MAIN,
      hands: { ada: { lesson } },
      script: [cast('ada', 'lesson'), resolveAll, toStep('endStep'), toStep('upkeep')],
      sees: { life: { ada: 22, nil: 20 }, zones: { lesson: 'exile' } },
    },
    {
      that: 'it is cast again only once, and stays exiled if it is not',
      board: MAIN,
      hands: { ada: { lesson } },
      script: [
        cast('ada', 'lesson'),
        resolveAll,
        declines('ada', 'lesson'),
        ...toOwnUpkeep,
        resolveAll,
        ...toOwnUpkeep,
        resolveAll,
      ],
      sees: { life: { ada: 22, nil: 20 }, zones: { lesson: 'exile' } },
    },
  ],
  suspend: [
    {
      that: 'it is exiled for its suspend cost, cast as its last time counter goes, and has haste',
      board: MAIN,
      hands: { ada: { rhino } },
      script: [
        addMana('ada', 'R'),
        suspend('ada', 'rhino'),
        ...toOwnUpkeep,
        resolveAll,
        attack({ rhino: 'nil' }),
      ],
      sees: { attacking: { rhino: 'nil' }, refused: [], triggered: { rhino: 2 } },
      without: { permanents: [], hand: ['rhino'], attacking: {} },
    },
    {
      that: 'only at a time at which it could be cast',
      board: { ...MAIN, step: 'upkeep' },
      hands: { ada: { rhino } },
      script: [addMana('ada', 'R'), suspend('ada', 'rhino')],
      sees: { refused: ['wrongTime'], hand: ['rhino'] },
    },
    {
      that: 'another player who takes control of it finds no haste',
      board: {
        step: 'precombatMain',
        permanents: { ada: {}, nil: {} },
      },
      hands: {
        ada: { rhino },
        nil: {
          ray: instant(
            [
              {
                kind: 'gainControl',
                subject: { kind: 'all', filter: { type: 'creature' } },
                until: 'forever',
              },
            ],
            [],
          ),
        },
      },
      script: [
        addMana('ada', 'R'),
        suspend('ada', 'rhino'),
        ...toOwnUpkeep,
        resolveAll,
        toStep('endStep'),
        toStep('beginningOfCombat'),
        cast('nil', 'ray'),
        resolveAll,
        attack({ rhino: 'ada' }),
      ],
      sees: { refused: ['summoningSick'], attacking: {} },
    },
  ],
  dredge: [
    {
      that: 'instead of drawing its owner mills cards and takes it back',
      board: { step: 'precombatMain', permanents: { ada: {}, nil: {} } },
      hands: {
        ada: {
          imp,
          rite: instant([discards, { kind: 'draw', n: 2 }], []),
        },
      },
      script: [cast('ada', 'rite'), choose('ada', 'imp', { may: 'does' }), resolveAll],
      sees: { hand: ['imp'], zones: { imp: 'hand' }, graveyard: { ada: 4, nil: 0 } },
      without: { hand: [], zones: { imp: 'graveyard' }, graveyard: { ada: 2, nil: 0 } },
    },
    {
      that: 'in the draw step too, if that is chosen',
      board: MAIN,
      hands: { ada: { imp, rite: instant([discards], []) } },
      script: [
        cast('ada', 'rite'),
        resolveAll,
        choose('ada', 'imp'),
        ...toOwnUpkeep,
        toStep('draw'),
      ],
      sees: { hand: ['imp'], graveyard: { ada: 4, nil: 0 } },
    },
  ],
};
