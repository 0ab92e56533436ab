import type { RuleKey } from '../citation/ruleIndex.ts';
import type { AttackedChoice } from '../log/declaration.ts';
import { hasKeyword } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { thePermanent } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { attackRestrictions } from './attackRestrictions.ts';
import { costsIn, totalCost } from './costs.ts';

/**
 * CR 302.6, 508.1c, 508.1h: by which rule a creature could not simply be declared as an attacker of this, tapped or not: it
 * is new, it can't attack, or it would cost something. No rule asks that of what is put onto the battlefield attacking.
 */
export function couldNotBeDeclared(
  state: GameState,
  id: ObjectId,
  attacked: AttackedChoice,
): RuleKey | undefined {
  if (thePermanent(state, id).sick && !hasKeyword(state, id, 'haste'))
    return 'creature.summoningSickness';
  const cannot = attackRestrictions(state, [id], [attacked]).some(
    ({ restriction: { kind } }) => kind === 'chooserForbidden' || kind === 'pairForbidden',
  );
  if (cannot) return 'attackers.restrictions';
  const cost = totalCost(state, [{ to: 'attack', creature: id, attacked }]);
  return costsIn(cost).length > 0 ? 'attackers.totalCost' : undefined;
}
