import type { Amount } from '../../../engine.ts';
import { amountsIn } from '../../abilities/amounts.ts';
import { grammar } from '../grammar.ts';
import type { ItalianGender } from '../orthography.ts';
import amounts from './amounts.json' with { type: 'json' };
import { nounPhrases } from './nounPhrases.ts';
import { PLAIN } from './references.ts';

export const { amountWords, measured, whereX, whereXOf } = amountsIn({
  grammar,
  nouns: nounPhrases,
  amounts,
  plain: PLAIN,
});

/** So many of them: `una carta`, `due carte`, `X pedine`. */
export const numbered = (
  amount: Amount,
  aOne: string,
  many: string,
  gender: ItalianGender = 'm',
): string =>
  amount === 1 ? aOne : `${nounPhrases.numeral(amount, { gender, number: 'many' })} ${many}`;

export const counterWords = nounPhrases.counters;
