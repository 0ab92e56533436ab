import { expect, test } from 'vitest';
import { citedIn } from './browserRules.ts';

test('a browser can cite what keywords forbid in a declaration, and not what they trigger later', () => {
  const cited = citedIn(process.cwd());
  expect(cited).toEqual(expect.arrayContaining(['keyword.menace', 'keyword.defender']));
  expect(cited).not.toContain('keyword.bushido');
});
