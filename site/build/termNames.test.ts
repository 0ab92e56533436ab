import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namesOnly, withoutRules } from './termNames.ts';

test('of terms a browser gets the names', () => {
  const left = namesOnly(readFileSync('site/i18n/it/terms/turn.json', 'utf8'));
  expect(JSON.parse(left)).toMatchObject({
    endStep: { name: 'sottofase finale', short: 'Finale' },
  });
  expect(left).not.toMatch(/"(forms|also|was|not)"/);
});

test('of keywords it gets what they are called, and why they refuse something', () => {
  const left = withoutRules(readFileSync('site/i18n/it/keywords/evasion.json', 'utf8'));
  const { menace } = JSON.parse(left);
  expect(Object.keys(menace)).toEqual(['name', 'refuses']);
});
