import { andThen, type GameChange, unchanged } from '../change/making/gameChange.ts';
import type { Effect } from '../language/effect.ts';
import type { GameState } from '../state/gameState.ts';
import { entryOf } from '../vocabulary/entries.ts';
import { alsoMoved } from './moved.ts';
import { OF_DAMAGE } from './performDamage.ts';
import type { Performed, Performers } from './performer.ts';
import { IN_COMBAT } from './performInCombat.ts';
import { LASTING } from './performLasting.ts';
import { LATER } from './performLater.ts';
import { ON_CARDS } from './performOnCards.ts';
import { ON_PERMANENTS } from './performOnPermanents.ts';
import { ON_PLAYERS } from './performOnPlayers.ts';
import { ON_TURN } from './performOnTurn.ts';
import { SACRIFICES } from './performSacrifice.ts';
import { TOKENS } from './performTokens.ts';
import type { Resolution } from './resolution.ts';

/** How each effect is carried out. */
const PERFORMERS: Performers = {
  ...IN_COMBAT,
  ...LASTING,
  ...LATER,
  ...OF_DAMAGE,
  ...ON_CARDS,
  ...ON_PERMANENTS,
  ...ON_PLAYERS,
  ...ON_TURN,
  ...SACRIFICES,
  ...TOKENS,
};

/** CR 608.2c: carries out effects one after another, each seeing what those before it did, created and chose. */
export function performAll(
  state: GameState,
  effects: readonly Effect[],
  resolution: Resolution,
): GameChange {
  const [first, ...rest] = effects;
  if (first === undefined) return unchanged(state);
  const { chosen, ...done } = perform(state, first, resolution);
  const created = done.events.flatMap((event) =>
    event.kind === 'tokenCreated' ? [event.object] : [],
  );
  const so = {
    ...resolution,
    ...(chosen === undefined ? {} : { chosen }),
    created: [...resolution.created, ...created],
    ...alsoMoved(resolution.moved, state, done.state),
  };
  return andThen(done, (now) => performAll(now, rest, so));
}

function perform(state: GameState, effect: Effect, resolution: Resolution): Performed {
  const performer: (
    state: GameState,
    effect: Effect,
    resolution: Resolution,
    all: typeof performAll,
  ) => Performed = entryOf(PERFORMERS, effect.kind);
  return performer(state, effect, resolution, performAll);
}
