import { expect, test } from 'vitest';
import { wordHunts } from './wordHunts.ts';

const path = 'site/i18n/es/abilities/nestedEffects.ts';

test.each([
  ["said.replace('roba', 'robas');", 'replace()'],
  ["if (said.startsWith('puedes ')) return said;", 'startsWith()'],
  ['const FACT = /^(?:ganas|pierdes) /;', '/^(?:ganas|pierdes) /'],
  ["const FACT = new RegExp(verbs.join('|'));", 'a RegExp'],
  ["if (said.split('; ').length > 1) return said;", 'split()'],
])('%s looks into words, and is found at its line', (line, how) => {
  expect(wordHunts({ path, text: `one();\n${line}\n` })[0]).toMatch(
    `${path}:2: looks into words by ${how}`,
  );
});

test('letters are looked up in the one file of a language that knows how words are written', () => {
  const text = 'const isVowel = (words: string) => /^[aeiou]/i.test(words);';
  expect(wordHunts({ path: 'site/i18n/es/orthography.ts', text })).toEqual([]);
  expect(wordHunts({ path: 'site/i18n/es/abilities/orthography.ts', text })).toHaveLength(2);
});

test('what travels with words may be asked', () => {
  const text = "if (isA('known', one) && all.some(({ is }) => is === 'it')) return all.slice(1);";
  expect(wordHunts({ path, text })).toEqual([]);
});
