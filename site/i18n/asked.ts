import en from './en/asked.json' with { type: 'json' };
import es from './es/asked.json' with { type: 'json' };
import it from './it/asked.json' with { type: 'json' };
import type { Language } from './languages.ts';

/** Pages that lead to others or do something, in English. */
export type LeadingPage = keyof typeof en.pages;

/** What people type, and what stands on pages for it. */
export interface SaidAtTables {
  /** Words of which there are some in any question, with spaces between. */
  readonly empty: string;
  /** Words of the table, by what is said for them on pages; several stand with commas between. */
  readonly saidForIt: Readonly<Record<string, string>>;
  /** What people call a page beside its title, and what they come for; several stand with commas between. */
  readonly pages: { readonly [P in LeadingPage]: string };
}

const ASKED: { readonly [L in Language]: SaidAtTables } = { en, it, es };

/** What people say in a language: each has its own, and none is the translation of another's. */
export const askedIn = (language: Language): SaidAtTables => ASKED[language];
