import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type WrittenTerm, wholeTerm } from '../i18n/termBase.ts';

const TERMS = /\/site\/i18n\/\w+\/terms\/\w+\.json$/;

/** A Vite plugin that gives browsers, and what runs beside their pages, of terms the names: the rest is for prose and the glossary. */
export const termNames = (): Plugin => ({
  name: 'rule-509:term-names',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    const path = id.replaceAll('\\', '/');
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
