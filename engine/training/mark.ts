import { checkAssignment } from '../damage/checkAssignment.ts';
import { checkAttackers } from '../declaration/checkAttackers.ts';
import { checkBlockers } from '../declaration/checkBlockers.ts';
import type { AttackDeclaration, BlockDeclaration } from '../log/declaration.ts';
import type { AssignmentVerdict, AttackVerdict, BlockVerdict } from '../log/verdict.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import { damageStepOf } from '../turn/damageStep.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { nearestDivision } from './kinds/divide/nearestDivision.ts';

export type { CombatDamageAssignment, GameState };

/** What a reader declared or divided: marked by the rules, so that anything legal is right. */
export type Given =
  | { readonly kind: 'attack'; readonly declaration: AttackDeclaration }
  | { readonly kind: 'block'; readonly player: PlayerId; readonly declaration: BlockDeclaration }
  | {
      readonly kind: 'division';
      readonly player: PlayerId;
      /** The creature whose damage the reader divided; the rest of `assignments` was given. */
      readonly source: ObjectId;
      readonly assignments: readonly CombatDamageAssignment[];
    };

/** The ruling; it holds every violation, and the nearest legal declaration or division. */
export type Marked =
  | { readonly kind: 'attack'; readonly verdict: AttackVerdict }
  | { readonly kind: 'block'; readonly verdict: BlockVerdict }
  | { readonly kind: 'division'; readonly verdict: AssignmentVerdict };

/** Marks an answer on the game as it was when the question was asked. */
export function mark(state: GameState, given: Given): Marked {
  switch (given.kind) {
    case 'attack':
      return { kind: 'attack', verdict: checkAttackers(state, given.declaration) };
    case 'block':
      return { kind: 'block', verdict: checkBlockers(state, given.player, given.declaration) };
    case 'division':
      return { kind: 'division', verdict: markDivision(state, given) };
    default:
      return assertNever(given);
  }
}

function markDivision(
  state: GameState,
  { player, source, assignments }: Extract<Given, { readonly kind: 'division' }>,
): AssignmentVerdict {
  const step = damageStepOf(state);
  const verdict = checkAssignment(state, player, step, assignments);
  if (verdict.verdict === 'legal') return verdict;
  const nearest = nearestDivision(state, player, step, source, assignments);
  return nearest === undefined ? verdict : { ...verdict, suggestion: nearest };
}
