import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { KeywordEntry } from '../i18n/keywordEntries.ts';
import { type WrittenTerm, wholeTerm } from '../i18n/termBase.ts';

const KEYWORDS = /\/site\/i18n\/\w+\/keywords\/\w+\.json$/;
const TERMS = /\/site\/i18n\/\w+\/terms\/\w+\.json$/;

/**
 * A Vite plugin that gives browsers, and what runs beside their pages, of terms the names: the rest is for prose and the
 * glossary. Of keywords it leaves out what their rules say, which pages tell.
 */
export const termNames = (): Plugin => ({
  name: 'rule-509:term-names',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    const path = id.replaceAll('\\', '/');
    if (KEYWORDS.test(path)) return withoutRules(readFileSync(path, 'utf8'));
    return TERMS.test(path) ? namesOnly(readFileSync(path, 'utf8')) : undefined;
  },
});

/** A file of terms with what they are called, and nothing else. */
export function namesOnly(terms: string): string {
  const all: Readonly<Record<string, WrittenTerm>> = JSON.parse(terms);
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(all).map(([key, written]) => {
        const { name, short } = wholeTerm(written);
        return [key, short === undefined ? name : { name, short }];
      }),
    ),
  );
}

/** A file of keywords without what their rules say. */
export function withoutRules(keywords: string): string {
  const all: Readonly<Record<string, KeywordEntry>> = JSON.parse(keywords);
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(all).map(([keyword, { rules: _, ...said }]) => [keyword, said]),
    ),
  );
}
