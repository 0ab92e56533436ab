// Of the texts of the rules, nothing is kept here but a short hash of each rule: enough to say that a text is
// the one that an edition was made from, and which rules read otherwise than in the edition before.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditionId } from '../../engine.ts';

/** Hashes by rule number. */
export type Fingerprints = ReadonlyMap<string, string>;

/** Where those of an edition lie, from the root. */
export const fingerprintsFile = (edition: string): string => `site/view/rulesTexts/${edition}.txt`;

/** Those of an edition’s rules; undefined where its text was not at hand. */
export function fingerprintsOf(root: string, edition: EditionId): Fingerprints | undefined {
  const path = join(root, fingerprintsFile(edition));
  return existsSync(path) ? readFingerprints(readFileSync(path, 'utf8')) : undefined;
}

/** Lines `509.1a 3f2a90bc`; any other line is a remark. */
export const readFingerprints = (text: string): Fingerprints =>
  new Map(
    [...text.matchAll(/^(\d{3}\S*) ([0-9a-f]{8})$/gm)].map(([, number = '', hash = '']) => [
      number,
      hash,
    ]),
  );
