import type { Grammar } from '../wording/grammar.ts';
import { clitic } from './abilities/hosts.ts';
import { agree, numeral, of, to, toEach, verbOf } from './agreement.ts';

/** Spanish as its sentences need it. */
export const grammar: Grammar = {
  forms: {
    a: to,
    de: of,
    dentro: (words) => within(words),
    aCada: toEach,
    la: clitic,
    theirs: (words) => words.replace('que controlas', 'que controla'),
  },
  verb: (one, { number, person }) =>
    person === 'you' ? `${one.replace(/^se /, 'te ')}s` : verbOf(one, number),
  agree,
  numbered: (n, aOne, many) => (n === 1 ? aOne : `${numeral(n)} ${many}`),
};

/** Quoted within quotation marks: those inside are of the other kind. */
const within = (words: string): string => words.replaceAll('«', '“').replaceAll('»', '”');
