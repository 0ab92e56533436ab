import { COLORS } from '../vocabulary/characteristics.ts';
import { readCost } from './cost.ts';
import type { Word } from './span.ts';

// What is written in another order, or shorter, than a phrase of the line has it.

/** `{1}{B}: regenerate`, as it is printed, for `regenerate {1}{B}`. */
export const costsBehind = (words: readonly Word[]): readonly Word[] =>
  words.flatMap((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    if (word.form === REGENERATE && before !== undefined && isCost(before))
      return [word, { ...before, text: before.text.slice(0, -1), form: before.form.slice(0, -1) }];
    return after?.form === REGENERATE && isCost(word) ? [] : [word];
  });

const REGENERATE = 'regenerate';
const isCost = ({ text }: Word): boolean =>
  text.endsWith(':') && readCost(text.slice(0, -1)) !== undefined;

/** CR 702.11f, 702.16g: `protection from black and from red` is two abilities, and so is `hexproof from black and red`. */
export function eachQuality(words: readonly Word[]): readonly Word[] {
  const out: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const more = moreAt(words, at, out);
    const taken = more.length > 0 ? more : words.slice(at, at + 1);
    out.push(...taken);
    at += more.length > 0 ? lengthOfMore(words, at) : 1;
  }
  return out;
}

const FROM = 'from';

/** `and red`, or `and from red`, behind a quality: the same ability from it. */
function moreAt(words: readonly Word[], at: number, before: readonly Word[]): readonly Word[] {
  const [head, from, color] = before.slice(-3);
  const isBehind =
    head !== undefined &&
    ['protection', 'hexproof'].includes(head.form) &&
    from?.form === FROM &&
    isColor(color);
  const next = words[at + lengthOfMore(words, at) - 1];
  if (!isBehind || words[at]?.form !== 'and' || next === undefined || !isColor(next)) return [];
  return [{ ...next, text: head.form, form: head.form }, { ...next, text: FROM, form: FROM }, next];
}

const lengthOfMore = (words: readonly Word[], at: number): number =>
  words[at + 1]?.form === FROM ? 3 : 2;

const isColor = (word: Word | undefined): boolean => COLORS.some((color) => color === word?.form);
