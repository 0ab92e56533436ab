import type { Grammar } from '../wording/grammar.ts';
import { agree, numeral, of, to, verbOf } from './agreement.ts';

/** Spanish as its sentences need it. */
export const grammar: Grammar = {
  forms: { a: to, de: of },
  verb: (one, { number, person }) =>
    person === 'you' ? `${one.replace(/^se /, 'te ')}s` : verbOf(one, number),
  agree,
  numbered: (n, aOne, many) => (n === 1 ? aOne : `${numeral(n)} ${many}`),
};
