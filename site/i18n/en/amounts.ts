import type { Amount } from '../../engine.ts';
import { signed } from '../grammar.ts';
import { filterWords, withArticle } from './filters.ts';
import { PLAIN, possessive, type Speaking } from './references.ts';

type Counted = Exclude<Amount, number | { readonly kind: 'eventAmount' | 'x' }>;

/** What a number is, where it is not written: fit to follow "equal to" and "X being". */
export function amountWords(amount: Amount, speaking: Speaking = PLAIN): string {
  if (typeof amount === 'number') return `${amount}`;
  if (amount.kind === 'x') return 'X';
  return amount.kind === 'eventAmount' ? 'that much' : countedWords(amount, speaking);
}

function countedWords(amount: Counted, speaking: Speaking): string {
  switch (amount.kind) {
    case 'count': {
      const times = timesWords(amount.times);
      const beyond = amount.beyond === undefined ? '' : ` beyond the first${some(amount.beyond)}`;
      return `${times}the number of ${filterWords(amount.filter, 'many', 'permanent')}${beyond}`;
    }
    case 'opponentsAttacked':
      return 'the number of opponents you attacked this combat';
    case 'powerOf':
      return `${possessive(amount.of, speaking)} power`;
    case 'toughnessOf':
      return `${possessive(amount.of, speaking)} toughness`;
    case 'lifeOf':
      return `${possessive(amount.of, speaking)} life total`;
    case 'blockersOf':
      return `the number of creatures blocking ${speaking[amount.of]}`;
    case 'cardsInGraveyardOf':
      return `the number of cards in ${possessive(amount.of, speaking)} graveyard`;
  }
}

const timesWords = (n = 1): string => ['', '', 'twice '][n] ?? `${n} times `;

const some = (n: number): string => (n === 1 ? '' : ` ${n}`);

/** So much of something: `3 life`, `that much damage`, `life equal to the power of the target`. */
export function measured(amount: Amount, of: string, speaking: Speaking): string {
  if (typeof amount === 'number') return `${amount} ${of}`;
  if (amount.kind === 'x') return `X ${of}`;
  return amount.kind === 'eventAmount'
    ? `that much ${of}`
    : `${of} equal to ${countedWords(amount, speaking)}`;
}

/** So many of them: `a card`, `two cards`, `that many cards`, `X cards`. */
export const numbered = (amount: Amount, one: string, many = `${one}s`): string =>
  amount === 1 ? withArticle(one) : `${numberWords(amount)} ${many}`;

export function numberWords(amount: Amount): string {
  if (typeof amount === 'number') return NUMBERS[amount] ?? `${amount}`;
  return amount.kind === 'eventAmount' ? 'that many' : 'X';
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** What X is, where an amount is counted; not where X was announced. */
export const whereX = (amounts: readonly Amount[], speaking: Speaking): string => {
  const open = amounts.find((amount) => typeof amount !== 'number' && amount.kind !== 'x');
  return open === undefined ? '' : `, X being ${amountWords(open, speaking)}`;
};

/** The same beside `numbered`, which says "that many" by itself. */
export const whereXOf = (amount: Amount, speaking: Speaking): string =>
  typeof amount !== 'number' && amount.kind === 'eventAmount' ? '' : whereX([amount], speaking);

export const modifier = (amount: Amount): string =>
  typeof amount === 'number' ? signed(amount) : '+X';
