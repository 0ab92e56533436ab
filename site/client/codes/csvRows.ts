// A class as a table for spreadsheets: a line for each code, read or not, in the order in which they were pasted.
import type { CodeBrowserWords } from '../../i18n/codeWords.ts';
import type { Checked, CheckedAnswer } from './checking.ts';
import { explainedBy, rightIn, sharesByTopic } from './classResult.ts';
import { columnsOf } from './columns.ts';
import { noteText, problemText, timesOf } from './inWords.ts';
import { isMarked, type NotedCode } from './notes.ts';

/** What topics and mistakes are called, by how they stand in addresses. */
export interface NamesInCodes {
  readonly topics: { readonly [slug: string]: string };
  readonly mistakes: { readonly [slug: string]: string };
}

/**
 * Numbers stand alone in their cells: `3/5` would become a day in May. Marks by topic and by mistake, then each board with
 * its mark and what was answered.
 */
export function csvRows(
  checked: readonly Checked[],
  noted: readonly NotedCode[],
  words: CodeBrowserWords,
  names: NamesInCodes,
): readonly (readonly string[])[] {
  const answers = checked.map((one) => (one.kind === 'marked' ? one.answers : []));
  const topics = [...new Set(answers.flat().map(({ topic }) => topic))].filter((one) => one !== '');
  const mistakes = [...new Set(answers.flat().flatMap((one) => one.mistakes))];
  const boards = columnsOf(answers);
  const { columns } = words;
  const head = [
    columns.line,
    columns.name,
    columns.set,
    columns.day,
    columns.variant,
    columns.began,
    columns.ended,
    columns.minutes,
    columns.right,
    columns.of,
    columns.notes,
    ...topics.flatMap((slug) => {
      const title = names.topics[slug] ?? slug;
      return [`${title}: ${columns.right}`, `${title}: ${columns.of}`];
    }),
    ...mistakes.map((slug) => `${columns.mistake}: ${names.mistakes[slug] ?? slug}`),
    ...boards.flatMap(({ title }) => [title, `${title}: ${columns.answer}`]),
  ];
  const empty = (count: number): readonly string[] => Array.from({ length: count }, () => '');
  const rows = checked.map((one, at) => {
    if (one.kind !== 'marked') {
      const cells = [`${one.line}`, ...empty(9), problemText(one, words)];
      return [...cells, ...empty(head.length - cells.length)];
    }
    const notes = noted.find(({ code }) => code === one)?.notes ?? [];
    const byTopic = sharesByTopic(one.answers);
    const explained = explainedBy(one.answers);
    const { began, ended, minutes } = timesOf(one);
    return [
      `${one.line}`,
      one.sent.name || words.nameless,
      one.sent.set || words.nameless,
      one.sent.day,
      one.sent.exam === undefined ? '' : `${one.sent.exam.variant}`,
      began,
      ended,
      minutes,
      `${rightIn(one.answers)}`,
      `${one.answers.filter(({ mark }) => isMarked(mark)).length}`,
      notes.map((note) => noteText(note, words)).join('; '),
      ...topics.flatMap((slug) => {
        const share = byTopic.find(({ name }) => name === slug);
        return share === undefined ? ['', ''] : [`${share.right}`, `${share.all}`];
      }),
      ...mistakes.map((slug) => `${explained.get(slug) ?? ''}`),
      ...boards.flatMap((board) => answerCells(board.answers[at], words)),
    ];
  });
  return [head, ...rows];
}

const answerCells = (
  answer: CheckedAnswer | undefined,
  { marks }: CodeBrowserWords,
): readonly string[] => (answer === undefined ? ['', ''] : [marks[answer.mark], answer.said]);
