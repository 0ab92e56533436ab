import { choiceMade, choiceTaken } from '../change/making/choosing.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { PlayersChoice } from '../state/choice.ts';
import type { GameState } from '../state/gameState.ts';
import { inTurnOrder } from '../state/lookup.ts';
import type { WaitingTrigger } from '../state/stack.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { resolvesActiveFirst } from './beliefs/simultaneousTriggers.ts';
import { type SaidOfTrigger, saidOfTriggers } from './saidOfTriggers.ts';

/** A trigger with what its controller said of it. */
export interface PlacedTrigger {
  readonly waiting: WaitingTrigger;
  readonly said: SaidOfTrigger;
}

/** Waiting triggers as they go onto the stack, and how their order came about. */
export interface Ordered {
  readonly placed: readonly PlacedTrigger[];
  readonly events: readonly GameEvent[];
}

/**
 * CR 603.3b: player by player in turn order; each player's own in the order in which they spoke of them, those of which
 * they did not speak after them, as they triggered.
 */
export function orderOfTriggers(state: GameState, said: readonly PlayersChoice[]): Ordered {
  const players = asTheyPut(state);
  const spoken = saidOfTriggers(state.waitingTriggers, said);
  const placeOf = ({ said: { order } }: PlacedTrigger) =>
    order === undefined ? said.length : said.indexOf(order);
  const placed = spoken
    .flatMap((one, index): readonly PlacedTrigger[] => {
      const waiting = state.waitingTriggers[index];
      return waiting === undefined ? [] : [{ waiting, said: one }];
    })
    // CR 800.4d: a player who has left puts nothing on the stack.
    .filter(({ waiting }) => players.includes(waiting.controller))
    .toSorted(
      (a, b) =>
        players.indexOf(a.waiting.controller) - players.indexOf(b.waiting.controller) ||
        placeOf(a) - placeOf(b),
    );
  return {
    placed,
    events: players.flatMap((player) =>
      orderingOf(
        state,
        placed.filter(({ waiting }) => waiting.controller === player),
      ),
    ),
  };
}

/** CR 603.3b: the active player first, so that theirs resolve last. */
const asTheyPut = (state: GameState): readonly PlayerId[] =>
  resolvesActiveFirst(state) ? inTurnOrder(state).toReversed() : inTurnOrder(state);

/** CR 603.3b: with two or more that differ their controller orders them, which the last has no need to be named for. */
function orderingOf(state: GameState, own: readonly PlacedTrigger[]): readonly GameEvent[] {
  if (different(own.map(({ waiting }) => waiting)) < 2) return [];
  const asked = 'order';
  const rules = ['triggers.apnapOrder'] as const;
  const named = own.filter(({ said }) => said.order !== undefined);
  const unnamed = own.filter(({ said }) => said.order === undefined);
  return [
    ...named.flatMap(({ waiting: { controller: player, source }, said: { order } }) =>
      choiceMade(state, { player, source, asked, rules, trigger: order?.trigger }),
    ),
    ...unnamed
      .slice(0, 1)
      .flatMap(({ waiting: { controller: player, source } }) =>
        choiceTaken(
          state,
          { player, source, asked, rules },
          different(unnamed.map(({ waiting }) => waiting)),
        ),
      ),
  ];
}

/** How many different ones there are: of those alike it makes no difference which comes first. */
const different = (all: readonly WaitingTrigger[]): number => new Set(all.map(kindOf)).size;

/** Two of one source are alike that do the same, about whatever they are, if what they do is about nothing of it. */
function kindOf({ source, ability, context }: WaitingTrigger): string {
  const { effects, modes, optional, if: condition, targets } = ability;
  const text = JSON.stringify(modes ?? effects);
  const isAboutEvent = targets.length > 0 || ABOUT_EVENT.test(text);
  return JSON.stringify([source, text, optional, condition, targets, isAboutEvent && context]);
}

const ABOUT_EVENT = /event|each|created|target|defendingPlayer|thatPlayer/i;
