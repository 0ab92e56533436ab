import { numberOf, type RuleKey } from '../../citation/ruleIndex.ts';
import type { AttackTarget } from '../../state/combat.ts';
import { attackOf, defendingPlayerOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import { permanentOf, playerOf, thePermanent } from '../../state/lookup.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { type GameChange, unchanged } from '../making/gameChange.ts';
import { logged, withCombat } from '../making/withParts.ts';

/**
 * CR 508.7a: it attacks something else from now on, and did not attack a second time; CR 508.7b: no requirement or
 * restriction is asked. Nothing happens where it may not attack that.
 */
export function reselectAttacked(
  state: GameState,
  attacker: ObjectId,
  target: AttackTarget,
): GameChange {
  const attack = attackOf(state, attacker);
  if (attack === undefined || !mayBeReselected(state, attacker, target)) return unchanged(state);
  const becameAttacking = attack.becameAttacking ?? defendingPlayerOf(attack.target);
  return logged(
    withCombat(state, (combat) => ({
      ...combat,
      attacks: combat.attacks.map((one) =>
        one.attacker === attacker ? { ...one, target, becameAttacking } : one,
      ),
    })),
    { kind: 'attackedReselected', attacker, target },
    ...rulesOfReselection(state),
  );
}

/** CR 508.7c: an opponent of its controller, or a permanent that such a one defends. */
function mayBeReselected(state: GameState, attacker: ObjectId, target: AttackTarget): boolean {
  if (target.kind === 'nothing') return false;
  if (target.kind === 'permanent' && permanentOf(state, target.permanent) === undefined)
    return false;
  const defender = defendingPlayerOf(target);
  return (
    defender !== thePermanent(state, attacker).controller &&
    playerOf(state, defender)?.status === 'playing'
  );
}

// Before CR 2024-07-30 508.7 only the effect itself said so.
const rulesOfReselection = (state: GameState): readonly RuleKey[] =>
  numberOf(state.edition, 'attackers.reselect') === undefined
    ? ['game.cardOverridesRules']
    : [
        'attackers.reselect',
        'attackers.reselectedStaysAttacking',
        'attackers.reselectIgnoresRequirements',
        'attackers.reselectOpponentOnly',
      ];
