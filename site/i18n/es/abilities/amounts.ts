import type { Amount } from '../../../engine.ts';
import { amountsIn } from '../../abilities/amounts.ts';
import type { CounterKind } from '../../abilities/words.ts';
import { counterName } from '../counters.ts';
import { grammar } from '../grammar.ts';
import { determiner, type SpanishGender } from '../orthography.ts';
import amounts from './amounts.json' with { type: 'json' };
import { nounPhrases } from './nounPhrases.ts';
import { PLAIN } from './references.ts';

export const { amountWords, measured, whereX, whereXOf } = amountsIn({
  grammar,
  nouns: nounPhrases,
  amounts,
  plain: PLAIN,
});

/** What is counted: one of it, and several. */
interface Unit {
  readonly one: string;
  readonly many: string;
  readonly gender: SpanishGender;
}

export const CARDS: Unit = { one: 'carta', many: 'cartas', gender: 'f' };
export const POISON: Unit = {
  one: 'contador de veneno',
  many: 'contadores de veneno',
  gender: 'm',
};

/** `contador +1/+1`, `contadores de lealtad` */
export const counterUnit = (counter: CounterKind): Unit => ({
  one: `contador ${counterName(counter)}`,
  many: `contadores ${counterName(counter)}`,
  gender: 'm',
});

/** So many of them: `una carta`, `dos contadores +1/+1`, `X cartas`, `esa misma cantidad de cartas`. */
export const numbered = (amount: Amount, { one, many, gender }: Unit): string =>
  amount === 1
    ? `${determiner('a', { gender, number: 'one' })} ${one}`
    : `${nounPhrases.numeral(amount, { gender, number: 'many' })} ${many}`;
