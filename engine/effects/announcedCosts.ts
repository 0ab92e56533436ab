import type { Cost } from '../language/cost.ts';
import type { ActivatedAbility } from '../language/spellAbility.ts';
import { subjectsOf } from '../state/activeChanges.ts';
import { characteristicsOf, viewOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import type { Announcement } from '../state/stack.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** CR 107.3a: the costs with the number announced for X in its place. */
const withX = (costs: readonly Cost[], { x = 0 }: Announcement = {}): readonly Cost[] =>
  costs.map((cost) => {
    if (cost.kind === 'mana') return { ...cost, mana: cost.mana.replaceAll('{X}', `{${x}}`) };
    return cost.kind === 'loyalty' && cost.n === '-x' ? { ...cost, n: -x } : cost;
  });

/** CR 602.2b, 601.2f: what an activated ability costs as announced, with whatever makes those of its source cost more. */
export function costsOfAbility(
  state: GameState,
  source: ObjectId,
  { costs }: ActivatedAbility,
  announced?: Announcement,
): readonly Cost[] {
  const view = viewOf(state);
  const more = state.battlefield.flatMap(({ id, controller }) =>
    (characteristicsOf(state, id)?.abilities ?? []).flatMap((ability): readonly Cost[] =>
      ability.kind === 'abilityCost' &&
      subjectsOf(view, ability.subject, { object: id, controller }).includes(source)
        ? [{ kind: 'mana', mana: ability.more }]
        : [],
    ),
  );
  return withX([...costs, ...more], announced);
}
