import type { Language } from './languages.ts';
import { LOCALES } from './locales.ts';

/** To make one takes far longer than to use it, so each language’s is kept. */
function keptInEach<T>(make: (locale: string) => T): (language: Language) => T {
  const kept = new Map<Language, T>();
  return (language) => {
    const known = kept.get(language) ?? make(LOCALES[language]);
    kept.set(language, known);
    return known;
  };
}

const andOf = /* @__PURE__ */ keptInEach(
  (locale) => new Intl.ListFormat(locale, { type: 'conjunction' }),
);
const orOf = /* @__PURE__ */ keptInEach(
  (locale) => new Intl.ListFormat(locale, { type: 'disjunction' }),
);
const datesOf = /* @__PURE__ */ keptInEach(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** `A, B and C`, as each language joins them. */
export const list = (language: Language, items: readonly string[]): string => {
  const joined = andOf(language).format(items);
  return language === 'it' ? joined.replaceAll(/ e (?=[eè])/gi, ' ed ') : joined;
};

export const listOr = (language: Language, items: readonly string[]): string =>
  orOf(language).format(items);

/** An ISO date as a reader of the language writes it; of the calendar, not of a place. */
export const date = (language: Language, iso: string): string =>
  datesOf(language).format(new Date(iso));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** For a word that no longer begins its sentence: only the first letter, since a name may follow. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `+2`, `-1`; beside a number below zero, `-0`. */
export const signed = (n: number, beside = n): string =>
  n < 0 || (n === 0 && beside < 0) ? `-${-n}` : `+${n}`;

/** Mana as cards show it, also where a file has only its letters: `{2}{R}`. */
export const manaSymbols = (mana: string): string =>
  mana.includes('{') ? mana : mana.replaceAll(/\d+|\p{L}/gu, '{$&}');

/** `{2}{R}` as `2R`, the way judges write costs. */
export const manaText = (mana: string): string =>
  mana.replaceAll(/[{}]/g, '').replace(/^0(?=[A-Z])/, '');
