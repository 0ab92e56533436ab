import type { RuleKey } from '../../../citation/ruleIndex.ts';
import type { TableInShort } from '../../../declaration/tableInShort.ts';

/**
 * What decides which attacks are legal, of all that are conceivable: the rules that any of them breaks, both where they are too
 * many to look through, and where none breaks either, whose creatures may be chosen (CR 508.1a-d).
 */
export const rulesDecidingAttacks = (table: TableInShort | undefined): readonly RuleKey[] =>
  among(table, ['attackers.restrictions', 'attackers.requirements'], 'attackers.choose');

/** The same of blocks (CR 509.1a-c). */
export const rulesDecidingBlocks = (table: TableInShort | undefined): readonly RuleKey[] =>
  among(table, ['blockers.restrictions', 'blockers.requirements'], 'blockers.choose');

function among(
  table: TableInShort | undefined,
  judging: readonly RuleKey[],
  choose: RuleKey,
): readonly RuleKey[] {
  if (table === undefined) return judging;
  return table.broken.length > 0 ? table.broken : [choose];
}
