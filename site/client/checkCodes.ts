// Where a teacher pastes result codes: all are marked again, and shown as a table that can be taken along.
import type { CodeBrowserWords } from '../i18n/codeWords.ts';
import type { CatalogueItem } from '../view/catalogueItem.ts';
import { catalogueAt } from './catalogue.ts';
import { readExam } from './classExam/examLink.ts';
import { type Checked, checkCodes } from './codes/checking.ts';
import { classResult } from './codes/classResult.ts';
import { csvRows, type NamesInCodes } from './codes/csvRows.ts';
import { notedCodes } from './codes/notes.ts';
import { classSection } from './codes/showClass.ts';
import { layAnswers, studentsTable, topicsTable, unreadList } from './codes/showStudents.ts';
import { csvOf } from './codes/table.ts';
import type { SetLink } from './deal/setLink.ts';
import { fileName } from './fileName.ts';

export class Codes extends HTMLElement {
  #turn: Promise<void> = Promise.resolve();

  connectedCallback(): void {
    this.#tellExam();
    addEventListener('hashchange', () => this.#tellExam());
    this.#one('.codes-print').addEventListener('click', () => print());
    addEventListener('beforeprint', () => layAnswers(this.#one('.codes-table'), this.#words));
    addEventListener('afterprint', () => this.querySelector('.codes-answers')?.remove());
  }

  /** One text after the other: no answer is filled in on a board that another is marked on. */
  check(text: string): Promise<void> {
    const checked = this.#turn.then(() => this.#check(text));
    this.#turn = checked.catch(() => {});
    return checked;
  }

  async #check(text: string): Promise<void> {
    const words = this.#words;
    const catalogue = await catalogueAt(this.dataset.items ?? '').catch(() => undefined);
    const stage = this.querySelector('.codes-marking');
    if (catalogue === undefined || stage === null) {
      this.#say(this.dataset.failed ?? '');
      return;
    }
    const checked = await checkCodes(text, {
      catalogue,
      own: this.#set?.own ?? [],
      ownCalled: (sum) => words.ownBoard.replace('{sum}', sum),
      stage,
      hrefOf: (at) => `${this.dataset.root}${at.slice(1)}`,
      tell: (k, n) => this.#say(words.working.replace('{k}', `${k}`).replace('{n}', `${n}`)),
    });
    this.#say(this.#summaryOf(checked));
    this.#show(checked, catalogue);
  }

  #summaryOf(checked: readonly Checked[]): string {
    const { nothing, done, unread, twice, left } = this.#words;
    if (checked.length === 0) return nothing;
    const count = (isOne: (one: Checked) => boolean): number => checked.filter(isOne).length;
    const answers = checked.flatMap((one) => (one.kind === 'marked' ? one.answers : []));
    const counts = [
      [unread, count(({ kind }) => kind !== 'marked' && kind !== 'twice')],
      [twice, count(({ kind }) => kind === 'twice')],
      [left, answers.filter(({ mark }) => mark === 'failed').length],
    ] as const;
    return [
      done.replace('{n}', `${count(({ kind }) => kind === 'marked')}`),
      ...counts.flatMap(([text, n]) => (n === 0 ? [] : [text.replace('{n}', `${n}`)])),
    ].join(' ');
  }

  #show(checked: readonly Checked[], catalogue: readonly CatalogueItem[]): void {
    const words = this.#words;
    const names = this.#names;
    const read = readExam(location.hash);
    const exam = read.kind === 'exam' ? read.exam : undefined;
    const marked = checked.flatMap((one) => (one.kind === 'marked' ? [one] : []));
    const noted = notedCodes(marked, { exam, catalogue });
    this.#one('.codes-table').replaceChildren(
      unreadList(checked, words),
      ...(marked.length > 0
        ? [
            studentsTable(noted, words, names),
            classSection(classResult(noted), words, names, this.dataset.root ?? '/'),
            topicsTable(noted, words, names),
          ]
        : []),
    );
    this.#one('.codes-print').hidden = checked.length === 0;
    const title = this.#set?.title || marked.find(({ sent }) => sent.set !== '')?.sent.set;
    const csv = csvOf(csvRows(checked, noted, words, names), words.separator);
    this.#offer(csv, `${fileName(title ?? '')}.csv`, checked.length);
  }

  #offer(csv: string, name: string, count: number): void {
    const link = this.querySelector<HTMLAnchorElement>('.codes-download');
    if (link === null) return;
    link.hidden = count === 0;
    link.download = name;
    URL.revokeObjectURL(link.href);
    link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  }

  /** Against which exam codes are checked: that of the address. */
  #tellExam(): void {
    const read = readExam(location.hash);
    const { exam, examUntitled, examMangled } = this.#words;
    const title = read.kind === 'exam' ? read.exam.set.title : '';
    const against = title === '' ? examUntitled : exam.replace('{title}', () => title);
    const said = read.kind === 'exam' ? against : examMangled;
    this.#one('.codes-exam').textContent =
      read.kind === 'empty' || read.kind === 'link' ? '' : said;
  }

  /** What the address brings: an exam's set, or one of which no exam was made. */
  get #set(): SetLink | undefined {
    const read = readExam(location.hash);
    if (read.kind === 'link') return read.link;
    return read.kind === 'exam' ? read.exam.set : undefined;
  }

  #say(text: string): void {
    const place = this.querySelector('[role=status]');
    if (place) place.textContent = text;
  }

  #one(part: string): HTMLElement {
    return this.querySelector<HTMLElement>(part) ?? this;
  }

  get #names(): NamesInCodes {
    const { topics, mistakes } = this.dataset;
    return { topics: JSON.parse(topics ?? '{}'), mistakes: JSON.parse(mistakes ?? '{}') };
  }

  get #words(): CodeBrowserWords {
    return JSON.parse(this.dataset.words ?? '{}');
  }
}

customElements.define('r509-codes', Codes);
