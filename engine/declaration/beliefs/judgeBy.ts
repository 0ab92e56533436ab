import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import { type Judge, judgeDeclaration } from '../../solver/index.ts';
import type { GameState } from '../../state/gameState.ts';
import { comparedWithChanges, comparedWithTheRequired } from './comparedWith.ts';
import { yieldingToRequirements } from './yieldingToRequirements.ts';

/** The judge by the rules in force, made of the one by the rules as they are. */
export function judgeBy(state: GameState, judge: Judge = judgeDeclaration): Judge {
  const { comparedWith, restrictionsOnCompany } = beliefsOf(state);
  const comparing = COMPARING[comparedWith](judge);
  return restrictionsOnCompany === 'hold' ? comparing : yieldingToRequirements(comparing);
}

/** Whether nothing is believed of how declarations are judged. */
export function isJudgedAsItIs(state: GameState): boolean {
  const { comparedWith, restrictionsOnCompany } = beliefsOf(state);
  return comparedWith === 'everyDeclaration' && restrictionsOnCompany === 'hold';
}

const COMPARING = {
  everyDeclaration: (judge: Judge): Judge => judge,
  declarationsOfTheRequired: comparedWithTheRequired,
  changesOfOneCreature: comparedWithChanges,
} as const;
