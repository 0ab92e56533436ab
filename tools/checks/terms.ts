import { LANGUAGES, type Language } from '../../site/i18n/languages.ts';
import { type Terms, termsIn } from '../../site/i18n/terms.ts';
import type { Check } from '../project/check.ts';
import { readFiles, type SourceFile } from '../project/files.ts';

/** Where a text says something otherwise than players of its language do. */
export const strayTerms = (
  { path, text }: SourceFile,
  avoided: Terms['avoided'],
): readonly string[] => {
  const patterns = Object.entries(avoided).map(
    ([words, official]) =>
      [new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'giu'), official] as const,
  );
  return text
    .split('\n')
    .flatMap((line, index) =>
      patterns.flatMap(([pattern, official]) =>
        [...line.matchAll(pattern)].map(([said]) => `${path}:${index + 1}: “${said}”: ${official}`),
      ),
    );
};

/** Prose and words of a language; what was quoted of older cards or rules would be a term of its own. */
const isIn =
  (language: Language) =>
  (path: string): boolean =>
    path.endsWith(`/${language}.mdx`) ||
    (path.startsWith(`site/i18n/${language}/`) && /\.(json|ts|txt)$/.test(path) && !isOwn(path));

const isOwn = (path: string): boolean => /\.test\.ts$|\/terms\.json$/.test(path);

export const check: Check = {
  name: 'terms',
  run: async () =>
    LANGUAGES.flatMap((language) =>
      readFiles(process.cwd(), isIn(language)).flatMap((file) =>
        strayTerms(file, termsIn(language).avoided),
      ),
    ),
};
