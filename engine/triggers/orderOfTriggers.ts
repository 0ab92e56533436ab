import { choiceMade, choiceTaken } from '../change/making/choosing.ts';
import type { PlayersChoice } from '../log/act.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { GameState } from '../state/gameState.ts';
import { inTurnOrder } from '../state/lookup.ts';
import type { WaitingTrigger } from '../state/stack.ts';
import { haveOneName } from '../vocabulary/ids.ts';

/** A trigger with what its controller said of its modes and targets, if anything. */
export interface Placed {
  readonly waiting: WaitingTrigger;
  readonly said: Said;
}

/** What is announced of it. */
export type Said = Pick<PlayersChoice, 'modes' | 'targets'>;

/** Waiting triggers as they go onto the stack, and how their order came about. */
export interface Ordered {
  readonly placed: readonly Placed[];
  readonly events: readonly GameEvent[];
}

/**
 * CR 603.3b: player by player in turn order; each player's own in the order in which they spoke of them, those of which
 * they did not speak after them, as they triggered. What is said once of a source is said of the first of its triggers,
 * what is said again of the next. A source is spoken of by its name, whichever object it was as it triggered (CR 400.7).
 */
export function orderOfTriggers(state: GameState, said: readonly PlayersChoice[]): Ordered {
  const players = inTurnOrder(state);
  const all = state.waitingTriggers.map((waiting, index) => {
    const own = said.filter((one) => isOf(one, waiting));
    const nth = state.waitingTriggers
      .slice(0, index)
      .filter((other) => isAlike(other, waiting)).length;
    const place = own[nth];
    return {
      waiting,
      said: { ...partOf(own, 'modes', nth), ...partOf(own, 'targets', nth) },
      // CR 800.4d: a player who has left puts nothing on the stack.
      player: players.indexOf(waiting.controller),
      place: place === undefined ? undefined : said.indexOf(place),
    };
  });
  const placed = all
    .filter(({ player }) => player !== -1)
    .toSorted((a, b) => a.player - b.player || (a.place ?? said.length) - (b.place ?? said.length));
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

/** A part of a choice is said of the nth of them by whoever says it the nth time. */
const partOf = (own: readonly PlayersChoice[], part: keyof Said, nth: number): Said => {
  const said = own.filter((one) => one[part] !== undefined)[nth]?.[part];
  return said === undefined ? {} : { [part]: said };
};

const isOf = ({ source, player }: PlayersChoice, waiting: WaitingTrigger): boolean =>
  haveOneName(source, waiting.source) && player === waiting.controller;

const isAlike = (a: WaitingTrigger, b: WaitingTrigger): boolean =>
  haveOneName(a.source, b.source) && a.controller === b.controller;

/** CR 603.3b: with two or more that differ their controller orders them, which the last has no need to be named for. */
function orderingOf(
  state: GameState,
  own: readonly { readonly waiting: WaitingTrigger; readonly place: number | undefined }[],
): readonly GameEvent[] {
  if (different(own.map(({ waiting }) => waiting)) < 2) return [];
  const asked = 'order';
  const rules = ['triggers.apnapOrder'] as const;
  const named = own.filter(({ place }) => place !== undefined);
  const unnamed = own.filter(({ place }) => place === undefined);
  return [
    ...named.flatMap(({ waiting: { controller: player, source } }) =>
      choiceMade(state, { player, source, asked, rules }),
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
