import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EditionId } from '../../engine/citation/editions.ts';
import { en } from '../../site/i18n/en/index.ts';
import { acceptable, editionOfText, isSameText } from './acceptable.ts';
import { compared } from './compared.ts';
import { draftFiles } from './draft/draftFiles.ts';
import { writeAll } from './draft/writeAll.ts';
import { readSide } from './reading/readSide.ts';
import { findingsText } from './told/findingsText.ts';
import { measuredText } from './told/measuredText.ts';

/** What a run prints, and how it ends: 0, 1 where the library does not hold, or 2 where what it was given can't be used. Then nothing was written. */
export interface RulesRun {
  readonly code: 0 | 1 | 2;
  readonly out: string;
  readonly err: string;
}

/** Two texts by their paths, which are seen from `from`. */
export interface TwoTexts {
  readonly older: string;
  readonly later: string;
  readonly from: string;
}

/** What a draft is made for: the project at `root`, and the newest edition there, of which the older text has to be. */
export interface DraftAsked extends TwoTexts {
  readonly root: string;
  readonly newest: EditionId;
}

/** Finds the cited rules in a new text, and writes the draft of its edition. */
export function draftRun({ older, later, root, from, newest }: DraftAsked): RulesRun {
  const [before, after] = [readSide(older, from), readSide(later, from)];
  if (!before.ok) return refused(before.error);
  if (!after.ok) return refused(after.error);
  const usable = acceptable(before.value, after.value, { root, newest });
  if (!usable.ok) return refused(usable.error);
  if (existsSync(join(root, `engine/citation/editions/${after.value.effective}.ts`))) {
    return refused(`engine/citation/editions/${after.value.effective}.ts is there already`);
  }
  const found = compared(newest, before.value, after.value, en.rules);
  const files = draftFiles(found, root);
  writeAll(files, root);
  return told([
    findingsText(found),
    ...(usable.value.length === 0
      ? []
      : [`The old text has these otherwise than the edition's: ${usable.value.join(', ')}\n`]),
    `Written: ${[...files.keys()].join(', ')}`,
    ...AFTERWARDS.map((line) => `  ${line}`),
    '',
  ]);
}

/** Only finds them, between any two texts, and holds what it finds against an edition that we have. */
export function measureRun({ older, later, from }: TwoTexts): RulesRun {
  const [before, after] = [readSide(older, from), readSide(later, from)];
  if (!before.ok) return refused(before.error);
  if (!after.ok) return refused(after.error);
  if (isSameText(before.value, after.value)) return refused('both files hold the same rules');
  const edition = editionOfText(before.value);
  if (!edition.ok) return refused(edition.error);
  const found = compared(edition.value, before.value, after.value, en.rules);
  return told([findingsText(found), ...(measuredText(found) ?? '').split('\n')]);
}

const AFTERWARDS: readonly string[] = [
  'now decide what its comments ask, and say what the rules do otherwise under `behaviour`;',
  'say in a few words what is new in site/i18n/<code>/editions.json;',
  '`npm run rules -- changes` then tells what comes out otherwise, board by board;',
  'CONTRIBUTING.md, “An edition of the rules”, has the rest.',
];

const told = (lines: readonly string[]): RulesRun => ({ code: 0, out: lines.join('\n'), err: '' });

const refused = (says: string): RulesRun => ({
  code: 2,
  out: '',
  err: `${says}\nNothing was written.\n`,
});
