import type { Grammar } from '../wording/grammar.ts';
import { numbered } from './abilities/amounts.ts';
import { after, agree, manyOf } from './agreement.ts';

/** Italian as its sentences need it. */
export const grammar: Grammar = {
  forms: {
    a: (words) => after('a', words),
    da: (words) => after('da', words),
    di: (words) => after('di', words),
    su: (words) => after('su', words),
  },
  verb: (one, number) => (number === 'one' ? one : manyOf(one)),
  agree,
  numbered,
};
