import { rulesOf } from '../mistakes/rulesOf.ts';
import { isOver } from './isOver.ts';
import { decisionOf, gameOf, type Line } from './line.ts';
import type { Done } from './scenario.ts';

/** Whether the game has come to what a script passes for. */
export function isDone(line: Line, done: Done): boolean {
  switch (done) {
    case 'resolved':
      return decisionOf(line).kind === 'priority' && gameOf(line).stack.length === 0;
    case 'beforeDamage':
      return isJustBeforeDamage(line);
    case 'over':
      return isOver(line);
  }
}

/** The last time at which somebody could act before combat damage: with it on the stack, or before its step begins. */
function isJustBeforeDamage(line: Line): boolean {
  const game = gameOf(line);
  return rulesOf(game).damageAssignment === 'onStack'
    ? game.stack.at(-1)?.kind === 'combatDamage'
    : game.turn.step === 'declareBlockers' && decisionOf(line).kind === 'priority';
}
