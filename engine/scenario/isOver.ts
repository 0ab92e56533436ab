import { combatsIn } from '../state/courseOfTurn.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import { decisionOf, gameOf, type Line } from './line.ts';

/**
 * A replay goes on until nothing is left on the stack and combat, or what stands after it, is done; combat phases that
 * were added to the turn are played as well (CR 500.8).
 */
export function isOver(line: Line): boolean {
  const game = gameOf(line);
  const decision = decisionOf(line);
  if (decision.kind === 'gameOver') return true;
  if (decision.kind !== 'priority' || game.stack.length > 0) return false;
  return AFTER_COMBAT.has(game.turn.step) && combatsIn(game.turn.upcoming) === 0;
}

const AFTER_COMBAT: ReadonlySet<Step> = new Set([
  'endOfCombat',
  'postcombatMain',
  'endStep',
  'cleanup',
  'upkeep',
  'draw',
  'precombatMain',
]);
