// A set as an exam of a class: how long, in which variants, and what is shown in the end; handed on as a link. The address of
// the page has all of it.
import type { ClassMakeBrowserWords } from '../i18n/classExamWords.ts';
import type { ExportingWords } from '../i18n/exportWords.ts';
import type { CatalogueItem } from '../view/catalogueItem.ts';
import { catalogueAt } from './catalogue.ts';
import {
  type ClassExam,
  changedExam,
  changingHash,
  EACH_OWN,
  examHash,
  MOST_MINUTES,
  type ReadExam,
  readExam,
  wholeIn,
} from './classExam/examLink.ts';
import { keepAddress } from './classExam/keepAddress.ts';
import { dealtTo, optionSeed, variantOf } from './classExam/variant.ts';
import { hashOf, newSeed } from './deal/chance.ts';
import type { SetLink } from './deal/setLink.ts';

/** So long a board takes, in minutes. */
const A_BOARD = 2;

class ClassMaker extends HTMLElement {
  #exam: ClassExam | undefined;
  #catalogue: readonly CatalogueItem[] = [];

  async connectedCallback(): Promise<void> {
    keepAddress(() => (this.#exam === undefined ? '' : examHash(this.#exam)));
    await this.#open();
    this.dataset.ready = '';
  }

  async #open(): Promise<void> {
    this.#catalogue = await catalogueAt(this.dataset.items ?? '').catch(() => []);
    const read = readExam(location.hash);
    if (read.kind !== 'exam' && read.kind !== 'link') return this.#refuse(read);
    if (this.#catalogue.length === 0) return this.#say(this.#words.failed);
    const exam =
      read.kind === 'exam'
        ? read.exam
        : (changedExam(read.link, location.hash) ?? beginExam(read.link));
    this.#exam = exam;
    this.#fill(exam);
    this.#tellSet(exam);
    this.#show();
    this.#one('form').hidden = false;
    this.addEventListener('input', () => this.#take());
    this.addEventListener('submit', (event) => event.preventDefault());
    this.addEventListener('click', ({ target }) => this.#click(target));
  }

  #refuse({ kind, ...read }: Exclude<ReadExam, { readonly kind: 'exam' | 'link' }>): void {
    const { notes } = this.dataset;
    const { version, mangled }: Record<string, string> = JSON.parse(notes ?? '{}');
    const said = { empty: this.#words.empty, mangled, version }[kind] ?? '';
    this.#say(said.replace('{version}', 'version' in read ? read.version : ''));
  }

  #fill({ minutes, variants, questions, marks, set }: ClassExam): void {
    this.#field('minutes').value = `${minutes}`;
    this.#field('questions').value = `${questions ?? set.items.length}`;
    this.#field('questions').setAttribute('max', `${set.items.length}`);
    const select = this.#field('variants');
    select.value = `${variants}`;
    // An exam that was made elsewhere may have another number of them.
    if (select.value === '') select.value = `${EACH_OWN}`;
    const picked = this.querySelector<HTMLInputElement>(`[name=marks][value=${marks}]`);
    if (picked) picked.checked = true;
  }

  /** Which set it is, and what of it is not as it was. */
  #tellSet(exam: ClassExam): void {
    const { items, gone, changed } = dealtTo(
      { ...exam, variants: 1, questions: MOST },
      1,
      this.#catalogue,
    );
    const notes: Record<string, string> = JSON.parse(this.dataset.notes ?? '{}');
    const said = [
      this.#words.set.replace('{n}', `${items.length}`).replace('{title}', () => this.#title),
      ...noted(
        notes.gone,
        gone.map(({ slug }) => slug),
      ),
      ...noted(
        notes.changed,
        changed.map(({ title }) => title),
      ),
    ];
    this.#one('.class-set').textContent = said.join(' ');
  }

  #take(): void {
    const exam = this.#exam;
    if (exam === undefined) return;
    const { length } = exam.set.items;
    const minutes = wholeIn(this.#field('minutes').value, MOST_MINUTES);
    const questions = wholeIn(this.#field('questions').value, length);
    const said = this.#words.unchecked
      .replace('{minutes}', `${MOST_MINUTES}`)
      .replace('{n}', `${length}`);
    this.#say(minutes === undefined || questions === undefined ? said : '');
    if (minutes === undefined || questions === undefined) return;
    const { set, key } = exam;
    const isAfter = this.querySelector<HTMLInputElement>('[value=after]')?.checked === true;
    this.#exam = {
      set,
      key,
      minutes,
      variants: Number(this.#field('variants').value),
      ...(questions < length && { questions }),
      marks: isAfter ? 'after' : 'never',
    };
    this.#show();
  }

  #show(): void {
    const exam = this.#exam;
    if (exam === undefined) return;
    const hash = examHash(exam);
    history.replaceState(history.state, '', hash);
    const code = this.#one('code');
    code.textContent = `${location.origin}${this.dataset.sit}${hash}`;
    // A long one scrolls within its frame, by keys as well.
    code.tabIndex = 0;
    this.querySelector('.class-open')?.setAttribute('href', `${this.dataset.sit}${hash}`);
    this.querySelector('.class-change')?.setAttribute(
      'href',
      `${this.dataset.make}${changingHash(exam)}`,
    );
    this.querySelector('.class-codes')?.setAttribute('href', `${this.dataset.codes}${hash}`);
    this.#one('.class-number').hidden = exam.variants === 1 || exam.variants === EACH_OWN;
    this.#field('variant').setAttribute('max', `${exam.variants}`);
    this.#one('.class-who').hidden = exam.variants !== EACH_OWN;
  }

  #click(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    if (button?.dataset.do === 'copy') void this.#copy(button);
    if (button?.dataset.do === 'print') void this.#print();
  }

  /** The variant that is named, or the one of whoever is. */
  get #variant(): number {
    const exam = this.#exam;
    if (exam === undefined || exam.variants === 1) return 1;
    return exam.variants === EACH_OWN
      ? variantOf(exam, this.#field('who').value)
      : (wholeIn(this.#field('variant').value, exam.variants) ?? 1);
  }

  async #print(): Promise<void> {
    const exam = this.#exam;
    const place = this.#one('.class-printing');
    if (exam === undefined) return;
    const words: ExportingWords = JSON.parse(this.dataset.exporting ?? '{}');
    const variant = this.#variant;
    const who = exam.variants === EACH_OWN ? this.#field('who').value.trim() : '';
    const titled = this.#words.titled
      .replace('{variant}', `${variant}`)
      .replace('{title}', () => this.#title);
    const boards = dealtTo(exam, variant, this.#catalogue).items.map(({ at }) => {
      const seed = optionSeed(exam, variant, at);
      return { href: `${this.dataset.root}${at.slice(1)}`, ...(seed !== undefined && { seed }) };
    });
    const order = {
      title: [...(who === '' ? [] : [who]), exam.variants === 1 ? this.#title : titled].join(': '),
      link: this.#one('code').textContent ?? '',
      boards,
      words,
    };
    try {
      const { printPaper } = await import('./classExam/classPaper.ts');
      place.textContent = await printPaper(order, (said) => {
        place.textContent = said;
      });
    } catch {
      place.textContent = this.#words.failed;
    }
  }

  async #copy(button: HTMLElement): Promise<void> {
    const code = this.#one('code');
    getSelection()?.selectAllChildren(code);
    // Not there where a page comes over plain HTTP; then it stands selected.
    await navigator.clipboard?.writeText(code.textContent ?? '').catch(() => {});
    button.textContent = button.dataset.copied ?? button.textContent;
  }

  get #title(): string {
    return this.#exam?.set.title || this.#words.untitled;
  }

  #say(text: string): void {
    this.#one('.class-says').textContent = text;
  }

  #field(name: string): HTMLInputElement | HTMLSelectElement {
    const field = this.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
    if (field === null) throw new Error(`the page has no field ${name}`);
    return field;
  }

  #one(part: string): HTMLElement {
    return this.querySelector<HTMLElement>(part) ?? this;
  }

  get #words(): ClassMakeBrowserWords {
    return JSON.parse(this.dataset.words ?? '{}');
  }
}

/** More than a set has. */
const MOST = Number.POSITIVE_INFINITY;

/** A set that becomes an exam: as long as its boards take, each with their own, without marks. */
const beginExam = (set: SetLink): ClassExam => ({
  set,
  key: hashOf(newSeed()).toString(36),
  minutes: Math.min(MOST_MINUTES, Math.max(5, Math.ceil((set.items.length * A_BOARD) / 5) * 5)),
  variants: EACH_OWN,
  marks: 'never',
});

const noted = (note: string | undefined, list: readonly string[]): readonly string[] =>
  list.length === 0 ? [] : [(note ?? '').replace('{list}', () => list.join(', '))];

customElements.define('r509-class-maker', ClassMaker);
