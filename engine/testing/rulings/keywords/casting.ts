import type { Ability } from '../../../language/ability.ts';
import type { Effect } from '../../../language/effect.ts';
import type { WayToCast } from '../../../language/keywords/lists.ts';
import { act, decisionOf } from '../../../scenario/line.ts';
import { objectId, playerId } from '../../../vocabulary/ids.ts';
import { instant } from '../../editionChanges/abilities.ts';
import { type Act, actByName, cast, resolveAll, toStep } from '../../editionChanges/acts.ts';
import type { HandCard } from '../../editionChanges/editionChange.ts';
import type { Cases } from './keywordCase.ts';

/** Casts a card, without targets, in the way named. */
const castWith =
  (player: string, card: string, way: WayToCast): Act =>
  (line) =>
    decisionOf(line).kind === 'priority'
      ? actByName(line, {
          kind: 'cast',
          player: playerId(player),
          card: objectId(card),
          targets: [],
          announced: { ways: [way] },
        })
      : line;

const costing = (keyword: WayToCast | 'cumulativeUpkeep', cost: string): Ability => ({
  kind: 'keyword',
  keyword,
  cost,
});

const gain = (n: number): Effect => ({
  kind: 'gainLife',
  n,
  subject: { kind: 'reference', reference: 'you' },
});

const BOARD = { step: 'precombatMain', permanents: { ada: {}, nil: {} } } as const;

/** Costs {1}{W}. */
const HYMN: HandCard = {
  ...instant([gain(5)], []),
  cost: '{1}{W}',
  abilities: [...(instant([gain(5)], []).abilities ?? []), { kind: 'keyword', keyword: 'convoke' }],
};

const CONVOKERS = {
  step: 'precombatMain',
  permanents: {
    ada: {
      elf: { is: '1/1', colors: ['green'] },
      knight: { is: '2/2', colors: ['white'] },
      newcomer: { is: '1/1', sick: true },
      tired: { is: '1/1', tapped: true },
    },
    nil: {},
  },
} as const;

const convoking =
  (card: string, ...creatures: readonly string[]): Act =>
  (line) =>
    act(line, {
      kind: 'cast',
      player: playerId('ada'),
      card: objectId(card),
      targets: [],
      announced: { convoke: creatures.map(objectId) },
    }).line;

/** Keywords that say how a card may be cast, or what keeping it costs. */
export const CASTING: Cases = {
  convoke: [
    {
      that: 'creatures pay for mana of their color, or for generic mana',
      board: CONVOKERS,
      hands: { ada: { hymn: HYMN } },
      script: [convoking('hymn', 'elf', 'knight'), resolveAll],
      sees: { life: { ada: 25, nil: 20 }, tapped: ['elf', 'knight', 'tired'], refused: [] },
      without: { life: { ada: 20, nil: 20 }, tapped: ['tired'], refused: ['cannotPay'] },
    },
    {
      that: 'one that is tapped pays for nothing',
      board: CONVOKERS,
      hands: { ada: { hymn: HYMN } },
      script: [convoking('hymn', 'tired', 'knight'), resolveAll],
      sees: { life: { ada: 20, nil: 20 }, refused: ['cannotPay'] },
    },
    {
      that: 'nor does one more than there is mana to pay',
      board: CONVOKERS,
      hands: { ada: { hymn: HYMN } },
      script: [convoking('hymn', 'elf', 'knight', 'newcomer'), resolveAll],
      sees: { life: { ada: 20, nil: 20 }, tapped: ['tired'], refused: ['cannotPay'] },
    },
    {
      that: 'nor one of another color, where only colored mana is asked for',
      board: CONVOKERS,
      hands: { ada: { hymn: { ...HYMN, cost: '{W}{W}' } } },
      script: [convoking('hymn', 'elf', 'knight'), resolveAll],
      sees: { life: { ada: 20, nil: 20 }, refused: ['cannotPay'] },
    },
    {
      that: 'no matter since when it is there',
      board: CONVOKERS,
      hands: { ada: { hymn: HYMN } },
      script: [convoking('hymn', 'newcomer', 'knight'), resolveAll],
      sees: { life: { ada: 25, nil: 20 }, refused: [] },
    },
  ],
  cumulativeUpkeep: [
    {
      that: 'what is not paid for is sacrificed',
      board: {
        step: 'untap',
        permanents: {
          ada: {
            wave: { types: ['enchantment'], abilities: [costing('cumulativeUpkeep', '{1}')] },
          },
          nil: {},
        },
      },
      script: [toStep('upkeep'), resolveAll],
      sees: { permanents: [], triggered: { wave: 1 } },
      without: { permanents: ['wave'], triggered: {} },
    },
    {
      that: 'one age counter more is paid for each time',
      board: {
        step: 'untap',
        permanents: {
          ada: {
            wave: {
              types: ['enchantment'],
              abilities: [costing('cumulativeUpkeep', '{0}')],
              counters: { age: 2 },
            },
          },
          nil: {},
        },
      },
      script: [toStep('upkeep'), resolveAll],
      sees: { counters: { wave: { age: 3 } } },
    },
  ],
  dash: [
    {
      that: 'it has haste, and goes home at the end of the turn',
      board: BOARD,
      hands: { ada: { goblin: { is: '2/1', cost: '{5}', abilities: [costing('dash', '{0}')] } } },
      script: [castWith('ada', 'goblin', 'dash'), resolveAll, toStep('endStep'), resolveAll],
      sees: { refused: [], hand: ['goblin'], triggered: { goblin: 1 } },
      without: { refused: ['wrongWays'], hand: ['goblin'], triggered: {} },
    },
  ],
  evoke: [
    {
      that: 'it is sacrificed as it enters',
      board: BOARD,
      hands: { ada: { spirit: { is: '4/3', cost: '{5}', abilities: [costing('evoke', '{0}')] } } },
      script: [castWith('ada', 'spirit', 'evoke'), resolveAll, resolveAll],
      sees: { refused: [], permanents: [], triggered: { spirit: 1 } },
      without: { refused: ['wrongWays'], triggered: {} },
    },
    {
      that: 'it stays if it is cast for its mana cost',
      board: BOARD,
      hands: { ada: { spirit: { is: '4/3', cost: '{0}', abilities: [costing('evoke', '{5}')] } } },
      script: [cast('ada', 'spirit'), resolveAll, resolveAll],
      sees: { refused: [], permanents: ['spirit'] },
    },
  ],
  flashback: [
    {
      that: 'it is cast once more, from the graveyard, and exiled',
      board: BOARD,
      hands: { ada: { peace: withAbility(instant([gain(2)], []), costing('flashback', '{0}')) } },
      script: [
        cast('ada', 'peace'),
        resolveAll,
        castWith('ada', 'peace', 'flashback'),
        resolveAll,
        castWith('ada', 'peace', 'flashback'),
      ],
      sees: { refused: ['unknownObject'], life: { ada: 24, nil: 20 } },
      without: {
        refused: ['wrongWays'],
        life: { ada: 22, nil: 20 },
      },
    },
  ],
  kicker: [
    {
      that: 'for an additional cost it does more',
      board: BOARD,
      hands: {
        ada: {
          chant: withAbility(
            instant(
              [
                gain(1),
                {
                  kind: 'if',
                  condition: { kind: 'castWith', keyword: 'kicker' },
                  effects: [gain(3)],
                },
              ],
              [],
            ),
            costing('kicker', '{0}'),
          ),
        },
      },
      script: [castWith('ada', 'chant', 'kicker'), resolveAll],
      sees: { refused: [], life: { ada: 24, nil: 20 } },
      without: { refused: ['wrongWays'], life: { ada: 20, nil: 20 } },
    },
  ],
};

function withAbility<T extends { readonly abilities?: readonly Ability[] }>(
  card: T,
  more: Ability,
) {
  return { ...card, abilities: [...(card.abilities ?? []), more] };
}
