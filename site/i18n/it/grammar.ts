import { type Grammar, isA } from '../wording/grammar.ts';
import { after, agree, clitic, manyOf, ofEdition } from './agreement.ts';
import { dateForms } from './dates.ts';
import { numeral } from './numbers.ts';

/** Italian as its sentences need it. */
export const grammar: Grammar = {
  forms: {
    ...dateForms,
    a: (words) => after('a', words),
    diEdizione: ofEdition,
    da: (words) => after('da', words),
    di: (words) => after('di', words),
    su: (words, as = {}) => (isA('pronoun', as) ? `su di ${words}` : after('su', words)),
    la: (_, as = {}) => clitic(as),
  },
  verb: (one, { number, person }) => {
    if (person === 'you') return youDo(one);
    return number === 'one' ? one : manyOf(one);
  },
  agree,
  numbered: (n, aOne, many) => (n === 1 ? aOne : `${numeral(n)} ${many}`),
};

/** The second person of a verb in -a: `attacchi`, `lanci`, `guadagni`. */
const youDo = (one: string): string =>
  one.replace(/^(.*?)(c|g)?(i)?a$/, (_, stem: string, hard = '', soft = '') =>
    soft === '' && hard !== '' ? `${stem}${hard}hi` : `${stem}${hard}i`,
  );
