import { expect, test } from 'vitest';
import { removeCounters } from '../../change/counters.ts';
import type { GameChange } from '../../change/making/gameChange.ts';
import type { Ability } from '../../language/ability.ts';
import { TRIGGER, type TriggerCode } from '../../language/trigger.ts';
import type { GameState } from '../../state/gameState.ts';
import { addTriggers } from '../../triggers/detect.ts';
import { objectId } from '../../vocabulary/ids.ts';
import { kebab } from '../../vocabulary/spelling.ts';
import { board, characteristics } from '../boards/board.ts';
import { FOCUS, inHand, onBoard, USED } from '../boards/cardBoards.ts';
import { happened } from '../boards/happened.ts';
import { type Plan, playOut } from '../boards/playOut.ts';
import { ADA, readAbility } from './stock.ts';

const SPREAD: Plan = { use: 'always', attack: 'all', block: 'spread' };
const PLANS: readonly Plan[] = [
  SPREAD,
  { use: 'onceAttackersAreDeclared', order: 'lastFirst', attack: 'alone', block: 'none' },
  { use: 'never', attack: 'all', block: 'byFocus' },
  { use: 'never', attack: 'all', block: 'onFocus' },
];

/** What a creature does in games, so that whatever triggers speak of happens to it and its controller. */
const DOINGS = [
  { permission: 'exert-as-it-attacks' },
  { permission: 'block-additional', n: 1 },
  { activated: [{ 'become-monarch': 'you' }], costs: [{ 'pay-life': 1 }] },
  { activated: [{ 'gain-life': 1 }, { discard: 1 }], costs: [{ 'pay-life': 1 }] },
  { activated: [{ untap: 'self' }], costs: [{ 'pay-life': 1 }] },
  {
    activated: [{ 'gain-control': 'self', by: 'each-opponent', until: 'end-of-turn' }],
    costs: [{ 'pay-life': 2 }],
  },
  { activated: [{ sacrifice: 'self' }], costs: [{ 'pay-life': 3 }] },
].map(readAbility);

const printed = (ability: Ability) => ({
  ...characteristics({ is: '3/3', colors: ['green'] }),
  manaCost: '{1}',
  abilities: [...DOINGS, ability],
});

/** Whether it has triggered in some game: the ability is the creature's own, told by its word. */
function triggersInGames(word: string, ability: Ability): boolean {
  const games = (['ada', 'nil'] as const).flatMap((of) =>
    PLANS.map((plan) => () => playOut(onBoard(printed(ability), of, 'upkeep'), USED, plan)),
  );
  return [...games, () => playOut(inHand(printed(ability), 'ada', 'upkeep'), USED, SPREAD)].some(
    (game) =>
      game().events.some(
        (event) =>
          event.kind === 'abilityTriggered' && event.trigger === word && event.source === FOCUS,
      ),
  );
}

const withFocus = (
  ability: Ability,
  more: Parameters<typeof board>[0]['permanents'][string] = {},
) =>
  board({
    permanents: { ada: { focus: { is: '3/3', abilities: [ability] }, ...more }, nil: {} },
    step: 'declareAttackers',
  });

/** What does not come about in these games, made to happen. */
const OWN: {
  readonly [C in TriggerCode]?: (ability: Ability) => readonly [GameState, GameChange];
} = {
  enlists: (ability) => {
    const state = withFocus(ability, { big: '4/4' });
    const object = objectId('big');
    return [
      state,
      happened(state, { kind: 'enlisted', player: ADA, object, by: FOCUS, rules: [], decides: [] }),
    ];
  },
  losesLastDefense: (ability) => {
    const [focus] = withFocus(ability).battlefield;
    const state = withFocus(ability);
    const before = {
      ...state,
      battlefield: focus === undefined ? [] : [{ ...focus, counters: { defense: 1 } }],
    };
    return [before, removeCounters(before, FOCUS, { counter: 'defense', n: 1, by: FOCUS })];
  },
  // Only what is suspended loses time counters.
  losesLastTime: (ability) => {
    const state: GameState = {
      ...withFocus(readAbility('flying')),
      battlefield: [],
      cards: [
        {
          id: FOCUS,
          owner: ADA,
          zone: 'exile',
          printed: characteristics({
            types: ['sorcery'],
            abilities: [ability],
          }),
        },
      ],
    };
    const event = { kind: 'countersRemoved', object: FOCUS, counter: 'time', n: 1 } as const;
    return [state, happened(state, { ...event, by: FOCUS, rules: [], decides: [] })];
  },
};

/** With all that the word reads, or with one thing less: two may never be so of one event. */
const ways = (example: object, reads: readonly string[]): readonly Ability[] =>
  [undefined, ...reads].map((left) =>
    readAbility(
      Object.fromEntries(
        Object.entries(example).filter(([key]) => left === undefined || key !== kebab(left)),
      ),
    ),
  );

test.each(Object.entries(TRIGGER))('in some game it happens: %s', (word, { example, reads }) => {
  const ability = readAbility(example);
  const own = OWN[word as TriggerCode]?.(ability);
  if (own === undefined) {
    expect(ways(example, reads).some((way) => triggersInGames(word, way))).toBe(true);
    return;
  }
  const [before, changed] = own;
  const waiting = addTriggers(before, changed).state.waitingTriggers;
  expect(waiting.map(({ ability: { event } }) => event)).toEqual([word]);
  // No word has a board of its own that needs none.
  expect(triggersInGames(word, ability)).toBe(false);
});
