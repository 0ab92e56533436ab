import { removeCounters } from '../../change/counters.ts';
import type { Ability } from '../../language/ability.ts';
import type { TriggerCode } from '../../language/trigger.ts';
import type { GameEvent } from '../../log/gameEvent.ts';
import type { Moment } from '../../log/moment.ts';
import type { GameState } from '../../state/gameState.ts';
import { permanentOf } from '../../state/lookup.ts';
import { occurrencesIn } from '../../triggers/occurrences.ts';
import { objectId } from '../../vocabulary/ids.ts';
import { board, characteristics } from '../boards/board.ts';
import { FOCUS, inHand, onBoard, USED } from '../boards/cardBoards.ts';
import { type Plan, type PlayedOut, playOut } from '../boards/playOut.ts';
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

const printed = (...more: readonly Ability[]) => ({
  ...characteristics({ is: '3/3', colors: ['green'] }),
  manaCost: '{1}',
  abilities: [...DOINGS, ...more],
});

/** Games in which about everything happens to a creature that has these abilities besides, each when it is asked for. */
export const gamesWith = (...more: readonly Ability[]): readonly (() => PlayedOut)[] => [
  ...(['ada', 'nil'] as const).flatMap((of) =>
    PLANS.map((plan) => () => playOut(onBoard(printed(...more), of, 'upkeep'), USED, plan)),
  ),
  () => playOut(inHand(printed(...more), 'ada', 'upkeep'), USED, SPREAD),
];

const withFocus = (more: Parameters<typeof board>[0]['permanents'][string] = {}): GameState =>
  board({
    permanents: { ada: { focus: '3/3', ...more }, nil: {} },
    step: 'declareAttackers',
  });

const momentOf = (before: GameState, event: GameEvent, after = before): Moment => ({
  before,
  after,
  entries: [{ turn: before.turn.number, step: before.turn.step, event }],
});

const NO_RULES = { rules: [], decides: [] } as const;

/** What does not come about in these games, made to happen. */
export const OWN: { readonly [C in TriggerCode]?: () => Moment } = {
  enlists: () => {
    const object = objectId('big');
    const event = { kind: 'enlisted', player: ADA, object, by: FOCUS, ...NO_RULES } as const;
    return momentOf(withFocus({ big: '4/4' }), event);
  },
  turnsFaceUp: () => {
    const event = { kind: 'turnedFaceUp', player: ADA, object: FOCUS, ...NO_RULES } as const;
    return momentOf(withFocus(), event);
  },
  losesLastDefense: () => {
    const state = withFocus();
    const before = {
      ...state,
      battlefield: state.battlefield.map((one) => ({ ...one, counters: { defense: 1 } })),
    };
    const { state: after, events } = removeCounters(before, FOCUS, {
      counter: 'defense',
      n: 1,
      by: FOCUS,
    });
    const [event] = events;
    if (event === undefined) throw new Error('no counter was removed');
    return momentOf(before, event, after);
  },
  // Only what is suspended loses time counters.
  losesLastTime: () => {
    const sorcery = characteristics({ types: ['sorcery'] });
    const state: GameState = {
      ...withFocus(),
      battlefield: [],
      cards: [{ id: FOCUS, owner: ADA, zone: 'exile', printed: sorcery }],
    };
    const counters = { object: FOCUS, counter: 'time', n: 1, by: FOCUS } as const;
    return momentOf(state, { kind: 'countersRemoved', ...counters, ...NO_RULES });
  },
};

/** On what the object itself waits that is no permanent any more, or none yet, and on what is no event. */
const OFF_BOARD: { readonly [C in TriggerCode]?: readonly GameEvent['kind'][] } = {
  isCast: ['cast'],
  goesToGraveyard: ['creatureDestroyed', 'putIntoGraveyard', 'costPaid', 'cardsDiscarded'],
  stateHolds: ['attack', 'stepBegan'],
};

/** So many of the moments at which it happens in each step. */
const TRIED = 6;

let played: readonly Moment[] | undefined;
const momentsPlayed = (): readonly Moment[] => {
  played ??= gamesWith().flatMap((game) => game().moments);
  return played;
};

/** Moments at which what the trigger speaks of happens, to the creature or to others. */
export function happeningsOf(code: TriggerCode): readonly Moment[] {
  const own = OWN[code];
  if (own !== undefined) return [own()];
  const all = momentsPlayed().filter(({ before, after, entries }) =>
    entries.some(({ event }) => {
      const offBoard = OFF_BOARD[code];
      if (offBoard !== undefined) return offBoard.includes(event.kind);
      return (
        [before, after].some((state) => permanentOf(state, FOCUS) !== undefined) &&
        occurrencesIn(before, after, event).some((one) => one.event === code)
      );
    }),
  );
  const inSteps = Map.groupBy(all, ({ after }) => after.turn.step).values();
  return [...inSteps].flatMap((alike) => {
    const every = Math.ceil(alike.length / TRIED);
    return alike.filter((_, index) => index % every === 0);
  });
}
