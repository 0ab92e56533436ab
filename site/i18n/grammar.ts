import type { Language } from './languages.ts';

const LOCALES = { en: 'en-GB', it: 'it-IT', es: 'es-ES' } as const satisfies Record<
  Language,
  string
>;

/** `A, B and C`, as each language joins them. */
export const list = (language: Language, items: readonly string[]): string => {
  const joined = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(items);
  return language === 'it' ? joined.replaceAll(/ e (?=[eè])/gi, ' ed ') : joined;
};

export const listOr = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(LOCALES[language], { type: 'disjunction' }).format(items);

/** An ISO date as a reader of the language writes it; of the calendar, not of a place. */
export const date = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** For a word that no longer begins its sentence: only the first letter, since a name may follow. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`);

/** `{2}{R}` as `2R`, the way judges write costs. */
export const manaText = (mana: string): string =>
  mana.replaceAll(/[{}]/g, '').replace(/^0(?=[A-Z])/, '');
