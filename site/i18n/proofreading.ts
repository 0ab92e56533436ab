import en from './en/proofreading.json' with { type: 'json' };
import es from './es/proofreading.json' with { type: 'json' };
import it from './it/proofreading.json' with { type: 'json' };
import type { Language } from './languages.ts';

/** What is known of a language’s words for those who look its texts through, besides its terms. */
export interface Proofreading {
  /** What it does not say though it is no term, with what it says instead. */
  readonly avoided: Readonly<Record<string, string>>;
  /** Numbers in words, from nought on. */
  readonly numbers: readonly string[];
  /** Words that say that something is so today, as patterns. */
  readonly now: readonly string[];
}

const PROOFREADING: { readonly [L in Language]: Proofreading } = { en, it, es };

export const proofreadingIn = (language: Language): Proofreading => PROOFREADING[language];
