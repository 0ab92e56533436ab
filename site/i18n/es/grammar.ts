import { type Grammar, isA } from '../wording/grammar.ts';
import { agree, clitic, it, numeral, of, quotedWithin, to, toEach } from './orthography.ts';
import { isKnown, verb } from './verbs.ts';

/** Spanish as its sentences need it. */
export const grammar: Grammar = {
  forms: {
    a: to,
    de: of,
    deEl: (words, as = {}) => (isA('pronoun', as) ? `de ${it(as)}` : of(words)),
    sobre: (words, as = {}) => `sobre ${isA('pronoun', as) ? it(as) : words}`,
    dentro: quotedWithin,
    aCada: toEach,
    la: (_, as = {}) => clitic(as),
  },
  verb,
  knows: isKnown,
  agree,
  numbered: (n, aOne, many) => (n === 1 ? aOne : `${numeral(n)} ${many}`),
};
