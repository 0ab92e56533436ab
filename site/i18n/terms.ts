import { terms as en } from './en/terms/index.ts';
import { terms as es } from './es/terms/index.ts';
import { terms as it } from './it/terms/index.ts';
import type { Language } from './languages.ts';
import { type Term, type TermBase, type WrittenTerm, wholeTerm } from './termBase.ts';
import type { TermKey } from './termRules.ts';

/** What a language calls something; a language in progress has what was copied from English. */
export const termIn = (language: Language, key: TermKey): Term => wholeTerm(TERMS[language][key]);

type ByKey = { readonly [K in TermKey]: WrittenTerm };

const byKey = (base: TermBase): ByKey => ({
  ...base.turn,
  ...base.players,
  ...base.combat,
  ...base.damage,
  ...base.zones,
  ...base.casting,
  ...base.kinds,
  ...base.designations,
});

const TERMS: { readonly [L in Language]: ByKey } = {
  en: byKey(en),
  it: byKey(it),
  es: byKey(es),
};

/** All terms of a language: another text where any of them has changed. */
export const termsAsText = (language: Language): string => JSON.stringify(TERMS[language]);
