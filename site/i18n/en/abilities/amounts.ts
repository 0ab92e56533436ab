import type { Amount } from '../../../engine.ts';
import { amountsIn } from '../../abilities/amounts.ts';
import { grammar } from '../grammar.ts';
import { withArticle } from '../orthography.ts';
import amounts from './amounts.json' with { type: 'json' };
import { nounPhrases } from './nounPhrases.ts';
import { PLAIN } from './references.ts';

export const { amountWords, measured, whereX, whereXOf } = amountsIn({
  grammar,
  nouns: nounPhrases,
  amounts,
  plain: PLAIN,
});

/** So many of them: `a card`, `two cards`, `that many cards`, `X cards`. */
export const numbered = (amount: Amount, one: string, many = `${one}s`): string =>
  amount === 1 ? withArticle(one) : `${numberWords(amount)} ${many}`;

export const numberWords = (amount: Amount): string =>
  nounPhrases.numeral(amount, { gender: 'm', number: 'many' });
