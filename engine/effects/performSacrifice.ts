import { type Changed, forEach } from '../change/changed.ts';
import { sacrifice } from '../change/destroy.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import { matches } from '../state/matches.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { amountIn, objectsOf, playersOf, sourceOf } from './references.ts';
import type { Resolution } from './resolution.ts';

type SacrificeEffect = Extract<Effect, { readonly kind: 'sacrifice' | 'sacrificeChosen' }>;

/** CR 701.21a: a player sacrifices only what they control; anything else is left where it is. */
export const performSacrifice = (
  state: GameState,
  effect: SacrificeEffect,
  resolution: Resolution,
): Changed => forEach(state, sacrificedBy(state, effect, resolution), sacrifice);

function sacrificedBy(
  state: GameState,
  effect: SacrificeEffect,
  resolution: Resolution,
): readonly ObjectId[] {
  if (effect.kind === 'sacrifice')
    return objectsOf(state, effect.subject, resolution).filter(
      (id) => permanentOf(state, id)?.controller === resolution.controller,
    );
  const n = amountIn(state, effect.n, resolution);
  // CR 608.2e: every player chooses before anything is sacrificed.
  return playersOf(state, effect.subject, resolution).flatMap((player) =>
    choicesFor(state, effect, resolution, player).slice(0, n),
  );
}

/** What the player may choose: what was named for it first, then the rest as it stands on the battlefield. */
function choicesFor(
  state: GameState,
  { filter }: Extract<SacrificeEffect, { readonly kind: 'sacrificeChosen' }>,
  resolution: Resolution,
  player: PlayerId,
): readonly ObjectId[] {
  const { sacrificed = [] } = resolution;
  const view = viewOf(state);
  const source = sourceOf(state, resolution);
  const fitting = state.battlefield
    .filter(({ id, controller }) => controller === player && matches(view, filter, id, source))
    .map(({ id }) => id);
  return [
    ...fitting.filter((id) => sacrificed.includes(id)),
    ...fitting.filter((id) => !sacrificed.includes(id)),
  ];
}
