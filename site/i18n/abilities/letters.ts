import type { Amount } from '../../engine.ts';

type Letter = 'X' | 'Y';

interface Lettered {
  readonly amount: Amount;
  readonly letter: Letter;
}

const lettered = (amounts: readonly Amount[]): readonly Lettered[] =>
  amounts.map((amount, index) => ({ amount, letter: letterOf(amount, amounts[index - 1]) }));

/** What a number is called that is not written: X, or Y where another such stands before it. */
export const letterOf = (amount: Amount, before: Amount | undefined): Letter =>
  before === undefined ||
  typeof before === 'number' ||
  JSON.stringify(before) === JSON.stringify(amount)
    ? 'X'
    : 'Y';

/** Those of which it has to be said what they are, each once: not what was announced for X. */
export const openLetters = (amounts: readonly Amount[]): readonly Lettered[] =>
  lettered(amounts).filter(
    ({ amount, letter }, index, all) =>
      typeof amount !== 'number' &&
      amount.kind !== 'x' &&
      all.findIndex((one) => typeof one.amount !== 'number' && one.letter === letter) === index,
  );
