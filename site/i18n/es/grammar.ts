import { type Grammar, isA } from '../wording/grammar.ts';
import { agree, clitic, it, numeral, of, to, toEach, verbOf } from './agreement.ts';

/** Spanish as its sentences need it. */
export const grammar: Grammar = {
  forms: {
    a: to,
    de: of,
    deEl: (words, as = {}) => (isA('pronoun', as) ? `de ${it(as)}` : of(words)),
    sobre: (words, as = {}) => `sobre ${isA('pronoun', as) ? it(as) : words}`,
    dentro: (words) => within(words),
    aCada: toEach,
    la: (_, as = {}) => clitic(as),
  },
  verb: (one, { number, person, mood }) => {
    if (mood === 'subjunctive') return SUBJUNCTIVES[one] ?? one;
    return person === 'you' ? `${one.replace(/^se /, 'te ')}s` : verbOf(one, number);
  },
  agree,
  numbered: (n, aOne, many) => (n === 1 ? aOne : `${numeral(n)} ${many}`),
};

/** Quoted within quotation marks: those inside are of the other kind. */
const within = (words: string): string => words.replaceAll('«', '“').replaceAll('»', '”');
/** What conditions say: of what was done, that it may have been. */
const SUBJUNCTIVES: { readonly [indicative: string]: string } = {
  atacó: 'haya atacado',
  'atacó o bloqueó': 'haya atacado o bloqueado',
  controla: 'controle',
  controlas: 'controles',
  cumple: 'cumpla',
  entró: 'haya entrado',
  es: 'sea',
  está: 'esté',
  fue: 'haya sido',
  'ha sido': 'haya sido',
  hay: 'haya',
  'se pagó': 'se haya pagado',
  tienes: 'tengas',
};
