import { LANGUAGES, type Language } from '../../site/i18n/languages.ts';
import { proofreadingIn } from '../../site/i18n/proofreading.ts';
import { TERM_KEYS } from '../../site/i18n/termKeys.ts';
import { termIn } from '../../site/i18n/terms.ts';
import { languageOfProse } from '../../site/library/prose/proseIn.ts';
import { readComponent } from '../../site/library/prose/proseParts.ts';
import type { Check } from '../project/check.ts';
import { readFiles, type SourceFile } from '../project/files.ts';

/** What a language does not say, each with what it says instead; one that ends in “…” goes on anyhow. */
type Avoided = readonly (readonly [words: string, official: string])[];

export const avoidedIn = (language: Language): Avoided => [
  ...TERM_KEYS.flatMap((key) => {
    const { name, not = [] } = termIn(language, key);
    return not.map((words) => [words, name] as const);
  }),
  ...Object.entries(proofreadingIn(language).avoided),
];

/** Where a text says something otherwise than players of its language do. */
export function strayTerms({ path, text }: SourceFile, avoided: Avoided): readonly string[] {
  const patterns = avoided.map(([words, official]) => [patternOf(words), official] as const);
  return text
    .split('\n')
    .flatMap((line, index) =>
      patterns.flatMap(([pattern, official]) =>
        [...line.matchAll(pattern)].map(([said]) => `${path}:${index + 1}: “${said}”: ${official}`),
      ),
    );
}

const patternOf = (words: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d])${words.replace(/…$/, '\\p{L}*').replaceAll(/[’']/g, "[’']")}(?![\\p{L}\\d])`,
    'giu',
  );

/** Where prose speaks of a term that there is not, or in words that are no form of it. */
export const termsUnknown = ({ path, text }: SourceFile): readonly string[] =>
  [...text.matchAll(/<Term of="([^"]*)"\s*(?:\/>|>((?:.|\n)*?)<\/Term>)/g)].flatMap((found) => {
    const [tag, of, words] = found;
    const html = (words ?? '').replaceAll(/'/g, '’');
    const read = readComponent(
      'Term',
      { of },
      { parts: html === '' ? [] : [{ kind: 'html', html }], language: languageOfProse(path) },
    );
    const line = text.slice(0, found.index).split('\n').length;
    return read.kind === 'part'
      ? []
      : read.problems.map((problem) => `${path}:${line}: ${tag}: ${problem}`);
  });

/** Prose and words of a language; what older cards or rules said stands among its terms. */
const isIn =
  (language: Language) =>
  (path: string): boolean =>
    isProseIn(language, path) ||
    path === `scenarios/course/${language}.yaml` ||
    (path.startsWith(`site/i18n/${language}/`) && /\.(json|ts|txt)$/.test(path) && !isOwn(path));

const isProseIn = (language: Language, path: string): boolean => path.endsWith(`/${language}.mdx`);

const isOwn = (path: string): boolean =>
  /\.test\.ts$|\/terms\/\w+\.json$|\/proofreading\.json$/.test(path);

export const check: Check = {
  name: 'terms',
  run: async () =>
    LANGUAGES.flatMap((language) => {
      const avoided = avoidedIn(language);
      return readFiles(process.cwd(), isIn(language)).flatMap((file) => [
        ...strayTerms(file, avoided),
        ...(isProseIn(language, file.path) ? termsUnknown(file) : []),
      ]);
    }),
};
