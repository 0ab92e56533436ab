// The table of students: what each had right, when it was sat, and what has to be said of it.
import type { CodeBrowserWords } from '../../i18n/codeWords.ts';
import type { Checked, CheckedAnswer } from './checking.ts';
import { explainedBy, rightIn, sharesByTopic } from './classResult.ts';
import type { NamesInCodes } from './csvRows.ts';
import { noteText, problemText, timesOf } from './inWords.ts';
import { isMarked, type NotedCode } from './notes.ts';
import { made, row, tableOf } from './parts.ts';

/** Codes that can't be read, each in a sentence with its line. */
export const unreadList = (checked: readonly Checked[], words: CodeBrowserWords): HTMLElement => {
  const list = made(
    'ul',
    ...checked.flatMap((one) =>
      one.kind === 'marked' ? [] : [made('li', problemText(one, words))],
    ),
  );
  list.className = 'codes-unread';
  return list;
};

/**
 * All students in the order of their codes. A column in which nothing stands is left out; the day and the set stand over the
 * table where they are the same for all.
 */
export function studentsTable(
  noted: readonly NotedCode[],
  words: CodeBrowserWords,
  { mistakes }: NamesInCodes,
): HTMLElement {
  const { columns, together } = words;
  const told = noted.map((one) => toldOf(one, words, mistakes));
  const isOver = (column: ToldColumn): boolean =>
    new Set(told.map((one) => one[column])).size === 1;
  const over = (['set', 'day'] as const).filter(isOver);
  const shown = TOLD.filter(
    (column) => !over.some((one) => one === column) && told.some((one) => one[column] !== ''),
  );
  const rows = noted.map(({ code: { sent, answers } }, nth) =>
    row([
      answersBehind(sent.name || words.nameless, answers, words),
      ...shown.map((column) => classed(told[nth]?.[column] ?? '', column)),
    ]),
  );
  return tableOf(
    [together.students, ...over.map((column) => told[0]?.[column] ?? '')].join(', '),
    [columns.name, ...shown.map((column) => columns[column])],
    rows,
  );
}

/** What is told of each student beside the name, in its order. */
const TOLD = ['right', 'mistakes', 'notes', 'time', 'variant', 'day', 'set'] as const;
type ToldColumn = (typeof TOLD)[number];

function toldOf(
  { code, notes }: NotedCode,
  words: CodeBrowserWords,
  mistakes: NamesInCodes['mistakes'],
): { readonly [C in ToldColumn]: string } {
  const { sent, answers } = code;
  const { began, ended, minutes } = timesOf(code);
  const marked = answers.filter(({ mark }) => isMarked(mark)).length;
  const explained = [...explainedBy(answers)].map(([slug, n]) => {
    const title = mistakes[slug] ?? slug;
    return n === 1 ? title : `${title} ×${n}`;
  });
  return {
    right: `${rightIn(answers)}/${marked}`,
    mistakes: explained.join('; '),
    notes: notes.map((note) => noteText(note, words)).join('; '),
    time: sent.exam === undefined ? '' : `${began}–${ended} (${minutes}′)`,
    variant: sent.exam === undefined ? '' : `${sent.exam.variant}`,
    day: sent.day,
    set: sent.set || words.nameless,
  };
}

function classed(text: string, name: string): HTMLElement {
  const cell = made('td', text);
  cell.className = `codes-${name}`;
  return cell;
}

/** The answers one by one stand behind the name, until they are asked for. */
function answersBehind(
  name: string,
  answers: readonly CheckedAnswer[],
  { marks }: CodeBrowserWords,
): HTMLElement {
  const list = made(
    'ol',
    ...answers.map(({ title, said, mark }) => {
      const item = made('li', `${said === '' ? title : `${title} (${said})`}: ${marks[mark]}`);
      item.className = mark;
      return item;
    }),
  );
  const summary = made('summary');
  // A name of another script is read in its own direction.
  const called = made('bdi', name);
  summary.append(called);
  return made('details', summary, list);
}

/** On paper, where nothing can be opened, the answers of each student stand behind the tables. */
export function layAnswers(place: HTMLElement, { together }: CodeBrowserWords): void {
  place.querySelector('.codes-answers')?.remove();
  const each = [...place.querySelectorAll('details')].map((details) => {
    const name = made('h3', details.querySelector('summary')?.textContent ?? '');
    return made('section', name, ...[...details.querySelectorAll('ol')].map(copyOf));
  });
  const answers = made('section', made('h2', together.answers), ...each);
  answers.className = 'codes-answers';
  if (each.length > 0) place.append(answers);
}

const copyOf = (list: HTMLElement): Node => list.cloneNode(true);

/** How much of each topic each student had right, and the class. */
export function topicsTable(
  noted: readonly NotedCode[],
  words: CodeBrowserWords,
  { topics }: NamesInCodes,
): HTMLElement {
  const counted = noted.filter(({ isCounted }) => isCounted).map(({ code }) => code);
  const all = counted.flatMap(({ answers }) => answers);
  const slugs = sharesByTopic(all).map(({ name }) => name);
  const cells = (answers: readonly CheckedAnswer[]): readonly string[] => {
    const shares = sharesByTopic(answers);
    return slugs.map((slug) => {
      const share = shares.find(({ name }) => name === slug);
      return share === undefined ? '' : `${share.right}/${share.all}`;
    });
  };
  return tableOf(
    words.together.byTopic,
    [words.columns.name, ...slugs.map((slug) => topics[slug] ?? slug)],
    [
      ...counted.map(({ sent, answers }) =>
        row([made('bdi', sent.name || words.nameless), ...cells(answers)]),
      ),
      row(['Σ', ...cells(all)]),
    ],
  );
}
