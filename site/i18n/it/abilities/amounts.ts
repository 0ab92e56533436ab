import type { Amount } from '../../../engine.ts';
import { amountsIn } from '../../abilities/amounts.ts';
import { grammar } from '../grammar.ts';
import type { Gender } from '../orthography.ts';
import amounts from './amounts.json' with { type: 'json' };
import { nouns } from './nouns.ts';
import { PLAIN } from './references.ts';

export const { amountWords, measured, whereX, whereXOf } = amountsIn({
  grammar,
  nouns,
  amounts,
  plain: PLAIN,
});

/** So many of them: `una carta`, `due carte`, `X pedine`. */
export const numbered = (
  amount: Amount,
  aOne: string,
  many: string,
  gender: Gender = 'm',
): string => (amount === 1 ? aOne : `${nouns.numeral(amount, { gender, number: 'many' })} ${many}`);

export const counterWords = nouns.counters;
