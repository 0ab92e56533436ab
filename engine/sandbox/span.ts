import { caseFold } from './caseFold.ts';

/** Some of a text, and where it begins in it. */
export interface Span {
  readonly text: string;
  readonly at: number;
}

/** A word as it is compared, and the run of signs without a space that it stands in. */
export interface Word extends Span {
  readonly form: string;
  /** Where it ends in the text, or the words that were typed for it do. */
  readonly end: number;
  readonly run: Span;
}

/** What is quoted has signs around it that say nothing. */
const MARKS = /[\s,\\`*"“”„«»‹›]/.source;
const BEFORE = new RegExp(`^${MARKS}+`);
const AFTER = new RegExp(`${MARKS}+$`);

/** Without the spaces and the marks around it. */
export function trimmed({ text, at }: Span): Span {
  const start = text.replace(BEFORE, '');
  return { text: start.replace(AFTER, ''), at: at + text.length - start.length };
}

/** The parts between what is matched, without the spaces around them. */
export function split({ text, at }: Span, between: RegExp): readonly Span[] {
  const parts: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(between)) {
    parts.push(trimmed({ text: text.slice(from, found.index), at: at + from }));
    from = found.index + found[0].length;
  }
  return [...parts, trimmed({ text: text.slice(from), at: at + from })];
}

/** The parts that say something. */
export const splitFull = (span: Span, between: RegExp): readonly Span[] =>
  split(span, between).filter(({ text }) => text !== '');

/** The words of a span; a hyphen between letters parts words as a space does, and so does a plus before one: `+flying`. */
export const wordsOf = ({ text, at }: Span): readonly Word[] =>
  [...text.matchAll(RUN)].flatMap((run) => {
    const whole = { text: run[0], at: at + run.index };
    return [...run[0].matchAll(WORD)].map((one) => ({
      text: one[0],
      at: whole.at + one.index,
      form: caseFold(one[0]),
      end: whole.at + one.index + one[0].length,
      run: whole,
    }));
  });

const RUN = new RegExp(`${MARKS.replace('[', '[^')}+`, 'g');

// A hyphen with a letter on either side is left out.
const WORD = /(?:(?!(?<=\p{L})-(?=\p{L})|\+(?=\p{L})).)+/gu;

/** The words of a phrase of the line’s own, as they are compared. */
export const formsOf = (phrase: string): readonly string[] =>
  wordsOf({ text: phrase, at: 0 }).map(({ form }) => form);
