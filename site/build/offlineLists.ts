import { createHash } from 'node:crypto';
import { LANGUAGES, type Language, ROOT_LANGUAGE } from '../i18n/languages.ts';
import type { ListedFile, OfflineList, OfflineShare } from '../offline/offlineFiles.ts';

/** A built file, by its path below the site's root. */
export type BuiltFile = readonly [path: string, bytes: Uint8Array];

/** What the service worker has in every version: paths with a digest, or with null where the name has one. */
export type Shell = readonly (readonly [path: string, revision: string | null])[];

const HASHED = /^_astro\//;
const SHELL = /^(fonts\/.*\.woff2|favicon\.svg|([a-z]{2}\/)?(manifest\.webmanifest|offline\/))$/;

export const shellOf = (files: readonly BuiltFile[]): Shell =>
  files
    .map(([file, bytes]) => [addressOf(file), bytes] as const)
    .filter(([path]) => HASHED.test(path) || SHELL.test(path))
    .map(([path, bytes]) => [path, HASHED.test(path) ? null : digestOf(bytes)]);

/**
 * The rooms that a round leads through, the first needed first: its own pages, then the boards. A page of any of them is
 * found by where it lies. What stands below a date is of older rules, and nobody is asked there.
 */
const ROUNDS = [
  '',
  'practice',
  'sandbox',
  'exam',
  'progress',
  'mistakes',
  'exercises',
  'scenarios',
  'questions',
];
const DATED = /^scenarios\/[^/]+\/\d{4}-\d\d-\d\d\//;
/** What other programs and other people’s pages show, and what a browser keeps otherwise. */
const ELSEWHERE = /^(api|schema|offline|_astro|embed|oembed)\//;

/** What there is to keep in each language. `sent`: how many bytes a server sends for a file. */
export function listsOf(
  files: readonly BuiltFile[],
  sent: (file: BuiltFile, digest: string) => number,
): ReadonlyMap<Language, OfflineList> {
  const paths = new Set(files.map(([file]) => addressOf(file)));
  const listed = files
    .filter(([file]) => /(^|\/)index\.html$|\.json$/.test(file))
    .map((file) => ({ path: addressOf(file[0]), file }))
    .filter(({ path }) => !ELSEWHERE.test(withoutLanguage(path)))
    .map(({ path, file }) => {
      const digest = digestOf(file[1]);
      return {
        language: languageOf(path, paths),
        listed: [path, digest, sent(file, digest)] as const,
      };
    });
  return new Map(
    LANGUAGES.map((language) => {
      const own = listed
        .filter((one) => one.language === undefined || one.language === language)
        .map((one) => one.listed);
      return [language, { sets: partOf(own, 'sets'), rest: partOf(own, 'rest') }];
    }),
  );
}

const partOf = (files: readonly ListedFile[], part: OfflineShare): readonly ListedFile[] =>
  files
    .filter(([path]) => (turnOf(path) >= 0 ? 'sets' : 'rest') === part)
    .toSorted(([a], [b]) => turnOf(a) - turnOf(b) || (a < b ? -1 : 1));

/** Which room comes first; -1 for what no round needs. */
function turnOf(path: string): number {
  const within = withoutLanguage(path);
  const [room = ''] = within.split('/');
  return DATED.test(within) ? -1 : ROUNDS.indexOf(room);
}

/** Undefined where a file speaks none: data that are in no other language beside it. */
function languageOf(path: string, all: ReadonlySet<string>): Language | undefined {
  const own = OTHERS.find((language) => path.startsWith(`${language}/`));
  if (own !== undefined) return own;
  const isOne =
    path.endsWith('.json') && !OTHERS.some((language) => all.has(`${language}/${path}`));
  return isOne ? undefined : ROOT_LANGUAGE;
}

const OTHERS = LANGUAGES.filter((language) => language !== ROOT_LANGUAGE);

const withoutLanguage = (path: string): string =>
  OTHERS.some((language) => path.startsWith(`${language}/`)) ? path.replace(/^[^/]+\//, '') : path;

/** `it/rules/index.html` is found at `it/rules/`. */
const addressOf = (file: string): string => file.replace(/(^|\/)index\.html$/, '$1');

const digestOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
