import type { Amount } from '../../engine.ts';
import { signed } from '../grammar.ts';
import type { EffectOf } from './words.ts';

type Letter = 'X' | 'Y';

interface Lettered {
  readonly amount: Amount;
  readonly letter: Letter;
}

const lettered = (amounts: readonly Amount[]): readonly Lettered[] =>
  amounts.map((amount, index) => ({ amount, letter: letterOf(amount, amounts[index - 1]) }));

/** What a number is called that is not written: X, or Y where another such stands before it. */
const letterOf = (amount: Amount, before: Amount | undefined): Letter =>
  before === undefined ||
  typeof before === 'number' ||
  JSON.stringify(before) === JSON.stringify(amount)
    ? 'X'
    : 'Y';

/** `+2`, `+X`; `+Y` beside another X. */
export const modifier = (amount: Amount, before?: Amount, beside = before): string =>
  typeof amount === 'number'
    ? signed(amount, typeof beside === 'number' ? beside : amount)
    : `+${letterOf(amount, before)}`;

/** Those of which it has to be said what they are, each once: not what was announced for X. */
export const openLetters = (amounts: readonly Amount[]): readonly Lettered[] =>
  lettered(amounts).filter(
    ({ amount, letter }, index, all) =>
      typeof amount !== 'number' &&
      amount.kind !== 'x' &&
      all.findIndex((one) => typeof one.amount !== 'number' && one.letter === letter) === index,
  );

type Created = EffectOf<'createToken'>;

/** What is counted of tokens: how many there are, unless "that many" says so, and their size. */
export const countedOf = ({ n = 1, size }: Created): readonly Amount[] => [
  ...(typeof n !== 'number' && n.kind === 'eventAmount' ? [] : [n]),
  ...(size === undefined ? [] : [size]),
];

/** Their size, `1/1`, `X/X`, or `Y/Y` beside X tokens; nothing for what has none. */
export function sizeOf(created: Created): readonly string[] {
  const { token, size } = created;
  if (size === undefined)
    return token.power === undefined ? [] : [`${token.power}/${token.toughness}`];
  const letter = openLetters(countedOf(created)).at(-1)?.letter ?? 'X';
  return [typeof size === 'number' ? `${size}/${size}` : `${letter}/${letter}`];
}
