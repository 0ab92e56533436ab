import type { RuleKey } from '../citation/ruleIndex.ts';
import { CHANGED_RULES } from '../state/changedRules.ts';
import type { ContinuousEffect, GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { removeFromCombat } from './combat/removeFromCombat.ts';
import { andThen, type GameChange } from './making/gameChange.ts';
import { nextNumber } from './making/newObject.ts';
import { logged, withPermanent } from './making/withParts.ts';

/** CR 701.19a: the next time that the permanent would be destroyed this turn, it regenerates instead. */
export function makeRegenerationShield(
  state: GameState,
  object: ObjectId,
  { controller, by }: { readonly controller: PlayerId; readonly by: ObjectId },
): GameChange {
  const { number, counted } = nextNumber(state);
  const effect: ContinuousEffect = {
    source: by,
    controller,
    affects: [object],
    change: { kind: 'regenerationShield' },
    until: 'endOfTurn',
    timestamp: number,
  };
  return logged(
    { ...counted, continuousEffects: [...counted.continuousEffects, effect] },
    { kind: 'regenerationShieldMade', object, by },
    'action.regenerate',
  );
}

export const hasRegenerationShield = (state: GameState, id: ObjectId): boolean =>
  CHANGED_RULES.regenerationShield(state, id).length > 0;

/** CR 701.19a: uses up this shield: damage is removed, the permanent is tapped and leaves combat; by what rules besides. */
export function regenerate(
  state: GameState,
  object: ObjectId,
  shield: ContinuousEffect,
  ...rules: readonly RuleKey[]
): GameChange {
  const rescued = withPermanent(state, object, (permanent) => ({
    ...permanent,
    markedDamage: 0,
    deathtouched: false,
    tapped: true,
  }));
  const continuousEffects = state.continuousEffects.filter((effect) => effect !== shield);
  return andThen(
    logged(
      { ...rescued, continuousEffects },
      { kind: 'regenerated', object },
      'action.regenerate',
      'replacement.regeneration',
      ...rules,
    ),
    (now) => removeFromCombat(now, object, 'regenerated'),
  );
}
