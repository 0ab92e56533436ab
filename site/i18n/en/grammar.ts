import type { Grammar } from '../wording/grammar.ts';
import { numeral } from './numbers.ts';

const MANY: { readonly [one: string]: string } = { is: 'are', has: 'have', goes: 'go' };

const OWN: { readonly [of: string]: string } = { it: 'its', you: 'your' };

/** English as its sentences need it: little but the verb depends on what they speak of. */
export const grammar: Grammar = {
  forms: {
    own: (words) => OWN[words] ?? `${words}’s`,
    small: (words) => words.toLowerCase(),
    theirs: (words) => words.replace('you control', 'they control'),
  },
  verb: (one, { number, person }) =>
    number === 'one' && person !== 'you' ? one : (MANY[one] ?? one.replace(/s$/, '')),
  agree: (word) => word,
  numbered: (n, aOne, many) => (n === 1 ? aOne : `${numeral(n)} ${many}`),
};
