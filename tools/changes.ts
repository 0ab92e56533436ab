// Prints what CHANGELOG.md says of a version, for its release: `npm run changes -- 1.2.0`
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What stands under the heading of a version, such as `## 1.2.0 (2026-12-01)`; undefined where it has none. */
export function changesIn(changelog: string, version: string): string | undefined {
  const parts = changelog.split(/^## /m).slice(1);
  const part = parts.find((one) => one.split(/[\s(]/, 1)[0] === version);
  return part?.slice(part.indexOf('\n')).trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [version = 'Unreleased'] = process.argv.slice(2);
  const changes = changesIn(readFileSync('CHANGELOG.md', 'utf8'), version);
  if (changes === undefined) console.error(`CHANGELOG.md has no part "## ${version}"`);
  else console.log(changes);
  process.exitCode = changes === undefined ? 2 : 0;
}
