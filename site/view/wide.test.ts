import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WIDEST, wide } from './wide.ts';

const styles = readFileSync('site/styles/wide.css', 'utf8');

test('each class that is given has its style, and more than the widest are as wide as it', () => {
  for (let count = 1; count <= WIDEST; count += 1)
    expect(styles).toMatch(new RegExp(`\\.${wide(count)} \\{\\s*--wide: ${count};`));
  expect(wide(WIDEST + 7)).toBe(wide(WIDEST));
  expect(wide(0)).toBe(wide(1));
});
