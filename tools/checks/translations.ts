import { readFileSync } from 'node:fs';
import { messagesIn } from '../../site/i18n/index.ts';
import { IN_PROGRESS, LANGUAGES } from '../../site/i18n/languages.ts';
import { readProseFile } from '../../site/library/proseFile.ts';
import type { Check } from '../project/check.ts';
import { pathsBelow } from '../project/files.ts';
import { compareProse } from '../translations/compareProse.ts';
import { differencesOf } from '../translations/differences.ts';

const [ORIGINAL, ...TRANSLATIONS] = LANGUAGES;

/** What a language that is not in progress lacks of the site's words, or leaves in English. */
export const messageProblems = (): readonly string[] =>
  TRANSLATIONS.filter((language) => !IN_PROGRESS.has(language)).flatMap((language) =>
    differencesOf(messagesIn(ORIGINAL), messagesIn(language)).map(
      (difference) => `site/i18n/${language}: ${difference}`,
    ),
  );

/** Prose that is not the same in every language: keys, headings, components and tables. */
export function proseProblems(
  paths: readonly string[],
  read: (path: string) => string,
): readonly string[] {
  const originals = paths.filter((path) => path.endsWith(`/${ORIGINAL}.mdx`));
  return originals.flatMap((path) => {
    const original = readProseFile(read(path));
    return TRANSLATIONS.map((language) => path.replace(`${ORIGINAL}.mdx`, `${language}.mdx`))
      .filter((translation) => paths.includes(translation))
      .flatMap((translation) =>
        compareProse(original, readProseFile(read(translation))).map(
          (difference) => `${translation}: ${difference}`,
        ),
      );
  });
}

export const check: Check = {
  name: 'translations',
  run: async () => {
    const paths = pathsBelow(process.cwd(), 'scenarios');
    return [...messageProblems(), ...proseProblems(paths, (path) => readFileSync(path, 'utf8'))];
  },
};
