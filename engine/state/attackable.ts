import { rulesOf } from '../mistakes/rulesOf.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { isThoughtTheirOwn } from './beliefs/battles.ts';
import { theCharacteristics } from './characteristicsOf.ts';
import type { GameState } from './gameState.ts';
import { defendingPlayers } from './lookup.ts';
import { protectorOf } from './protector.ts';

/** A player or a permanent that may be attacked. */
export type Attackable =
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'permanent'; readonly permanent: ObjectId };

/** CR 508.1b: the players, planeswalkers and battles that may be attacked this turn. */
export function attackable(state: GameState): readonly Attackable[] {
  const players = defendingPlayers(state);
  const { attackable: kinds } = rulesOf(state);
  const permanents = state.battlefield.filter(({ id, controller }) => {
    const { types } = theCharacteristics(state, id);
    const protector = protectorOf(state, id);
    // CR 310.9b: by whomever its protector defends against, even by its own controller.
    if (kinds.includes('battle') && protector !== undefined)
      return players.includes(protector) && !isThoughtTheirOwn(state, controller);
    return players.includes(controller) && types.includes('planeswalker');
  });
  return [
    ...players.map((player) => ({ kind: 'player', player }) as const),
    ...permanents.map(({ id }) => ({ kind: 'permanent', permanent: id }) as const),
  ];
}
