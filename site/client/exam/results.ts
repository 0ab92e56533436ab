import type { ExamBrowserWords } from '../../i18n/examWords.ts';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { isPassed } from '../deal/exam.ts';

/** What came of a question. */
export type ExamOutcome = 'right' | 'wrong' | 'unanswered' | 'failed';

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
  readonly all: number;
  readonly isPassed: boolean;
  readonly unmarked: number;
  /** The weakest first. */
  readonly topics: readonly Share[];
  /** The rules behind what was not right, those that most of it rests on first. */
  readonly rules: readonly Share[];
  /** Which mistakes explain how many answers. */
  readonly mistakes: readonly Share[];
}

export function resultOf(answered: readonly Answered[]): ExamResult {
  const right = answered.filter(({ outcome }) => outcome === 'right').length;
  const shares = (namesOf: (one: Answered) => readonly string[]): readonly Share[] =>
    [...new Set(answered.flatMap(namesOf))].map((name) => {
      const about = answered.filter((one) => namesOf(one).includes(name));
      return {
        name,
        right: about.filter(({ outcome }) => outcome === 'right').length,
        all: about.length,
      };
    });
  return {
    right,
    all: answered.length,
    isPassed: isPassed(right, answered.length),
    unmarked: answered.filter(({ outcome }) => outcome === 'failed').length,
    topics: shares(({ item }) => item?.topics.slice(0, 1) ?? []).toSorted(
      (a, b) => a.right / a.all - b.right / b.all,
    ),
    rules: shares(({ item }) => item?.rules.slice(0, 1) ?? [])
      .filter((share) => share.right < share.all)
      .toSorted((a, b) => b.all - b.right - (a.all - a.right)),
    mistakes: shares(({ mistakes }) => mistakes).toSorted((a, b) => b.all - a.all),
  };
}

/** Where things have their pages, and what they are called there. */
export interface PageNames {
  readonly root: string;
  readonly topics: { readonly [slug: string]: string };
  readonly mistakes: { readonly [slug: string]: string };
}

/** Fills in what is said of an exam: the score, then what it shows. */
export function fillResult(
  place: Element,
  result: ExamResult,
  words: ExamBrowserWords,
  { root, topics, mistakes }: PageNames,
): void {
  const { right, all, unmarked } = result;
  const enough = [...Array(all + 1).keys()].find((n) => isPassed(n, all)) ?? all;
  const score = words.score
    .replace('{k}', `${right}`)
    .replace('{n}', `${all}`)
    .replace('{m}', `${enough}`);
  put(place, '.ruling', result.isPassed ? words.passed : words.notPassed);
  put(
    place,
    '.exam-score',
    unmarked === 0 ? score : `${score} ${words.unmarked.replace('{n}', `${unmarked}`)}`,
  );
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
}

function put(place: Element, part: string, text: string): void {
  const found = place.querySelector(part);
  if (found) found.textContent = text;
}

function list(
  place: Element,
  part: string,
  shares: readonly Share[],
  told: (share: Share) => readonly [href: string, name: string, rest: string],
): void {
  const found = place.querySelector<HTMLElement>(part);
  found?.replaceChildren(
    ...shares.map((share) => {
      const [href, name, rest] = told(share);
      const line = document.createElement('li');
      const link = document.createElement('a');
      link.href = href;
      link.textContent = name;
      line.append(link, ` ${rest}`);
      return line;
    }),
  );
  if (found?.parentElement) found.parentElement.hidden = shares.length === 0;
}
