import type { Amount } from '../../../engine.ts';
import { letterOf, openLetters } from '../../abilities/letters.ts';
import { type AmountWords, type Speaking, say } from '../../abilities/words.ts';
import { signed } from '../../grammar.ts';
import { counterWords } from '../counters.ts';
import { numeral } from '../numbers.ts';
import { filterWords, withArticle } from './filterPhrases.ts';
import { PLAIN, possessive } from './references.ts';

/** What a number is, where it is not written: fit to follow "equal to" and "X being". */
export const amountWords = (amount: Amount, speaking: Speaking = PLAIN): string =>
  typeof amount === 'number' ? `${amount}` : say(AMOUNTS, amount, speaking);

const AMOUNTS: AmountWords<[Speaking]> = {
  count: ({ filter, times, beyond }) => {
    const rest = beyond === undefined ? '' : ` beyond the first${some(beyond)}`;
    return `${timesWords(times)}the number of ${filterWords(filter, 'many', 'permanent')}${rest}`;
  },
  opponentsAttacked: () => 'the number of opponents you attacked this combat',
  powerOf: ({ of }, speaking) => `${possessive(of, speaking)} power`,
  toughnessOf: ({ of }, speaking) => `${possessive(of, speaking)} toughness`,
  lifeOf: ({ of }, speaking) => `${possessive(of, speaking)} life total`,
  blockersOf: ({ of }, speaking) => `the number of creatures blocking ${speaking[of]}`,
  countersOn: ({ counter, of }, speaking) =>
    `the number of ${counterWords(counter)}s on ${speaking[of]}`,
  cardsInGraveyardOf: ({ of }, speaking) =>
    `the number of cards in ${possessive(of, speaking)} graveyard`,
  cardsInHandOf: ({ of }, speaking) => `the number of cards in ${possessive(of, speaking)} hand`,
  namedCardsInGraveyard: ({ filter, of }, speaking) =>
    `the number of ${filterWords(filter, 'one', 'permanent')} cards in ${possessive(of, speaking)} graveyard`,
  greatestPower: ({ filter }) => `the greatest power among ${filterWords(filter, 'many')}`,
  eventAmount: () => 'that much',
  x: () => 'X',
};

const timesWords = (n = 1): string => ['', '', 'twice '][n] ?? `${n} times `;

const some = (n: number): string => (n === 1 ? '' : ` ${n}`);

/** So much of something: `3 life`, `that much damage`, `life equal to the power of the target`. */
export function measured(amount: Amount, of: string, speaking: Speaking): string {
  if (typeof amount === 'number') return `${amount} ${of}`;
  return amount.kind === 'x' || amount.kind === 'eventAmount'
    ? `${amountWords(amount)} ${of}`
    : `${of} equal to ${amountWords(amount, speaking)}`;
}

/** So many of them: `a card`, `two cards`, `that many cards`, `X cards`. */
export const numbered = (amount: Amount, one: string, many = `${one}s`): string =>
  amount === 1 ? withArticle(one) : `${numberWords(amount)} ${many}`;

export function numberWords(amount: Amount): string {
  if (typeof amount === 'number') return numeral(amount);
  return amount.kind === 'eventAmount' ? 'that many' : 'X';
}

/** What X is, where an amount is counted; not where X was announced. */
export const whereX = (amounts: readonly Amount[], speaking: Speaking): string => {
  const open = openLetters(amounts).map(
    ({ amount, letter }) => `${letter} being ${amountWords(amount, speaking)}`,
  );
  return open.length === 0 ? '' : `, ${open.join(' and ')}`;
};

/** The same beside `numbered`, which says "that many" by itself. */
export const whereXOf = (amount: Amount, speaking: Speaking): string =>
  typeof amount !== 'number' && amount.kind === 'eventAmount' ? '' : whereX([amount], speaking);

/** `+2`, `+X`; `+Y` beside another X. */
export const modifier = (amount: Amount, before?: Amount): string =>
  typeof amount === 'number' ? signed(amount) : `+${letterOf(amount, before)}`;
