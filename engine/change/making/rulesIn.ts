import { numberOf, type RuleKey } from '../../citation/ruleIndex.ts';
import type { Violation } from '../../log/verdict.ts';
import type { GameState } from '../../state/gameState.ts';

/** Those of the rules that the game's edition has, in the order given; an event cites no rule that is not printed. */
export const rulesIn = (state: GameState, ...keys: readonly RuleKey[]): readonly RuleKey[] =>
  keys.filter((key) => numberOf(state.edition, key) !== undefined);

/** The violations, each with those of its rules that the game's edition has. */
export const withPrintedRules = (
  state: GameState,
  violations: readonly Violation[],
): readonly Violation[] =>
  violations.map((one) => ({ ...one, rules: rulesIn(state, ...one.rules) }));
