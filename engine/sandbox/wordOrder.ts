import { readCost } from './cost.ts';
import { BETWEEN, isQualityAt, readFilter } from './filterWords.ts';
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
    const to = qualityBehind(words, at);
    const again = to === undefined ? [] : abilityAgain(out, words[to]);
    out.push(...(again.length > 0 ? again : words.slice(at, at + 1)));
    at = again.length > 0 && to !== undefined ? to : at + 1;
  }
  return out;
}

const FROM = 'from';

/** `and red`, or `and from red`: where the quality is said. */
function qualityBehind(words: readonly Word[], at: number): number | undefined {
  if (!BETWEEN.has(words[at]?.form ?? '')) return undefined;
  const to = words[at + 1]?.form === FROM ? at + 2 : at + 1;
  return isQualityAt(words, to) ? to : undefined;
}

/** The words of the ability, once more, where all that was said last is from what it is. */
function abilityAgain(before: readonly Word[], next: Word | undefined): readonly Word[] {
  const from = before.findLastIndex(({ form }) => form === FROM);
  const head = before[from - 1];
  const isOpen =
    ['protection', 'hexproof'].includes(head?.form ?? '') &&
    readFilter(before, from + 1)?.to === before.length;
  if (!isOpen || head === undefined || next === undefined) return [];
  return [head.form, FROM].map((form) => ({ ...next, text: form, form }));
}
