import { NEWEST_EDITION } from '../../engine/citation/editions.ts';
import type { SourceFile } from '../project/files.ts';

/** What a comment cites: one rule, or all rules from the first to the last. */
export interface CommentCitation {
  readonly line: number;
  /** As written; the newest where the comment names none. */
  readonly edition: string;
  readonly first: string;
  readonly last: string;
}

const dateText = String.raw`\d{4}-\d{2}-\d{2}`;
const ruleText = String.raw`\d+(?:\.\d+[a-z]*)?`;
const rangeText = `(?:${dateText} )?${ruleText}(?:-(?:${ruleText}|[a-z]+))?`;
const citationText = new RegExp(`\\bCR (${rangeText}(?:(?:, | and |, and )${rangeText})*)`, 'g');

/**
 * The rules that a file's comments cite: `CR 509.1c`, `CR 508.1a-b, 508.2`, `CR 2009-07-11 509.2`. A date holds for
 * what comes after it, as in `CR 509.1, 2009-07-11 509.2, 509.3`.
 */
export function citationsIn(file: SourceFile): readonly CommentCitation[] {
  return file.text.split('\n').flatMap((text, index) =>
    [...text.matchAll(citationText)].flatMap(([, list = '']) => {
      let edition: string = NEWEST_EDITION;
      return list.split(/, and |, | and /).map((item) => {
        const [range = '', date = edition] = item.split(' ').toReversed();
        edition = date;
        const [first = '', last = first] = range.split('-');
        return { line: index + 1, edition, first, last: wholeNumber(first, last) };
      });
    }),
  );
}

/** `508.1a` and `d` stand for `508.1a` and `508.1d`. */
function wholeNumber(first: string, last: string): string {
  return /^[a-z]+$/.test(last) ? first.replace(/[a-z]+$/, '') + last : last;
}
