import type { Amount } from '../../engine.ts';
import { signed } from '../grammar.ts';
import { filterWords } from './filters.ts';
import { PLAIN, type Speaking } from './references.ts';

type Counted = Exclude<Amount, number | { readonly kind: 'eventAmount' }>;

/** What a number is, where it is not written: fit to follow "equal to" and "X being". */
export function amountWords(amount: Amount, speaking: Speaking = PLAIN): string {
  if (typeof amount === 'number') return `${amount}`;
  return amount.kind === 'eventAmount' ? 'that much' : countedWords(amount, speaking);
}

function countedWords(amount: Counted, speaking: Speaking): string {
  switch (amount.kind) {
    case 'count': {
      const times =
        amount.times === undefined || amount.times === 1 ? '' : `${amount.times} times `;
      const beyond = amount.beyond === undefined ? '' : ` beyond the first${some(amount.beyond)}`;
      return `${times}the number of ${filterWords(amount.filter, 'many', 'permanent')}${beyond}`;
    }
    case 'opponentsAttacked':
      return 'the number of opponents you attacked this combat';
    case 'powerOf':
      return `the power of ${speaking[amount.of]}`;
    case 'toughnessOf':
      return `the toughness of ${speaking[amount.of]}`;
    case 'cardsInGraveyardOf':
      return `the number of cards in the graveyard of ${speaking[amount.of]}`;
  }
}

const some = (n: number): string => (n === 1 ? '' : ` ${n}`);

/** So much of something: `3 life`, `that much damage`, `life equal to the power of the target`. */
export function measured(amount: Amount, of: string, speaking: Speaking): string {
  if (typeof amount === 'number') return `${amount} ${of}`;
  return amount.kind === 'eventAmount'
    ? `that much ${of}`
    : `${of} equal to ${countedWords(amount, speaking)}`;
}

/** So many of them: `a +1/+1 counter`, `2 +1/+1 counters`, `X +1/+1 counters`. */
export const numbered = (amount: Amount, one: string): string =>
  amount === 1 ? `a ${one}` : `${typeof amount === 'number' ? amount : 'X'} ${one}s`;

/** What X is, where an amount is not written. */
export const whereX = (amounts: readonly Amount[], speaking: Speaking): string => {
  const open = amounts.find((amount) => typeof amount !== 'number');
  return open === undefined ? '' : `, X being ${amountWords(open, speaking)}`;
};

export const modifier = (amount: Amount): string =>
  typeof amount === 'number' ? signed(amount) : '+X';
