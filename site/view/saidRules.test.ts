import { describe, expect, test } from 'vitest';
import { EDITION_IDS } from '../engine.ts';
import { messagesIn } from '../i18n/index.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { citedRules } from './citedRules.ts';
import { refsOf } from './rules.ts';
import { partsSaid, rulesSaid } from './saidRules.ts';

const index = await citedRules();

/** Where a browser looks for what a link leads to (`client/rulePreview`). */
function placeOf(page: string): { readonly part: string; readonly name: string } {
  const [, number = '', anchor] = /^\/rules\/([^/]+)\/(?:#(.+))?$/.exec(page) ?? [];
  return anchor === undefined
    ? { part: number.charAt(0), name: number }
    : { part: 'gone', name: anchor };
}

describe.each(LANGUAGES)('what numbers show in %s', (language) => {
  const m = messagesIn(language);
  const parts = new Map(partsSaid(index).map((part) => [part, rulesSaid(part, index, m)]));

  test('every rule that a page can link to, by the number of any edition, has its words', () => {
    const links = EDITION_IDS.flatMap((edition) => refsOf([...index.keys], edition));
    expect(links.length).toBeGreaterThan(2000);
    const silent = links.filter(({ page }) => {
      const { part, name } = placeOf(page);
      return (parts.get(part)?.rules[name] ?? '') === '';
    });
    expect(silent).toEqual([]);
  });

  test('no part is more than one waits for beside a number', () => {
    for (const [part, said] of parts)
      expect([part, JSON.stringify(said).length < 60_000]).toEqual([part, true]);
  });

  test('what is said beside has room for a number', () => {
    for (const [part, { open, note }] of parts) {
      expect(open).toContain('{number}');
      expect(note.includes('{number}')).toBe(part !== 'gone');
    }
  });
});
