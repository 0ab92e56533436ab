import type { Grammar } from '../wording/grammar.ts';
import { numeral } from './numbers.ts';
import { withArticle, withoutEnding } from './orthography.ts';

const MANY: { readonly [one: string]: string } = { is: 'are', has: 'have', goes: 'go' };

const INFINITIVES: typeof MANY = { ...MANY, is: 'be' };

const OWN: { readonly [of: string]: string } = { it: 'its', you: 'your' };

/** English as its sentences need it: little but the verb depends on what they speak of. */
export const grammar: Grammar = {
  forms: {
    a: (words) => withArticle(words),
    own: (words) => OWN[words] ?? `${words}’s`,
    small: (words) => words.toLowerCase(),
  },
  verb: (one, { number, person, mood }) => {
    if (mood === 'infinitive') return INFINITIVES[one] ?? withoutEnding(one);
    return number === 'one' && person !== 'you' ? one : (MANY[one] ?? withoutEnding(one));
  },
  agree: (word) => word,
  numbered: (n, aOne, many) => (n === 1 ? aOne : `${numeral(n)} ${many}`),
};
