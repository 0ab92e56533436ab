import type { Ability } from '../language/ability.ts';
import type { PermissionCode } from '../language/permission.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { characteristicsOf } from './characteristicsOf.ts';
import type { GameState } from './gameState.ts';
import type { Source } from './matches.ts';

/**
 * CR 508.1, 509.1: who makes the choices of a declaration in place of the player whose creatures they are, if some
 * effect names somebody; of several the one made last. What may be declared stays the same.
 */
export function chooserOf(state: GameState, declaration: 'attack' | 'block'): PlayerId | undefined {
  const codes: readonly PermissionCode[] =
    declaration === 'attack'
      ? ['chooseAttackers']
      : ['chooseBlockers', 'attackingPlayerChoosesBlockers'];
  return inForce(state)
    .filter(({ ability }) => ability.kind === 'permission' && codes.includes(ability.permission))
    .map(({ ability, source }) =>
      ability.kind === 'permission' && ability.permission === 'attackingPlayerChoosesBlockers'
        ? state.turn.activePlayer
        : source.controller,
    )
    .at(-1);
}

interface InForce {
  readonly ability: Ability;
  readonly source: Source;
}

const inForce = (state: GameState): readonly InForce[] => [
  ...state.battlefield.flatMap(({ id: object, controller }) =>
    (characteristicsOf(state, object)?.abilities ?? []).map((ability) => ({
      ability,
      source: { object, controller },
    })),
  ),
  ...state.continuousEffects.flatMap(({ change, source: object, controller }) =>
    change.kind === 'impose' ? [{ ability: change.ability, source: { object, controller } }] : [],
  ),
];
