import type { RuleKey } from '../citation/ruleIndex.ts';
import { CHANGED_RULES } from '../state/changedRules.ts';
import type { GameState } from '../state/gameState.ts';
import { thePlayer } from '../state/lookup.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { type GameChange, unchanged } from './making/gameChange.ts';
import { logged, withPlayer } from './making/withParts.ts';

/** A player gains `n` life by the object `by` (CR 119.3); gaining none is no event (CR 119.9). */
export function gainLife(state: GameState, player: PlayerId, n: number, by: ObjectId): GameChange {
  // CR 119.7
  if (n <= 0 || CHANGED_RULES.cannotGainLife(state, player)) return unchanged(state);
  return logged(
    withPlayer(state, player, (now) => ({ ...now, life: now.life + n })),
    { kind: 'lifeGained', player, n, by },
    'life.gainOrLoss',
  );
}

/** A player loses `n` life by the object `by`, not by damage; by what rule, where it is another than for effects. */
export function loseLife(
  state: GameState,
  player: PlayerId,
  n: number,
  by: ObjectId,
  rule: RuleKey = 'life.gainOrLoss',
): GameChange {
  if (n <= 0) return unchanged(state);
  return logged(
    withPlayer(state, player, (now) => ({ ...now, life: now.life - n })),
    { kind: 'lifeLost', player, n, by },
    rule,
  );
}

/** CR 122.1f: a player gets `n` poison counters by the object `by`; ten of them lose the game. */
export function givePoison(
  state: GameState,
  player: PlayerId,
  n: number,
  by: ObjectId,
): GameChange {
  if (n <= 0) return unchanged(state);
  return logged(
    withPlayer(state, player, (now) => ({ ...now, poison: now.poison + n })),
    { kind: 'poisonGiven', player, n, by },
    'counter.poison',
  );
}

/** CR 119.3, 119.5: a life total that becomes a number is gained or lost up to there. */
export function setLife(state: GameState, player: PlayerId, n: number, by: ObjectId): GameChange {
  const { life } = thePlayer(state, player);
  if (life === n) return unchanged(state);
  // CR 119.7: no life total becomes higher for one who can't gain life.
  if (life < n && CHANGED_RULES.cannotGainLife(state, player)) return unchanged(state);
  return logged(
    withPlayer(state, player, (now) => ({ ...now, life: n })),
    { kind: 'lifeSet', player, n, by },
    'life.gainOrLoss',
  );
}
