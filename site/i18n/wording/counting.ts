import type { Grammar } from './grammar.ts';

/** What sentences need that speak of counts and dates alone, so that a browser loads no more of a language for them. */
export const countingGrammar = (dates: Grammar['forms'] = {}): Grammar => ({
  forms: dates,
  verb: (one) => one,
  agree: (word) => word,
  numbered: (n, aOne, many) => (n === 1 ? aOne : `${n} ${many}`),
});
