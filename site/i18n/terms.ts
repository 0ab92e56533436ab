import en from './en/terms.json' with { type: 'json' };
import es from './es/terms.json' with { type: 'json' };
import it from './it/terms.json' with { type: 'json' };
import type { Language } from './languages.ts';

/** What is known of a language’s words for those who look its texts through. */
export interface Terms {
  /** What it does not say, as patterns of whole words, each with what it says instead. */
  readonly avoided: Readonly<Record<string, string>>;
  /** Numbers in words, from nought on. */
  readonly numbers: readonly string[];
  /** Words that say that something is so today, as patterns. */
  readonly now: readonly string[];
}

const TERMS: { readonly [L in Language]: Terms } = { en, it, es };

export const termsIn = (language: Language): Terms => TERMS[language];
