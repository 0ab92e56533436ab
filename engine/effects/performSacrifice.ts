import { sacrifice } from '../change/destroy.ts';
import { andThen, forEach, type GameChange } from '../change/making/gameChange.ts';
import type { EffectOf } from '../language/effect.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import { matches } from '../state/matches.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { amountIn } from './amountIn.ts';
import type { Performers } from './performer.ts';
import { pick } from './pick.ts';
import { objectsOf, playersOf, sourceOf } from './references.ts';
import type { Resolution } from './resolution.ts';

/** CR 701.21a: a player sacrifices only what they control; anything else is left where it is. */
export const SACRIFICES: Performers<'sacrifice' | 'sacrificeChosen'> = {
  sacrifice: (state, { subject }, resolution) =>
    forEach(
      state,
      objectsOf(state, subject, resolution).filter(
        (id) => permanentOf(state, id)?.controller === resolution.controller,
      ),
      sacrifice,
    ),
  // CR 608.2e: every player chooses before anything is sacrificed.
  sacrificeChosen: (state, effect, resolution) => {
    const n = amountIn(state, effect.n, resolution);
    const chosen = playersOf(state, effect.subject, resolution).map((player) =>
      choose(state, effect, resolution, player, n),
    );
    const events = chosen.flatMap((one) => one.events);
    const objects = chosen.flatMap((one) => one.objects);
    return andThen({ state, events }, (now) => forEach(now, objects, sacrifice));
  },
};

/** What the player chooses: what they named for it, then the rest as it stands on the battlefield. */
function choose(
  state: GameState,
  { filter }: EffectOf<'sacrificeChosen'>,
  resolution: Resolution,
  player: PlayerId,
  n: number,
): Pick<GameChange, 'events'> & { readonly objects: readonly ObjectId[] } {
  const view = viewOf(state);
  const source = sourceOf(state, resolution);
  const fitting = state.battlefield
    .filter(({ id, controller }) => controller === player && matches(view, filter, id, source))
    .map(({ id }) => id);
  return pick(state, resolution, { player, part: 'sacrificed', fitting, n });
}
