import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citedIn, without } from './browserCuts.ts';

test('a browser can cite what keywords forbid in a declaration, and not what they trigger later', () => {
  const cited = citedIn(process.cwd());
  expect(cited).toEqual(expect.arrayContaining(['keyword.menace', 'keyword.defender']));
  expect(cited).not.toContain('keyword.bushido');
});

test('a property goes from every object that has it, its comma too', () => {
  expect(without('b', "const all = { x: { a: 1, b: { c: 2 } }, y: { b: 'b', a: 3 } };")).toBe(
    'const all = { x: { a: 1,  }, y: {  a: 3 } };',
  );
});

test.each([
  ['example', 'engine/language/keywords/menace.ts', 'minBlockers'],
  ['rules', 'site/i18n/es/keywords/evasion.ts', 'amenaza'],
])('what is for pages alone is cut out: %s of %s', (property, file, kept) => {
  const left = without(property, readFileSync(file, 'utf8'));
  expect(left).not.toContain(`${property}:`);
  expect(left).toContain(kept);
});
