// Which paper is sat: what the page offers, and what an address or the one before it says.
import { EXAM_PAPERS, type ExamPaper } from '../../i18n/examWords.ts';
import { paperOf, seedOfPaper } from '../deal/exam.ts';

interface SeedsKnown {
  /** In the address. */
  readonly named: string | undefined;
  /** Of what was sat before. */
  readonly sat: string | undefined;
}

/** The same again, the one that the address names, or a new one of the paper that is chosen or was sat. */
export function seedToSit(exam: Element, pressed: Element, { named, sat }: SeedsKnown): string {
  if (pressed.matches('.exam-again') && sat !== undefined) return sat;
  if (pressed.matches('.exam-begin')) return named ?? seedOfPaper(paperChosen(exam));
  return seedOfPaper(sat === undefined ? paperChosen(exam) : paperOf(sat));
}

function paperChosen(exam: Element): ExamPaper {
  const chosen = exam.querySelector<HTMLInputElement>('.exam-papers :checked')?.value;
  return EXAM_PAPERS.find((paper) => paper === chosen) ?? 'all';
}
