// Where a teacher pastes result codes: all are marked again, and shown as a table that can be taken along.
import type { CodeBrowserWords } from '../i18n/codeWords.ts';
import { catalogueAt } from './catalogue.ts';
import { type Checked, type CheckedAnswer, checkCodes } from './codes/checking.ts';
import { columnsOf } from './codes/columns.ts';
import { csvOf } from './codes/table.ts';

export class Codes extends HTMLElement {
  #turn: Promise<void> = Promise.resolve();

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
      stage,
      hrefOf: (at) => `${this.dataset.root}${at.slice(1)}`,
      tell: (k, n) => this.#say(words.working.replace('{k}', `${k}`).replace('{n}', `${n}`)),
    });
    const left = checked.flatMap(answersOf).filter(({ mark }) => mark === 'failed').length;
    const said = [
      checked.length === 0 ? words.nothing : words.done.replace('{n}', `${checked.length}`),
      ...(left > 0 ? [words.left.replace('{n}', `${left}`)] : []),
    ];
    this.#say(said.join(' '));
    this.#show(checked);
  }

  #show(checked: readonly Checked[]): void {
    const { columns } = this.#words;
    const head = [columns.name, columns.day, columns.set, columns.right, columns.mistakes];
    const rows = checked.map((one) => this.#rowOf(one));
    const place = this.querySelector<HTMLElement>('.codes-table');
    const table = document.createElement('table');
    table.append(
      part('thead', line('th', head)),
      part('tbody', ...checked.map((one, at) => this.#lineOf(one, rows[at] ?? []))),
    );
    place?.replaceChildren(...(rows.length > 0 ? [table] : []));
    const link = this.querySelector<HTMLAnchorElement>('.codes-download');
    if (link === null) return;
    link.hidden = rows.length === 0;
    URL.revokeObjectURL(link.href);
    const boards = columnsOf(checked.map(answersOf));
    const whole = [
      [...head, ...boards.map(({ title }) => title)],
      ...rows.map((row, at) => [
        ...row,
        ...boards.map(({ answers }) => {
          const found = answers[at];
          return found === undefined ? '' : this.#words.marks[found.mark];
        }),
      ]),
    ];
    link.href = URL.createObjectURL(new Blob([csvOf(whole)], { type: 'text/csv' }));
  }

  #rowOf(one: Checked): readonly string[] {
    if (one.kind !== 'marked') return [this.#problemOf(one.kind), '', '', '', ''];
    const { sent, answers } = one;
    const right = answers.filter(({ mark }) => mark === 'right').length;
    return [
      sent.name || this.#words.nameless,
      sent.day,
      sent.set,
      this.#scoreOf(right, answers),
      this.#mistakesIn(answers).join('; '),
    ];
  }

  /** What is not marked for a reason of ours is not counted, and said beside. */
  #scoreOf(right: number, answers: readonly CheckedAnswer[]): string {
    const { marks } = this.#words;
    const left = (['failed', 'changed'] as const).flatMap((mark) => {
      const n = answers.filter((one) => one.mark === mark).length;
      return n === 0 ? [] : [`${marks[mark]}: ${n}`];
    });
    const all = answers.filter(({ mark }) => mark !== 'failed' && mark !== 'changed').length;
    return [`${right}/${all}`, ...left].join('; ');
  }

  /** The answers one by one stand behind the name, until they are asked for. */
  #lineOf(one: Checked, row: readonly string[]): HTMLElement {
    const made = line('td', row);
    if (one.kind !== 'marked') {
      made.className = 'wrong';
      return made;
    }
    const details = document.createElement('details');
    const list = document.createElement('ol');
    list.append(
      ...one.answers.map(({ title, mark }) => {
        const item = document.createElement('li');
        item.className = mark;
        item.textContent = `${title}: ${this.#words.marks[mark]}`;
        return item;
      }),
    );
    const summary = document.createElement('summary');
    summary.textContent = row[0] ?? '';
    details.append(summary, list);
    made.firstElementChild?.replaceChildren(details);
    return made;
  }

  #problemOf(kind: Exclude<Checked['kind'], 'marked'>): string {
    return this.#words.problems[kind];
  }

  #mistakesIn(answers: readonly CheckedAnswer[]): readonly string[] {
    const titles: Record<string, string> = JSON.parse(this.dataset.mistakes ?? '{}');
    const all = answers.flatMap(({ mistakes }) => mistakes.slice(0, 1));
    return [...new Set(all)].map((slug) => titles[slug] ?? slug);
  }

  #say(text: string): void {
    const place = this.querySelector('[role=status]');
    if (place) place.textContent = text;
  }

  get #words(): CodeBrowserWords {
    return JSON.parse(this.dataset.words ?? '{}');
  }
}

const answersOf = (one: Checked): readonly CheckedAnswer[] =>
  one.kind === 'marked' ? one.answers : [];

function line(tag: 'th' | 'td', cells: readonly string[]): HTMLElement {
  const made = document.createElement('tr');
  for (const text of cells) {
    const one = document.createElement(tag);
    one.textContent = text;
    made.append(one);
  }
  return made;
}

function part(tag: 'thead' | 'tbody', ...lines: readonly HTMLElement[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...lines);
  return made;
}

customElements.define('r509-codes', Codes);
