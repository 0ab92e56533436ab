import { withBase } from '../withBase.ts';

/** The site's languages; the first is served at the root, the others under their own code. */
export const LANGUAGES = ['en', 'it', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The one that is served at the root. */
export const [ROOT_LANGUAGE] = LANGUAGES;

/**
 * Those that are still being translated, which their pages say. Where a scenario has no prose in one of them, the
 * English one stands in; `npm run check -- languages` counts what is left.
 */
export const IN_PROGRESS: ReadonlySet<Language> = /* @__PURE__ */ new Set<Language>();

/** Those in which everything is there. */
export const COMPLETE: readonly Language[] = /* @__PURE__ */ LANGUAGES.filter(
  (one) => !IN_PROGRESS.has(one),
);

/** Each language's name, in itself. */
export const NAMES: { readonly [L in Language]: string } = {
  en: 'English',
  it: 'Italiano',
  es: 'Español',
};

const isLanguage = (text: string): text is Language =>
  LANGUAGES.some((language) => language === text);

/** The address of a page in a language; `page` is the English one, such as `/rules/509.1c/`. */
export const addressIn = (language: Language, page: string): string =>
  withBase(language === ROOT_LANGUAGE ? page : `/${language}${page}`);

/** The route parameter that stands for a language: nothing for the one at the root. */
export const paramOf = (language: Language): string | undefined =>
  language === ROOT_LANGUAGE ? undefined : language;

/** The language that a route parameter names. */
export const languageOf = (param: string | undefined): Language =>
  param !== undefined && isLanguage(param) ? param : ROOT_LANGUAGE;
