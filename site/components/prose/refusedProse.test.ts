import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { proseOf, proseParts, scenarioCalled } from '../../library/collections.ts';

test('a build fails where prose names a branch that the scenario does not have, at its line', async () => {
  const scenario = await scenarioCalled('attack-alone');
  const prose = await proseOf(scenario.slug, 'en');
  expect(proseParts(prose, scenario).length).toBeGreaterThan(0);
  const filePath = join(mkdtempSync(join(tmpdir(), 'prose-')), 'en.mdx');
  const text = readFileSync(prose.filePath ?? '', 'utf8');
  writeFileSync(
    filePath,
    text
      .replace('---\n', '---\nbranches: { nowhere: Nothing }\n')
      .replace(/^branches:\n(?: .*\n)+/m, ''),
  );
  const data = { ...prose.data, branches: { nowhere: 'Nothing' } };
  expect(() => proseParts({ ...prose, filePath, data }, scenario)).toThrow(
    `${filePath}:2: branches.nowhere: the scenario has no such branch`,
  );
});
