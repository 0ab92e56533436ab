import { becomeBlocked, becomeUnblocked, makeBlock } from '../change/becomeBlocked.ts';
import { type Changed, forEach, unchanged } from '../change/changed.ts';
import { removeFromCombat } from '../change/removeFromCombat.ts';
import type { GameState } from '../state/gameState.ts';
import type { Effect } from '../vocabulary/abilities.ts';
import type { Subject } from '../vocabulary/filters.ts';
import { assertNever } from '../vocabulary/result.ts';
import { objectsOf } from './references.ts';
import type { Resolution } from './resolution.ts';

type CombatEffect = Extract<
  Effect,
  { readonly kind: 'removeFromCombat' | 'becomeBlocked' | 'becomeUnblocked' | 'makeBlock' }
>;

/** Effects on who attacks, blocks and is blocked. */
export function performInCombat(
  state: GameState,
  effect: CombatEffect,
  resolution: Resolution,
): Changed {
  const subjects = objectsOf(state, effect.subject, resolution);
  switch (effect.kind) {
    case 'removeFromCombat':
      return forEach(state, subjects, (now, id) => removeFromCombat(now, id, 'effect'));
    case 'becomeBlocked':
      return forEach(state, subjects, (now, id) => becomeBlocked(now, id, undefined));
    case 'becomeUnblocked':
      return forEach(state, subjects, becomeUnblocked);
    case 'makeBlock': {
      const [attacker] = objectsOf(state, toSubject(effect), resolution);
      return attacker === undefined
        ? unchanged(state)
        : forEach(state, subjects, (now, id) => makeBlock(now, id, attacker));
    }
    default:
      return assertNever(effect);
  }
}

const toSubject = ({
  attacker,
}: Extract<CombatEffect, { readonly kind: 'makeBlock' }>): Subject => ({
  kind: 'reference',
  reference: attacker,
});
