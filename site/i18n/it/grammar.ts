import { type Grammar, isA } from '../wording/grammar.ts';
import { dateForms } from './dates.ts';
import { numeral } from './numbers.ts';
import { after, agree, clitic, ofEdition } from './orthography.ts';
import { isKnown, verb } from './verbs.ts';

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
  verb,
  knows: isKnown,
  agree,
  numbered: (n, aOne, many) => (n === 1 ? aOne : `${numeral(n)} ${many}`),
};
