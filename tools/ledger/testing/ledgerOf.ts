import { EDITION_IDS, type EditionId, NEWEST_EDITION } from '../../../engine/citation/editions.ts';
import type { RuleKey } from '../../../engine/citation/ruleIndex.ts';
import type { Ledger, Statement } from '../../../site/library/ledger/ledger.ts';
import type { Showing, ShownCitation } from '../showing.ts';

/** A ledger of one document, for tests. */
export const ledgerOf = (
  statements: readonly Statement[],
  rulePages: Readonly<Record<string, string>> = {},
): Ledger => ({
  documents: [{ id: 'S7', language: 'en', title: 'A document', rulesOf: 'some year', statements }],
  rulePages: new Map(Object.entries(rulePages)),
});

export const statement = (id: string, parts: Partial<Statement> = {}): Statement => ({
  id,
  document: 'S7',
  kind: 'rule',
  statement: 'What it says.',
  editions: EDITION_IDS,
  rules: [],
  reason: undefined,
  corrected: [],
  ...parts,
});

/** A scenario whose claims stand on line 1, the first in column 10, the next in column 20. */
export function showing(
  parts: Partial<Omit<Showing, 'claims'>> & { readonly claims: readonly string[] },
): Showing {
  const claims = parts.claims.map((id, index) => ({
    id,
    at: { line: 1, column: 10 * (index + 1) },
  }));
  return {
    scenario: 'lured',
    file: 'scenarios/blocks/lured/scenario.yaml',
    editions: [NEWEST_EDITION, '2024-07-30'],
    citations: [],
    failing: [],
    ...parts,
    claims,
  };
}

/** A frame of the main line that these rules decide. */
export const citation = (
  edition: EditionId,
  frame: number,
  ...rules: readonly RuleKey[]
): ShownCitation => ({ kind: 'frame', edition, branch: 'main', frame, rules, told: [] });

/** A frame of the main line at which these rules apply, and the text of the page says so. */
export const toldAt = (
  edition: EditionId,
  frame: number,
  ...told: readonly RuleKey[]
): ShownCitation => ({ kind: 'frame', edition, branch: 'main', frame, rules: [], told });
