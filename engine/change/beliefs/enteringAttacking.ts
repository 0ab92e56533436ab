import type { RuleKey } from '../../citation/ruleIndex.ts';
import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import type { AttackTarget } from '../../state/combat.ts';
import type { GameState } from '../../state/gameState.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { CouldNotBeDeclared } from '../combat/enterCombat.ts';

/** Believed by some, against CR 508.4c: that what enters attacking is held to what its declaration would be. */
export const whyNotDeclared = (
  state: GameState,
  id: ObjectId,
  target: AttackTarget,
  couldNotBeDeclared: CouldNotBeDeclared | undefined,
): RuleKey | undefined =>
  beliefsOf(state).enteringAttacking === 'unlimited' || target.kind === 'nothing'
    ? undefined
    : couldNotBeDeclared?.(state, id, target);
