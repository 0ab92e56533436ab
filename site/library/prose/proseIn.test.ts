import { expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { proseIn, standsInFor } from './proseIn.ts';

const IDS: readonly string[] = ['troll/en', 'troll/it', 'drums/en'];
const find = (slug: string) => async (language: Language) =>
  IDS.find((id) => id === `${slug}/${language}`);
const inProgress: ReadonlySet<Language> = new Set<Language>(['it']);

test('prose in a language in progress is its own where it has some, and the English one where it has none', async () => {
  expect(await proseIn(find('troll'), 'it', inProgress)).toBe('troll/it');
  expect(await proseIn(find('drums'), 'it', inProgress)).toBe('drums/en');
});

test('prose that any other language lacks is missing', async () => {
  expect(await proseIn(find('drums'), 'es', inProgress)).toBeUndefined();
  expect(await proseIn(find('nowhere'), 'it', inProgress)).toBeUndefined();
});

test('a page can tell that its prose is in English', () => {
  expect(standsInFor({ id: 'drums/en' }, 'it')).toBe('en');
  expect(standsInFor({ id: 'troll/it' }, 'it')).toBeUndefined();
  expect(standsInFor({ id: 'troll/en' }, 'en')).toBeUndefined();
});
