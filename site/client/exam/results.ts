import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { isPassed } from '../deal/exam.ts';

/** What came of a question: of an answer, that it is not marked yet, that its board has changed, or that nobody can tell. */
export const EXAM_OUTCOMES = [
  'right',
  'wrong',
  'unanswered',
  'waiting',
  'changed',
  'undecided',
] as const;
export type ExamOutcome = (typeof EXAM_OUTCOMES)[number];

export interface Answered {
  readonly outcome: ExamOutcome;
  /** What the catalogue says of it; nothing where it is no longer asked. */
  readonly item: CatalogueItem | undefined;
  readonly mistakes: readonly string[];
}

/** How many of what is asked about something were right. */
export interface Share {
  readonly name: string;
  readonly right: number;
  readonly all: number;
}

export interface ExamResult {
  readonly right: number;
  /** Of how many: what is not marked for a reason of ours is not among them. */
  readonly all: number;
  /** Open as long as what is not marked yet could make the difference. */
  readonly verdict: 'passed' | 'notPassed' | 'open';
  /** How many are not marked yet, and how many never will be. */
  readonly waiting: number;
  readonly unmarked: number;
  /** The weakest first. */
  readonly topics: readonly Share[];
  /** The rules behind what was not right, those that most of it rests on first. */
  readonly rules: readonly Share[];
  /** Which mistakes explain how many answers. */
  readonly mistakes: readonly Share[];
}

export function resultOf(answered: readonly Answered[]): ExamResult {
  const count = (wanted: ExamOutcome): number =>
    answered.filter(({ outcome }) => outcome === wanted).length;
  const marked = answered.filter(({ outcome }) => IS_MARKED[outcome]);
  const shares = (namesOf: (one: Answered) => readonly string[]): readonly Share[] =>
    [...new Set(marked.flatMap(namesOf))].map((name) => {
      const about = marked.filter((one) => namesOf(one).includes(name));
      return {
        name,
        right: about.filter(({ outcome }) => outcome === 'right').length,
        all: about.length,
      };
    });
  const [right, waiting] = [count('right'), count('waiting')];
  const unmarked = count('changed') + count('undecided');
  const all = answered.length - unmarked;
  return {
    right,
    all,
    verdict: verdictOn(right, waiting, all),
    waiting,
    unmarked,
    topics: shares(({ item }) => item?.topics.slice(0, 1) ?? []).toSorted(
      (a, b) => a.right / a.all - b.right / b.all,
    ),
    rules: shares(({ item }) => item?.rules.slice(0, 1) ?? [])
      .filter((share) => share.right < share.all)
      .toSorted((a, b) => b.all - b.right - (a.all - a.right)),
    mistakes: shares(({ mistakes }) => mistakes).toSorted((a, b) => b.all - a.all),
  };
}

const IS_MARKED: { readonly [O in ExamOutcome]: boolean } = {
  right: true,
  wrong: true,
  unanswered: true,
  waiting: false,
  changed: false,
  undecided: false,
};

function verdictOn(right: number, waiting: number, all: number): ExamResult['verdict'] {
  if (all > 0 && isPassed(right, all)) return 'passed';
  return all > 0 && !isPassed(right + waiting, all) ? 'notPassed' : 'open';
}
