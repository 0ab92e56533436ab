import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citedIn, plainEntry, without } from './browserCuts.ts';

test('a browser can cite what keywords forbid in a declaration, and not what they trigger later', () => {
  const cited = citedIn(process.cwd());
  expect(cited).toEqual(expect.arrayContaining(['keyword.menace', 'keyword.defender']));
  expect(cited).not.toContain('keyword.bushido');
  // Of deathtouch it has the file, without what only a game that goes on cites.
  expect(cited).not.toContain('stateBased.deathtouch');
});

test('a property goes from every object that has it, its comma too', () => {
  expect(without('b', "const all = { x: { a: 1, b: { c: 2 } }, y: { b: 'b', a: 3 } };")).toBe(
    'const all = { x: { a: 1,  }, y: {  a: 3 } };',
  );
});

test('what is for pages alone is cut out of a keyword', () => {
  const left = without('example', readFileSync('engine/language/keywords/menace.ts', 'utf8'));
  expect(left).not.toContain('example:');
  expect(left).toContain('minBlockers');
});

test('of the words of a filter it gets what they take', () => {
  const left = plainEntry('engine/language/entries/filter.ts');
  expect(left).toMatch(/tapped: \{\s*of: 'permanents',\s*takes: 'yesOrNo',\s*\}/);
});

test('a browser can cite all that decides what is asked of boards that it makes', () => {
  const quoted = readFileSync('engine/training/contrast/decidingRules.ts', 'utf8').matchAll(
    /'((?:attackers|blockers|creature|damage|keyword)\.\w+)'/g,
  );
  const deciding = [...quoted].map(([, key]) => key);
  expect(deciding).toContain('keyword.deathtouchDivision');
  expect(citedIn(process.cwd())).toEqual(expect.arrayContaining(deciding));
});
