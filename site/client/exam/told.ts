// What is said of an exam that is over.
import type { ExamBrowserWords } from '../../i18n/examWords.ts';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { isPassed, paperOf } from '../deal/exam.ts';
import { answeredIn } from './answered.ts';
import { sharesBefore } from './before.ts';
import { list, put } from './fill.ts';
import { resultOf } from './results.ts';
import { listQuestions } from './review.ts';
import { type Sitting, sittingsKept } from './sitting.ts';

/** Where things have their pages, and what they are called there. */
interface PageNames {
  readonly root: string;
  readonly topics: { readonly [slug: string]: string };
  readonly mistakes: { readonly [slug: string]: string };
}

interface ExamDone {
  readonly sitting: Sitting;
  /** What is asked anywhere; nothing of it where it could not be had. */
  readonly catalogue: readonly CatalogueItem[];
}

/** Fills in what is said of an exam: the score, what it shows, and its questions. `names`: as the page has them. */
export function fillResult(
  place: Element,
  { sitting, catalogue }: ExamDone,
  words: ExamBrowserWords,
  names: DOMStringMap,
): void {
  const { root, topics, mistakes } = pageNamesIn(names);
  const answered = answeredIn(sitting, catalogue);
  const result = resultOf(answered);
  const { right, all, verdict, waiting, unmarked } = result;
  const enough = [...Array(all + 1).keys()].find((n) => isPassed(n, all)) ?? all;
  const score = words.score
    .replace('{k}', `${right}`)
    .replace('{n}', `${all}`)
    .replace('{m}', `${enough}`);
  const before = sharesBefore(sitting, sittingsKept());
  const said = [
    words.named.replace('{paper}', words.papers[paperOf(sitting.seed)]).replace('{score}', score),
    ...(before.length > 0 ? [words.before.replace('{shares}', before.join(', '))] : []),
    ...(waiting > 0 ? [words.waiting.replace('{n}', `${waiting}`)] : []),
    ...(unmarked > 0 ? [words.unmarked.replace('{n}', `${unmarked}`)] : []),
  ];
  put(place, '.ruling', words[verdict]);
  put(place, '.exam-score', said.join(' '));
  list(place, '.exam-topics', result.topics, ({ name, right: k, all: n }) => [
    `${root}practice/${name}/`,
    topics[name] ?? name,
    `${k}/${n}`,
  ]);
  list(place, '.exam-rules', result.rules, ({ name, right: k, all: n }) => [
    `${root}rules/${name}/`,
    name,
    `${k}/${n}`,
  ]);
  list(place, '.exam-mistakes', result.mistakes, ({ name, all: n }) => [
    `${root}mistakes/${name}/`,
    mistakes[name] ?? name,
    n === 1 ? '' : `×${n}`,
  ]);
  listQuestions(place.querySelector('.exam-list'), answered, words);
}

const pageNamesIn = ({ root = '/', topics, mistakes }: DOMStringMap): PageNames => ({
  root,
  topics: JSON.parse(topics ?? '{}'),
  mistakes: JSON.parse(mistakes ?? '{}'),
});
