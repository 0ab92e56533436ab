// Holds the statements of the documents against the scenarios: `npm run coverage -- [--json]`.
import type { Issue } from '../engine/scenario/issue.ts';
import type { Ledger } from '../site/library/ledger/ledger.ts';
import { loadLedger } from '../site/library/ledger/loadLedger.ts';
import { wordIssue } from '../site/library/wordIssue.ts';
import { coverageJson } from './ledger/coverageJson.ts';
import { coverageOf } from './ledger/coverageOf.ts';
import { coverageText } from './ledger/coverageText.ts';
import { loadShowings } from './ledger/loadShowings.ts';
import { summaryOf } from './ledger/summary.ts';
import { onlyWords } from './project/onlyWords.ts';

const UNREADABLE = 2;

const asked = onlyWords(['--json']);

const ledger = loadLedger(process.cwd());
if (ledger.ok) await report(ledger.value);
else complain(ledger.error);

async function report(read: Ledger): Promise<void> {
  const { showings, issues } = await loadShowings(process.cwd());
  const coverage = coverageOf(read, showings);
  const summary = summaryOf(read, coverage);
  console.log(
    asked.includes('--json')
      ? JSON.stringify(coverageJson(coverage, summary), undefined, 2)
      : coverageText(coverage, summary),
  );
  complain(issues);
}

function complain(issues: readonly Issue[]): void {
  for (const issue of issues) console.error(wordIssue(issue));
  if (issues.length > 0) process.exitCode = UNREADABLE;
}
