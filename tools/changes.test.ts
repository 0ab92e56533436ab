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

const written = readFileSync('CHANGELOG.md', 'utf8');

test('the changelog has a part for what is not released yet', () => {
  expect(changesIn(written, 'Unreleased')).toBeDefined();
});

test('the changelog tells of the version that the package has', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(changesIn(written, version)).toMatch(/^### /);
});

test('what the changelog says of a version fits on a page', () => {
  const versions = written.split(/^## /m).slice(2);
  expect(versions.filter((one) => one.length > 6_000 || one.split('\n').length > 50)).toEqual([]);
});
