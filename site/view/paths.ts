import { LANGUAGES, type Language, paramOf } from '../i18n/languages.ts';

/** One static path for each language, with whatever else a page's address holds. */
export const inEachLanguage = <P extends Record<string, string>, Q>(
  params: P,
  props: (language: Language) => Q,
): { params: P & { lang: string | undefined }; props: Q & { language: Language } }[] =>
  LANGUAGES.map((language) => ({
    params: { ...params, lang: paramOf(language) },
    props: { ...props(language), language },
  }));

/** What is made for a language, once for all pages in it. */
export function onceALanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}
