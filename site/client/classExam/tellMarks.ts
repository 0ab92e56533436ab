// What was right, where an exam shows that once it is handed in.
import type { ClassBrowserWords } from '../../i18n/classExamWords.ts';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { answeredIn } from '../exam/answered.ts';
import { list, put } from '../exam/fill.ts';
import { resultOf } from '../exam/results.ts';
import { listQuestions } from '../exam/review.ts';
import type { ClassSitting } from './sat.ts';

interface SatAndKnown {
  readonly sitting: ClassSitting;
  readonly catalogue: readonly CatalogueItem[];
}

/** `names`: what topics and mistakes are called, and where they have their pages, as the page has them. */
export function tellMarks(
  place: Element,
  { sitting, catalogue }: SatAndKnown,
  { score, asking }: ClassBrowserWords,
  names: DOMStringMap,
): void {
  const marks = place.querySelector<HTMLElement>('.class-marks');
  if (marks === null) return;
  marks.hidden = false;
  const { root = '/' } = names;
  const topics: Record<string, string> = JSON.parse(names.topics ?? '{}');
  const titles: Record<string, string> = JSON.parse(names.mistakes ?? '{}');
  const answered = answeredIn(sitting, catalogue);
  const { right, all, waiting, unmarked, topics: byTopic, mistakes } = resultOf(answered);
  const said = [
    score.replace('{k}', `${right}`).replace('{n}', `${all}`),
    ...(waiting > 0 ? [asking.waiting.replace('{n}', `${waiting}`)] : []),
    ...(unmarked > 0 ? [asking.unmarked.replace('{n}', `${unmarked}`)] : []),
  ];
  put(marks, '.exam-score', said.join(' '));
  list(marks, '.exam-topics', byTopic, ({ name, right: k, all: n }) => [
    `${root}practice/${name}/`,
    topics[name] ?? name,
    `${k}/${n}`,
  ]);
  list(marks, '.exam-mistakes', mistakes, ({ name, all: n }) => [
    `${root}mistakes/${name}/`,
    titles[name] ?? name,
    n === 1 ? '' : `×${n}`,
  ]);
  listQuestions(marks.querySelector('.exam-list'), answered, asking);
}
