// An exam of a class as a link: a set, and behind it how it is sat. What was cut off or changed on its way does not fit the
// sum in the end: `#v=1&t=Tuesday&b=one~1a2b3c,two&e=k3x&n=each&q=8&a=after&m=40&z=1f0c2kd`.
import { hashOf } from '../deal/chance.ts';
import { hashFor, KEPT, type ReadLink, readLink, type SetLink } from '../deal/setLink.ts';

export interface ClassExam {
  readonly set: SetLink;
  /** Another for each exam that is made, though its set were the same. */
  readonly key: string;
  readonly minutes: number;
  /** How many there are: 1 is the same for everyone, `EACH_OWN` another for each. */
  readonly variants: number;
  /** How many of the set's boards each is asked; left out, all of them. */
  readonly questions?: number;
  /** What a student is shown once it is handed in. */
  readonly marks: 'after' | 'never';
}

/** So many variants that hardly two students of a class have the same. */
export const EACH_OWN = 9999;
/** Otherwise there are at most so many. */
const MOST_VARIANTS = 26;
export const MOST_MINUTES = 600;

export type ReadExam =
  /** `mark`: by which it is known in codes. */
  | { readonly kind: 'exam'; readonly exam: ClassExam; readonly mark: string }
  /** A set of which no exam is made yet. */
  | Extract<ReadLink, { readonly kind: 'link' }>
  | { readonly kind: 'empty' }
  | { readonly kind: 'version'; readonly version: string }
  | { readonly kind: 'mangled' };

/** The fragment that stands for it; it begins with `#`. */
export const examHash = (exam: ClassExam): string => `${unsealed(exam)}&z=${markOf(exam)}`;

/** By which an exam is known in its codes. */
export const markOf = (exam: ClassExam): string =>
  hashOf(unsealed(exam)).toString(36).padStart(7, '0');

/**
 * The fragment that stands for its set while that is changed, with how it is sat behind it in one part: of another set the
 * sum would not fit.
 */
export const changingHash = (exam: ClassExam): string =>
  `${hashFor(exam.set)}&${KEPT}=${encodeURIComponent(settingsOf(exam))}`;

/** A set that was changed, as the exam that it was before; nothing where it was none. */
export function changedExam(set: SetLink, hash: string): ClassExam | undefined {
  const kept = new URLSearchParams(new URLSearchParams(hash.replace(/^#/, '')).get(KEPT) ?? '');
  const drawn = wholeIn(kept.get('q'), set.items.length);
  // Where as many are asked as are left, all are.
  if (drawn === undefined || drawn === set.items.length) kept.delete('q');
  return kept.has('e') ? examIn(set, kept) : undefined;
}

const unsealed = (exam: ClassExam): string => `${hashFor(exam.set)}&${settingsOf(exam)}`;

function settingsOf({ key, minutes, variants, questions, marks }: ClassExam): string {
  const parts = new URLSearchParams({ e: key });
  if (variants !== 1) parts.set('n', variants === EACH_OWN ? 'each' : `${variants}`);
  if (questions !== undefined) parts.set('q', `${questions}`);
  if (marks === 'after') parts.set('a', marks);
  parts.set('m', `${minutes}`);
  return `${parts}`;
}

export function readExam(hash: string): ReadExam {
  const read = readLink(hash);
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  if (read.kind !== 'link') return read;
  if (!['e', 'm', 'z'].some((name) => parts.has(name))) return read;
  const exam = examIn(read.link, parts);
  return exam === undefined || markOf(exam) !== parts.get('z')
    ? { kind: 'mangled' }
    : { kind: 'exam', exam, mark: markOf(exam) };
}

function examIn(set: SetLink, parts: URLSearchParams): ClassExam | undefined {
  const minutes = wholeIn(parts.get('m'), MOST_MINUTES);
  const each = parts.get('n');
  const variants = each === 'each' ? EACH_OWN : wholeIn(each ?? '1', MOST_VARIANTS);
  const drawn = parts.get('q');
  const questions = drawn === null ? undefined : wholeIn(drawn, set.items.length);
  if (minutes === undefined || variants === undefined) return undefined;
  if (drawn !== null && questions === undefined) return undefined;
  return {
    set,
    key: parts.get('e') ?? '',
    minutes,
    variants,
    ...(questions !== undefined && { questions }),
    marks: parts.get('a') === 'after' ? 'after' : 'never',
  };
}

/** A whole number from 1 on, and at most so much. */
export function wholeIn(text: string | null, most: number): number | undefined {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
  return number >= 1 && number <= most ? number : undefined;
}
