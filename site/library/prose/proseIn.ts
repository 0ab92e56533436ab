import { IN_PROGRESS, type Language, languageOf, ROOT_LANGUAGE } from '../../i18n/languages.ts';

/** What `find` has in a language, or in English where the language is in progress and does not have it yet. */
export const proseIn = async <T>(
  find: (language: Language) => Promise<T | undefined>,
  language: Language,
  inProgress: ReadonlySet<Language> = IN_PROGRESS,
): Promise<T | undefined> =>
  (await find(language)) ?? (inProgress.has(language) ? find(ROOT_LANGUAGE) : undefined);

/** The language that prose is in, by its id, where that is not the language of its page. */
export const standsInFor = (
  { id }: { readonly id: string },
  language: Language,
): Language | undefined => (id.endsWith(`/${language}`) ? undefined : ROOT_LANGUAGE);

/** The language that a file of prose is in: `…/it.mdx`. */
export const languageOfProse = (path: string): Language =>
  languageOf(/(\w+)\.mdx$/.exec(path)?.[1]);
