// A mock exam: dealt by a seed, answered without help, marked in the end. It is kept in the browser as it is sat.
import type { ExamBrowserWords } from '../i18n/examWords.ts';
import type { Judgement } from '../questions/judgement.ts';
import type { CatalogueItem } from '../view/catalogueItem.ts';
import { judgedAt } from './answer/judged.ts';
import { fillIn, writtenOf } from './answer/written.ts';
import { catalogueAt } from './catalogue.ts';
import { newSeed } from './deal/chance.ts';
import { EXAM, examOf } from './deal/exam.ts';
import { Countdown, timeOf } from './exam/clock.ts';
import { type ExamOutcome, fillResult, resultOf } from './exam/results.ts';
import { listQuestions, review } from './exam/review.ts';
import { keepSitting, recallSitting, type Sitting } from './exam/sitting.ts';
import { boardAt } from './roundBoard.ts';

class Exam extends HTMLElement {
  #sitting: Sitting | undefined = recallSitting();
  #catalogue: readonly CatalogueItem[] = [];
  readonly #clock = new Countdown();
  /** Whether finishing with open questions has been warned of. */
  #isWarned = false;

  connectedCallback(): void {
    this.#one('.exam-start').hidden = false;
    this.#one('.exam-go-on').hidden = this.#sitting === undefined;
    this.#on('.exam-begin', () => void this.#begin());
    this.#on('.exam-go-on', () => void this.#goOn());
    this.#on('.exam-back', () => this.#move(-1));
    this.#on('.exam-skip', () => this.#move(1));
    this.#on('.exam-finish', () => void this.#finishOrWarn());
    this.addEventListener('submit', (event) => this.#answer(event), { capture: true });
    this.addEventListener('click', (event) => this.#follow(event));
    addEventListener('pagehide', () => this.#keepTime());
  }

  async #begin(): Promise<void> {
    if (!(await this.#load())) return;
    const seed = seedIn(location.hash) ?? newSeed();
    const isTimed = this.querySelector<HTMLInputElement>('.exam-start input')?.checked === true;
    const asked = examOf(seed, this.#catalogue, this.dataset.newest ?? '').map(({ at }) => at);
    this.#keep({ seed, asked, answers: {}, at: 0, ...(isTimed && { left: EXAM.minutes * 60 }) });
    this.#sit();
  }

  async #goOn(): Promise<void> {
    if (!(await this.#load())) return;
    if (this.#sitting?.judged === undefined) this.#sit();
    else this.#tell();
  }

  async #load(): Promise<boolean> {
    this.#say('');
    if (this.#catalogue.length > 0) return true;
    try {
      this.#catalogue = await catalogueAt(this.dataset.items ?? '');
      return true;
    } catch {
      this.#say(this.#words.failed);
      return false;
    }
  }

  /** The seed stands in the address, by which the same exam is had again. */
  #sit(): void {
    const sitting = this.#sitting;
    if (sitting === undefined) return;
    history.replaceState(history.state, '', `#s=${encodeURIComponent(sitting.seed)}`);
    this.#one('.exam-start').hidden = true;
    this.#one('.exam-bar').hidden = false;
    this.#one('.exam-time').textContent = '';
    if (sitting.left !== undefined) this.#clock.start(sitting.left, (left) => this.#tick(left));
    void this.#show();
  }

  #tick(left: number): void {
    const place = this.#one('.exam-time');
    place.textContent = this.#words.left.replace('{time}', timeOf(left));
    if (left > 0) return;
    this.#clock.stop();
    this.#say(this.#words.timeUp);
    void this.#finish();
  }

  async #show(): Promise<void> {
    const sitting = this.#sitting;
    const asked = sitting?.asked[sitting.at];
    if (sitting === undefined || asked === undefined) return;
    this.#tellPlace(sitting);
    const board = await boardAt(this.#hrefOf(asked)).catch(() => undefined);
    // By then another may be asked, or time may be up.
    if (this.#sitting?.at !== sitting.at || this.#one('.exam-bar').hidden) return;
    this.#say(board === undefined ? this.#words.failed : '');
    this.#stage.dataset.at = this.#hrefOf(asked);
    if (board) this.#nameSending(board);
    this.#stage.replaceChildren(...(board ? [board] : []));
    const form = this.#stage.querySelector('form');
    const written = this.#sitting.answers[sitting.at];
    if (form && written !== undefined) fillIn(form, written);
    this.#stage.querySelector<HTMLElement>('.q-text')?.focus({ preventScroll: true });
    const next = sitting.asked[sitting.at + 1];
    if (next !== undefined) boardAt(this.#hrefOf(next)).catch(() => {});
  }

  /** What sends an answer does not check it here. */
  #nameSending(board: HTMLElement): void {
    const ask = board.querySelector<HTMLElement>('r509-ask');
    const send = board.querySelector('.go');
    if (ask === null || send === null) return;
    send.textContent = this.#words.answer;
    const words: object = JSON.parse(ask.dataset.words ?? '{}');
    ask.dataset.words = JSON.stringify({ ...words, check: this.#words.answer });
  }

  /** What is sent is noted and not marked. */
  #answer(event: Event): void {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || !this.#isSitting) return;
    event.preventDefault();
    event.stopPropagation();
    const written = writtenOf(form);
    if (isMissingIn(form)) this.#say(this.#words.chooseFirst);
    else this.#note(written);
  }

  #note(written: string): void {
    const sitting = this.#sitting;
    if (sitting === undefined) return;
    this.#isWarned = false;
    this.#keep({ ...sitting, answers: { ...sitting.answers, [sitting.at]: written } });
    if (sitting.at + 1 < sitting.asked.length) this.#move(1);
    else this.#moveTo(this.#open[0] ?? sitting.at);
  }

  #move(by: number): void {
    this.#moveTo((this.#sitting?.at ?? 0) + by);
  }

  #moveTo(at: number): void {
    const sitting = this.#sitting;
    if (sitting === undefined || sitting.asked[at] === undefined) return;
    this.#keep({ ...sitting, at });
    void this.#show();
  }

  async #finishOrWarn(): Promise<void> {
    const open = this.#open.length;
    if (open > 0 && !this.#isWarned) {
      this.#isWarned = true;
      this.#one('.exam-finish').textContent = this.#words.finishAnyway.replace('{n}', `${open}`);
      return;
    }
    await this.#finish();
  }

  /** Every answer is marked, one board after the other, where nobody sees it. */
  async #finish(): Promise<void> {
    const sitting = this.#sitting;
    if (sitting === undefined) return;
    this.#clock.stop();
    this.#one('.exam-bar').hidden = true;
    this.#stage.replaceChildren();
    const judged: Judgement[] = [];
    const place = this.#one('.exam-marking');
    for (const [at, asked] of sitting.asked.entries()) {
      this.#say(
        this.#words.marking.replace('{k}', `${at + 1}`).replace('{n}', `${sitting.asked.length}`),
      );
      const written = sitting.answers[at];
      judged.push(
        written === undefined
          ? { kind: 'undecided' }
          : await judgedAt(this.#hrefOf(asked), written, place),
      );
    }
    place.replaceChildren();
    this.#say('');
    this.#keep({ ...sitting, judged });
    import('./exam/remember.ts')
      .then(({ rememberExam }) => rememberExam(sitting, judged, this.#catalogue, Date.now()))
      .catch(() => {});
    this.#tell();
  }

  #tell(): void {
    const sitting = this.#sitting;
    const template = this.querySelector('template')?.content.cloneNode(true);
    if (sitting?.judged === undefined || !(template instanceof DocumentFragment)) return;
    this.#one('.exam-start').hidden = true;
    this.#one('.exam-bar').hidden = true;
    const byAt = new Map(this.#catalogue.map((item) => [item.at, item]));
    const answered = sitting.asked.map((at, place) => ({
      outcome: outcomeOf(sitting, place),
      item: byAt.get(at),
      mistakes: mistakesIn(sitting.judged?.[place]),
    }));
    const done = template.firstElementChild ?? this;
    fillResult(done, resultOf(answered), this.#words, {
      root: this.dataset.root ?? '/',
      topics: JSON.parse(this.dataset.topics ?? '{}'),
      mistakes: JSON.parse(this.dataset.mistakes ?? '{}'),
    });
    listQuestions(done.querySelector('.exam-list'), answered, this.#words);
    delete this.#stage.dataset.at;
    this.#stage.replaceChildren(template);
    this.#clearReview();
    this.#stage.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    this.scrollIntoView({ block: 'nearest' });
  }

  /** In the results: to a question with what was answered, back, or to an exam again. */
  #follow(event: Event): void {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('button');
    const place = button?.dataset.review;
    if (place !== undefined) void this.#review(Number(place));
    if (button?.matches('.exam-results')) this.#tell();
    if (button?.matches('.exam-again')) void this.#begin();
    if (button?.matches('.exam-another')) {
      history.replaceState(history.state, '', location.pathname);
      void this.#begin();
    }
  }

  async #review(place: number): Promise<void> {
    const { asked = [], answers = {} } = this.#sitting ?? {};
    this.#say('');
    this.#one('.exam-results').hidden = false;
    try {
      await review(this.#stage, this.#hrefOf(asked[place] ?? ''), answers[place]);
      this.scrollIntoView({ block: 'start' });
    } catch {
      this.#say(this.#words.failed);
    }
  }

  #clearReview(): void {
    this.#one('.exam-results').hidden = true;
    this.querySelector('.round-ruling')?.remove();
  }

  #tellPlace({ at, asked }: Sitting): void {
    const words = this.#words;
    const place = words.place.replace('{k}', `${at + 1}`).replace('{n}', `${asked.length}`);
    this.#one('.exam-bar p').textContent = place;
    this.#one('.exam-back').toggleAttribute('disabled', at === 0);
    this.#one('.exam-skip').toggleAttribute('disabled', at + 1 === asked.length);
    this.#isWarned = false;
    this.#one('.exam-finish').textContent = words.finish;
    const open = new Set(this.#open);
    const marks = asked.map((_, index) => {
      const mark = document.createElement('i');
      mark.className = [open.has(index) ? '' : 'given', index === at ? 'now' : ''].join(' ').trim();
      return mark;
    });
    this.#one('.round-marks').replaceChildren(...marks);
  }

  /** The places that have no answer yet. */
  get #open(): readonly number[] {
    const { asked = [], answers = {} } = this.#sitting ?? {};
    return [...asked.keys()].filter((place) => answers[place] === undefined);
  }

  get #isSitting(): boolean {
    return this.#sitting !== undefined && this.#sitting.judged === undefined;
  }

  #keep(sitting: Sitting): void {
    this.#sitting = sitting;
    if (
      sitting.left !== undefined &&
      sitting.judged === undefined &&
      !this.#one('.exam-bar').hidden
    )
      this.#sitting = { ...sitting, left: this.#clock.left };
    keepSitting(this.#sitting);
  }

  #keepTime(): void {
    if (this.#sitting && this.#isSitting) this.#keep(this.#sitting);
  }

  #hrefOf(at: string): string {
    return `${this.dataset.root}${at.slice(1)}`;
  }

  #say(text: string): void {
    this.#one('.exam-says').textContent = text;
  }

  #on(part: string, act: () => void): void {
    this.#one(part).addEventListener('click', act);
  }

  #one(part: string): HTMLElement {
    return this.querySelector<HTMLElement>(part) ?? this;
  }

  get #stage(): HTMLElement {
    return this.#one('.asking');
  }

  get #words(): ExamBrowserWords {
    return JSON.parse(this.dataset.words ?? '{}');
  }
}

/** Whether something that has to be answered is not: of what is not so, by which rule as well. */
const isMissingIn = (form: HTMLFormElement): boolean =>
  [...form.elements].some((one) => one instanceof HTMLInputElement && !one.checkValidity()) ||
  form.querySelector('.q-rules:not([hidden]):not(:has(:checked))') !== null;

function outcomeOf({ judged = [] }: Sitting, place: number): ExamOutcome {
  const one = judged[place];
  switch (one?.kind) {
    case undefined:
    case 'undecided':
      return 'unanswered';
    case 'failed':
      return 'failed';
    case 'judged':
      return one.right ? 'right' : 'wrong';
  }
}

const mistakesIn = (one: Judgement | undefined): readonly string[] =>
  one?.kind === 'judged' ? one.mistakes : [];

/** `#s=7` */
const seedIn = (hash: string): string | undefined =>
  new URLSearchParams(hash.slice(1)).get('s')?.slice(0, 60) || undefined;

customElements.define('r509-exam', Exam);
