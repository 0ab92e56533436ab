import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVERY_KEYWORD } from '#engine/words';
import { citedIn, cutForBrowser, plainEntry, without } from './browserCuts.ts';

test('a page can cite what keywords forbid in a declaration, and not what they trigger later', () => {
  const cited = citedIn(process.cwd(), 'rulings');
  expect(cited).toEqual(expect.arrayContaining(['keyword.menace', 'keyword.defender']));
  expect(cited).not.toContain('keyword.bushido');
  // Of deathtouch it has the file, without what only a game that goes on cites.
  expect(cited).not.toContain('stateBased.deathtouch');
});

test('what plays boards on has every keyword, and can cite what it triggers and what comes of it', () => {
  const cited = citedIn(process.cwd(), 'games');
  expect(cited).toEqual(
    expect.arrayContaining(['keyword.bushido', 'keyword.crew', 'stateBased.deathtouch']),
  );
  const registry = cutForBrowser(process.cwd(), 'engine/language/keywords/index.ts', 'games');
  for (const { keyword } of EVERY_KEYWORD) expect(registry).toContain(`./${keyword}.ts`);
  const file = 'engine/language/keywords/bushido.ts';
  expect(cutForBrowser(process.cwd(), file, 'games')).toContain('triggers:');
  expect(cutForBrowser(process.cwd(), file, 'rulings')).not.toContain('triggers:');
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
  expect(citedIn(process.cwd(), 'games')).toEqual(expect.arrayContaining(deciding));
});
