import type { Stem } from './wordsOf.ts';

/** What cuts the endings off the words of a language. */
const STEMMERS: Readonly<Record<string, () => Promise<{ readonly stemmer: Stem }>>> = {
  en: () => import('@orama/stemmers/english'),
  it: () => import('@orama/stemmers/italian'),
  es: () => import('@orama/stemmers/spanish'),
};

/** By the code of a language; words of one that is not known stay as they are. Rejects where it can't be loaded. */
export async function stemIn(language: string): Promise<Stem> {
  const loaded = await STEMMERS[language]?.();
  return loaded?.stemmer ?? ((word) => word);
}
