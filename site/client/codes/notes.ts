// What has to be said of codes that can be read: whether they are of this exam, and what does not fit.
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { type ClassExam, markOf } from '../classExam/examLink.ts';
import { dealtTo, nameKey, variantOf } from '../classExam/variant.ts';
import { linkedItem } from '../deal/deal.ts';
import { itemText } from '../deal/setLink.ts';
import type { CodeMark, MarkedCode } from './checking.ts';

export type CodeNote =
  /** Of another exam or set than the one that is checked, or than most are. */
  | { readonly kind: 'otherExam'; readonly set: string }
  /** Other codes have the same name: with the same answers, or with others; on these lines. */
  | { readonly kind: 'sameAnswers' | 'otherAnswers'; readonly lines: readonly number[] }
  | { readonly kind: 'late'; readonly minutes: number; readonly allowed: number }
  | { readonly kind: 'otherVariant'; readonly variant: number }
  | { readonly kind: 'otherBoards' }
  | { readonly kind: 'timeUp' }
  | {
      readonly kind: 'changed' | 'gone' | 'elsewhere' | 'failed' | 'undecided';
      readonly n: number;
    };

/** A code with its notes. One that does not count stands in the table, and in no figure of the class. */
export interface NotedCode {
  readonly code: MarkedCode;
  readonly notes: readonly CodeNote[];
  readonly isCounted: boolean;
}

/** What is known beside the codes: the exam, where its link is, and what is asked anywhere. */
export interface ExamKnown {
  readonly exam: ClassExam | undefined;
  readonly catalogue: readonly CatalogueItem[];
}

/** In their order. Of each student, what was handed in first counts. */
export function notedCodes(codes: readonly MarkedCode[], known: ExamKnown): readonly NotedCode[] {
  const wanted = known.exam === undefined ? mostOf(codes.map(examOf)) : markOf(known.exam);
  const ofExam = codes.filter((code) => examOf(code) === wanted);
  const firstOfEach = new Set(
    [...Map.groupBy(ofExam, keyOf).values()].flatMap((same) =>
      same.toSorted((a, b) => endOf(a) - endOf(b)).slice(0, 1),
    ),
  );
  return codes.map((code) => {
    const others = ofExam.filter((one) => one !== code && keyOf(one) === keyOf(code));
    const isOfExam = examOf(code) === wanted;
    return {
      code,
      isCounted: firstOfEach.has(code),
      notes: [
        ...(isOfExam ? [] : [{ kind: 'otherExam', set: code.sent.set } as const]),
        ...(isOfExam ? repeats(code, others) : []),
        ...timeOf(code),
        ...(isOfExam ? variantNotes(code, known) : []),
        ...unmarked(code),
      ],
    };
  });
}

/** By which codes of one exam are known, or of one set where it is none. */
const examOf = ({ sent }: MarkedCode): string => sent.exam?.mark ?? `set ${sent.set}`;

/** Who leaves out the name is somebody of their own. */
const keyOf = ({ sent, line }: MarkedCode): string => nameKey(sent.name) || `line ${line}`;

const endOf = ({ sent }: MarkedCode): number => sent.exam?.ended ?? Date.parse(sent.day) / 1000;

function repeats(code: MarkedCode, others: readonly MarkedCode[]): readonly CodeNote[] {
  const isSame = (one: MarkedCode): boolean => answersOf(one) === answersOf(code);
  const [same, other] = [others.filter(isSame), others.filter((one) => !isSame(one))];
  const linesOf = (all: readonly MarkedCode[]): readonly number[] => all.map(({ line }) => line);
  return [
    ...(same.length > 0 ? [{ kind: 'sameAnswers', lines: linesOf(same) } as const] : []),
    ...(other.length > 0 ? [{ kind: 'otherAnswers', lines: linesOf(other) } as const] : []),
  ];
}

const answersOf = ({ sent }: MarkedCode): string =>
  JSON.stringify(sent.answers.map(({ item, written }) => [item, written]).toSorted());

/** Sending and the like takes a while. */
const GRACE = 1;

function timeOf({ sent: { exam } }: MarkedCode): readonly CodeNote[] {
  if (exam === undefined) return [];
  const minutes = Math.round((exam.ended - exam.began) / 60);
  if (minutes > exam.minutes + GRACE) return [{ kind: 'late', minutes, allowed: exam.minutes }];
  return exam.end === 'timeUp' ? [{ kind: 'timeUp' }] : [];
}

function variantNotes({ sent }: MarkedCode, { exam, catalogue }: ExamKnown): readonly CodeNote[] {
  if (exam === undefined || sent.exam === undefined) return [];
  const { variant } = sent.exam;
  if (variant !== variantOf(exam, sent.name)) return [{ kind: 'otherVariant', variant }];
  const asked = dealtTo(exam, variant, catalogue).items.map((item) =>
    withoutPrint(itemText(linkedItem(item))),
  );
  const answered = sent.answers.map(({ item }) => withoutPrint(item));
  return `${asked}` === `${answered}` ? [] : [{ kind: 'otherBoards' }];
}

const withoutPrint = (item: string): string => item.replace(/~.*$/, '');

const UNMARKED = [
  'changed',
  'gone',
  'elsewhere',
  'failed',
  'undecided',
] as const satisfies readonly CodeMark[];

/** Whether an answer counts: what is not marked for a reason of ours does not. */
export const isMarked = (mark: CodeMark): boolean => !UNMARKED.some((one) => one === mark);

const unmarked = ({ answers }: MarkedCode): readonly CodeNote[] =>
  UNMARKED.flatMap((kind) => {
    const n = answers.filter(({ mark }) => mark === kind).length;
    return n === 0 ? [] : [{ kind, n }];
  });

/** What stands there most often; of several, the first. */
function mostOf(all: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(all, (one) => one)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
