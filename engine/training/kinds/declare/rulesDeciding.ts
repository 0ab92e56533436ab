import type { RuleKey } from '../../../citation/ruleIndex.ts';
import type { AttackRow, BlockRow } from '../../../declaration/decisionTable.ts';

/**
 * What decides which attacks are legal, of all that are conceivable: the rules that any of them breaks, both where they are too
 * many to look through, and where none breaks either, whose creatures may be chosen (CR 508.1a-d).
 */
export const rulesDecidingAttacks = (rows: readonly AttackRow[] | undefined): readonly RuleKey[] =>
  among(rows, ['attackers.restrictions', 'attackers.requirements'], 'attackers.choose');

/** The same of blocks (CR 509.1a-c). */
export const rulesDecidingBlocks = (rows: readonly BlockRow[] | undefined): readonly RuleKey[] =>
  among(rows, ['blockers.restrictions', 'blockers.requirements'], 'blockers.choose');

function among(
  rows: readonly (AttackRow | BlockRow)[] | undefined,
  judging: readonly RuleKey[],
  choose: RuleKey,
): readonly RuleKey[] {
  if (rows === undefined) return judging;
  const broken = new Set(
    rows.flatMap(({ verdict }) => verdict.violations.flatMap(({ rules }) => rules)),
  );
  const found = judging.filter((rule) => broken.has(rule));
  return found.length > 0 ? found : [choose];
}
