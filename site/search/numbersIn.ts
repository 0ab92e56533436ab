// Numbers of rules in what somebody typed.
import { wordsOf } from './wordsOf.ts';

const NUMBER = /^\d{3}(\.\d+[a-z]{0,2})?$/;

/** The numbers of rules in a question, as they are printed, and all its other words. */
export function numbersIn(asked: string): {
  readonly numbers: readonly string[];
  readonly others: readonly string[];
} {
  // `509. 1 b`, `509,1b` and `509 1b` are typed for it as well.
  const joined = asked.replaceAll(
    /\b(\d{3})\s*[., ]\s*(\d{1,3})\s?([a-z]?)(?![\p{L}\p{N}])/giu,
    '$1.$2$3',
  );
  const words = wordsOf(joined);
  const numbers = words.filter((word) => NUMBER.test(word));
  return { numbers, others: words.filter((word) => !NUMBER.test(word)) };
}

/** `509.1` before `509.1b`, and `509.1` not before `509.10`. */
export const isUnder = (number: string, above: string): boolean =>
  number.startsWith(above) && !/\d/.test(number.charAt(above.length));

/** What stands above a number: `509.1b`, `509.1`, `509`. */
export function aboveOf(number: string): readonly string[] {
  const [chapter = '', rest = ''] = number.split('.');
  const rule = `${chapter}.${rest.replace(/[a-z]+$/, '')}`;
  return [rule, chapter].filter((one) => one !== number);
}
