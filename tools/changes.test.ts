import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changesIn } from './changes.ts';

const log =
  '# Changelog\n\n## Unreleased\n\n- c\n\n## 1.2.0 (2026-12-01)\n\n### The site\n\n- b\n\n## 1.1.0\n\n- a\n';

test.each([
  ['Unreleased', '- c'],
  ['1.2.0', '### The site\n\n- b'],
  ['1.1.0', '- a'],
  ['1.1', undefined],
])('the changes of %s', (version, changes) => {
  expect(changesIn(log, version)).toBe(changes);
});

test('the changelog has a part for what is not released yet', () => {
  expect(changesIn(readFileSync('CHANGELOG.md', 'utf8'), 'Unreleased')).toMatch(/^### /);
});
