import { theCharacteristics, viewOf } from '../../state/characteristicsOf.ts';
import type { GameState } from '../../state/gameState.ts';
import { permanentOf } from '../../state/lookup.ts';
import { matches } from '../../state/matches.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';

// The belief that damage is not lethal where it will be prevented: by protection, and by shields, which are what one sees
// before the damage is dealt.

/** Whether protection, or a shield against this source, prevents all that it would deal the creature. */
export function isSoaked(state: GameState, source: ObjectId, creature: ObjectId): boolean {
  const permanent = permanentOf(state, creature);
  if (permanent === undefined) return false;
  const you = { object: creature, controller: permanent.controller };
  return (
    theCharacteristics(state, creature).abilities.some(
      (ability) =>
        ability.kind === 'keyword' &&
        ability.keyword === 'protection' &&
        matches(viewOf(state), ability.quality ?? {}, source, you),
    ) ||
    state.preventionShields.some(({ protects, from }) => protects === creature && from === source)
  );
}

/** How much shields prevent of whatever is dealt to it next. */
export const soakedUp = (state: GameState, creature: ObjectId): number =>
  state.preventionShields
    .filter(({ protects, from }) => protects === creature && from === undefined)
    .reduce((total, { remaining }) => total + remaining, 0);
