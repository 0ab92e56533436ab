import { dealDamage } from '../change/damage/dealDamage.ts';
import { andThen, type GameChange } from '../change/making/gameChange.ts';
import { lastKnown } from '../change/making/lastKnown.ts';
import { logged } from '../change/making/withParts.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import { couldBlock } from '../declaration/couldBlock.ts';
import { couldNotBeDeclared } from '../declaration/couldNotBeDeclared.ts';
import { type ResolutionChoices, resolveTop } from '../effects/resolve.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';

/** CR 608.1, 2008-10-01 310.4: the top of the stack resolves, once all players have passed in succession. */
export function resolve(state: GameState, choices: ResolutionChoices): GameChange {
  const top = state.stack.at(-1);
  if (top?.kind !== 'combatDamage')
    return resolveTop(state, { ...choices, couldBlock, couldNotBeDeclared });
  // CR 2008-10-01 310.4: combat damage that waited on the stack is dealt as it was assigned.
  const resolved = logged(
    { ...state, stack: state.stack.slice(0, -1) },
    { kind: 'resolved', item: 'combatDamage', source: top.id },
    ...rulesOfLeaving(state, top.assignments),
    'damage.dealtSimultaneously',
  );
  return andThen(resolved, (now) => dealDamage(now, top.assignments, 'combat', lastKnown(now)));
}

/** CR 2008-10-01 310.4a-b: what has left by now deals its damage all the same, as what it last was. */
const rulesOfLeaving = (
  state: GameState,
  assignments: readonly CombatDamageAssignment[],
): readonly RuleKey[] =>
  assignments.some(({ source }) => permanentOf(state, source) === undefined)
    ? ['damage.dealtThoughCreatureLeft', 'damage.sourceLastKnownInformation']
    : [];
