import { loadLedger } from '../../site/library/ledger/loadLedger.ts';
import { wordIssue } from '../../site/library/wordIssue.ts';
import { claimProblems, needlessRulePages } from '../ledger/claimProblems.ts';
import { coverageOf, isMissing } from '../ledger/coverageOf.ts';
import { coverageLine } from '../ledger/coverageText.ts';
import { loadShowings } from '../ledger/loadShowings.ts';
import type { Check } from '../project/check.ts';

/** What scenarios claim of the documents and do not show, what nothing shows, and what is wrong in the ledger itself. */
export async function coverageProblems(root: string): Promise<readonly string[]> {
  const ledger = loadLedger(root);
  if (!ledger.ok) return ledger.error.map(wordIssue);
  const { showings, issues } = await loadShowings(root);
  return [
    ...issues.map(wordIssue),
    ...claimProblems(ledger.value, showings),
    ...needlessRulePages(ledger.value, showings),
    ...coverageOf(ledger.value, showings)
      .filter(isMissing)
      .map((one) => `scenarios/ledger: ${coverageLine(one)}`),
  ];
}

export const check: Check = {
  name: 'coverage',
  run: () => coverageProblems(process.cwd()),
};
