import { andThen, type Changed } from '../change/changed.ts';
import { dealDamage } from '../change/dealDamage.ts';
import { type ResolutionChoices, resolveTop } from '../effects/resolve.ts';
import type { GameState } from '../state/gameState.ts';

/** CR 608.1: the top of the stack resolves, once all players have passed in succession. */
export function resolve(state: GameState, choices: ResolutionChoices): Changed {
  const top = state.stack.at(-1);
  if (top?.kind !== 'combatDamage') return resolveTop(state, choices);
  // CR ed-2008 310.4: combat damage that waited on the stack is dealt as it was assigned.
  const without = { ...state, stack: state.stack.slice(0, -1) };
  const resolved: Changed = {
    state: without,
    events: [
      { kind: 'resolved', item: 'combatDamage', source: top.id, rules: ['damage.onTheStack'] },
    ],
  };
  return andThen(resolved, (now) => dealDamage(now, top.assignments, 'combat'));
}
