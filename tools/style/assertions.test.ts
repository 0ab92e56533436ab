import { expect, test } from 'vitest';
import { assertionProblems, assertionsIn } from './assertions.ts';

const file = (text: string, path = 'engine/x.ts') => ({ path, text });

test.each([
  ['const a = b as C;', 1],
  ['const a = (b as C) as D;', 2],
  ['const a = <C>b; const c = d as E;', 2],
  ['const a = [1] as const;', 0],
  ["import * as a from 'a'; export { b as c } from 'b';", 0],
  ['// taken as Given\nconst a = "b as C";', 0],
])('%s asserts %i types', (text, count) => {
  expect(assertionsIn(file(text))).toBe(count);
});

test('of a component its script is read', () => {
  const text = '---\nconst a = b as C;\n---\n<p>as Ada attacks</p>';
  expect(assertionsIn(file(text, 'site/x.astro'))).toBe(1);
});

test('more than the limit are told by file, the most first; a limit far above them has to come down', () => {
  const files = [file('a as B;', 'one.ts'), file('a as B; c as D;', 'two.ts'), file('a;')];
  expect(assertionProblems('code', files, { most: 3, slack: 0 })).toEqual([]);
  expect(assertionProblems('code', files, { most: 5, slack: 2 })).toEqual([]);
  expect(assertionProblems('code', files, { most: 2, slack: 2 })).toEqual([
    'code: 3 assertions of a type, at most 2 are allowed: two.ts 2, one.ts 1',
  ]);
  expect(assertionProblems('code', files, { most: 6, slack: 2 })).toEqual([
    'code: 3 assertions of a type; the limit of 6 can come down to that',
  ]);
});
