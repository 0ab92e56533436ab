import { expect, test } from 'vitest';
import { messagesIn } from '../i18n/index.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { chapterName, chaptersOf } from './chapters.ts';
import { citedRules } from './citedRules.ts';

test('the index of the rules begins with combat, then has the turn, then keywords, then the rest', async () => {
  const { numbers } = await citedRules();
  const chapters = [...chaptersOf(numbers).keys()];
  const combat = [506, 507, 508, 509, 510, 511];
  const turn = [500, 501, 502, 503, 504, 505, 512, 513, 514].filter((one) =>
    chapters.includes(one),
  );
  expect(chapters.slice(0, combat.length + turn.length)).toEqual([...combat, ...turn]);
  expect(chapters.indexOf(702)).toBeLessThan(chapters.indexOf(Math.min(...chapters)));
});

test('no number is lost, and within a chapter they stand as they did', async () => {
  const { numbers } = await citedRules();
  const shown = [...chaptersOf(numbers).values()].flat();
  expect(new Set(shown)).toEqual(new Set(numbers));
  expect(shown).toHaveLength(numbers.length);
});

test('every chapter has a name in each language', async () => {
  const { numbers } = await citedRules();
  const chapters = [...chaptersOf(numbers).keys()];
  for (const language of LANGUAGES) {
    const { terms } = messagesIn(language);
    expect(chapters.filter((chapter) => chapterName(chapter, terms) === undefined)).toEqual([]);
  }
});
