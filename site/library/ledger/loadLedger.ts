import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '#engine';
import { err, ok, type Result } from '#engine';
import type { Ledger, LedgerDocument } from './ledger.ts';
import { readLedger, readRulePages } from './readLedger.ts';

const FOLDER = 'scenarios/ledger';
const RULE_PAGES = `${FOLDER}/rulePages.yaml`;

/** The ledger of the project at `root`, or everything that is wrong in its files. */
export function loadLedger(root: string): Result<Ledger, readonly Issue[]> {
  const read = ledgerFiles(root).map((file) => readLedger(textOf(root, file), file));
  const documents = read.flatMap((result): readonly LedgerDocument[] =>
    result.ok ? [result.value] : [],
  );
  const ids = documents.flatMap(({ statements }) => statements.map(({ id }) => id));
  const broken = read.flatMap((result) => (result.ok ? [] : result.error));
  // Ids of a document that could not be read would all look unknown.
  if (broken.length > 0) return err(broken);
  const rulePages = readRulePages(textOf(root, RULE_PAGES), RULE_PAGES, ids);
  return rulePages.ok ? ok({ documents, rulePages: rulePages.value }) : rulePages;
}

function ledgerFiles(root: string): readonly string[] {
  const folder = join(root, FOLDER);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => /^S\d+\.yaml$/.test(name))
    .toSorted()
    .map((name) => `${FOLDER}/${name}`);
}

const textOf = (root: string, file: string): string => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '{}';
};
