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
