import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { abridgedIn, fileBelow } from '../abridged/abridged.ts';
import { LANGUAGES, type Language, ROOT_LANGUAGE } from '../i18n/languages.ts';

/** A built page, or data that pages ask for, with what of it decides where it is kept. */
export interface SiteFile {
  /** Below the site's root, as a browser asks for it: `it/rules/`. */
  readonly path: string;
  readonly digest: string;
  /** How many letters it has. */
  readonly length: number;
  /** Undefined where it speaks none: data that are in no other language beside it. */
  readonly language: Language | undefined;
  /** Scripts and styles that a page names, by their paths. */
  readonly assets: readonly string[];
  /** The pages through which a round of a practice set leads. */
  readonly boards: readonly string[];
  /** Data by which its questions are marked. */
  readonly games: readonly string[];
  /** The page of which one that comes abridged is made whole. */
  readonly like: readonly string[];
}

/** A built site, file by file: all of them at once would be gigabytes one day. */
export interface BuiltFiles {
  /** As they lie in the folder, without what a browser asks for: `it/rules/index.html`. */
  readonly names: readonly string[];
  readonly bytesOf: (name: string) => Uint8Array;
}

export function filesBelow(dist: string): BuiltFiles {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dist, join(parentPath, name)).replaceAll('\\', '/'))
    .toSorted();
  return { names, bytesOf: (name) => readFileSync(join(dist, name)) };
}

/** The pages of a built site, and the data that pages ask for. */
export function siteFiles({ names, bytesOf }: BuiltFiles): readonly SiteFile[] {
  const paths = new Set(names.map(addressOf));
  const there = new Set(names);
  const nameAt = (address: string): string => fileBelow(address, (name) => there.has(name)) ?? '';
  return names
    .filter((name) => /(^|\/)index\.html$|\.json$/.test(name))
    .map((name) => {
      const bytes = bytesOf(name);
      const text = new TextDecoder().decode(bytes);
      const path = addressOf(name);
      return {
        path,
        digest: digestOf(bytes),
        length: text.length,
        language: languageOf(path, paths),
        ...(path.endsWith('.json') ? NOTHING_NAMED : namedIn(text)),
        like: likeIn(text).map((address) => addressOf(nameAt(address))),
      };
    });
}

/** What names no other file. */
export const NOTHING_NAMED = { assets: [], boards: [], games: [], like: [] } as const;

const likeIn = (html: string): readonly string[] => {
  const abridged = abridgedIn(html);
  return abridged === undefined ? [] : [abridged.like];
};

const namedIn = (html: string): Pick<SiteFile, 'assets' | 'boards' | 'games'> => ({
  assets: uniqueIn(html, /["/](_astro\/[\w.-]+)"/g),
  boards: boardsIn(html),
  games: uniqueIn(html, /\/(questions\/[\w.-]+\/[\w.-]+\.json)/g),
});

const uniqueIn = (text: string, sought: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(sought)].flatMap(([, found]) => found ?? [])),
];

const boardsIn = (html: string): readonly string[] =>
  uniqueIn(
    /data-boards="([^"]*)"/.exec(html)?.[1] ?? '',
    /\/((?:[a-z]{2}\/)?(?:exercises|scenarios)\/[^#&]+\/)#/g,
  );

function languageOf(path: string, all: ReadonlySet<string>): Language | undefined {
  const own = OTHERS.find((language) => path.startsWith(`${language}/`));
  if (own !== undefined) return own;
  const isOne =
    path.endsWith('.json') && !OTHERS.some((language) => all.has(`${language}/${path}`));
  return isOne ? undefined : ROOT_LANGUAGE;
}

const OTHERS = LANGUAGES.filter((language) => language !== ROOT_LANGUAGE);

/** `it/rules/` and `rules/` are one page in two languages. */
export const withoutLanguage = (path: string): string =>
  OTHERS.some((language) => path.startsWith(`${language}/`)) ? path.replace(/^[^/]+\//, '') : path;

/** `it/rules/index.html` is found at `it/rules/`. */
export const addressOf = (name: string): string => name.replace(/(^|\/)index\.html$/, '$1');

/** `it/rules/` lies in `it/rules/index.html`. */
export const nameOf = (path: string): string => path.replace(/(^|\/)$/, '$1index.html');

export const digestOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
};
