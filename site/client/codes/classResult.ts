// What a class has answered together: which boards most had wrong, which topics, and which mistakes explain it.
import type { CheckedAnswer } from './checking.ts';
import { columnsOf } from './columns.ts';
import { isMarked, type NotedCode } from './notes.ts';

export interface ClassResult {
  /** How many students count. */
  readonly students: number;
  /** Those that most had wrong first; what all had right is not among them. */
  readonly boards: readonly BoardResult[];
  /** The weakest first. */
  readonly topics: readonly ShareOf[];
  /** Those that explain most answers first. */
  readonly mistakes: readonly MistakeResult[];
}

export interface BoardResult {
  readonly title: string;
  /** Wrong, or without an answer; of how many that are marked. */
  readonly wrong: number;
  readonly all: number;
  /** The wrong answer that most gave, in words, where several gave one. */
  readonly commonest?: { readonly said: string; readonly n: number };
}

export interface ShareOf {
  readonly name: string;
  readonly right: number;
  readonly all: number;
}

export interface MistakeResult {
  /** As it stands in its address. */
  readonly slug: string;
  readonly answers: number;
  readonly students: number;
}

export function classResult(codes: readonly NotedCode[]): ClassResult {
  const counted = codes.filter(({ isCounted }) => isCounted).map(({ code }) => code.answers);
  return {
    students: counted.length,
    boards: columnsOf(counted)
      .map(({ title, answers }) =>
        boardResult(
          title,
          answers.filter((one) => one !== undefined),
        ),
      )
      .filter(({ wrong }) => wrong > 0)
      .toSorted((a, b) => b.wrong - a.wrong || b.wrong / b.all - a.wrong / a.all),
    topics: sharesByTopic(counted.flat()).toSorted((a, b) => a.right / a.all - b.right / b.all),
    mistakes: mistakesIn(counted),
  };
}

/** How much of each topic was right, of what is marked; boards of somebody's own have none. */
export const sharesByTopic = (answers: readonly CheckedAnswer[]): readonly ShareOf[] =>
  [
    ...Map.groupBy(
      answers.filter(({ mark, topic }) => isMarked(mark) && topic !== ''),
      ({ topic }) => topic,
    ),
  ].map(([name, about]) => ({ name, right: rightIn(about), all: about.length }));

export const rightIn = (answers: readonly CheckedAnswer[]): number =>
  answers.filter(({ mark }) => mark === 'right').length;

/** How many answers each mistake explains. Where several explain one, it counts for each of them. */
export function explainedBy(answers: readonly CheckedAnswer[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const slug of answers.flatMap(({ mistakes }) => mistakes))
    counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return counts;
}

function boardResult(title: string, answers: readonly CheckedAnswer[]): BoardResult {
  const marked = answers.filter(({ mark }) => isMarked(mark));
  const wrong = marked.filter(({ mark, said }) => mark === 'wrong' && said !== '');
  const [most] = [...Map.groupBy(wrong, ({ said }) => said)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return {
    title,
    wrong: marked.length - rightIn(marked),
    all: marked.length,
    ...(most !== undefined &&
      most[1].length > 1 && { commonest: { said: most[0], n: most[1].length } }),
  };
}

function mistakesIn(students: readonly (readonly CheckedAnswer[])[]): readonly MistakeResult[] {
  const ofEach = students.map(explainedBy);
  const slugs = new Set(ofEach.flatMap((counts) => [...counts.keys()]));
  return [...slugs]
    .map((slug) => ({
      slug,
      answers: ofEach.reduce((sum, counts) => sum + (counts.get(slug) ?? 0), 0),
      students: ofEach.filter((counts) => counts.has(slug)).length,
    }))
    .toSorted((a, b) => b.answers - a.answers || b.students - a.students);
}
