// An exam of a class, as a student sits it: by its link, under a name, with the clock that goes on whatever happens. It is
// handed in as a code, and kept in the browser as it is sat: whatever fails meanwhile takes no answer.
import { writtenOf } from './answer/written.ts';
import { bringBoards } from './classExam/bring.ts';
import { type ClassExam, examHash, type ReadExam, readExam } from './classExam/examLink.ts';
import { keepAddress } from './classExam/keepAddress.ts';
import { shuffleOptions } from './classExam/options.ts';
import {
  beginSitting,
  type ClassSitting,
  handedIn,
  leftAt,
  satBy,
  satHere,
} from './classExam/sat.ts';
import { SatElement } from './classExam/satElement.ts';
import { offerSat, tellStart } from './classExam/start.ts';
import { dealtTo, optionSeed, variantOf } from './classExam/variant.ts';
import type { ExamEnd } from './codes/resultCode.ts';
import { askBack, isOfPressBefore, pressOnce } from './exam/askBack.ts';
import { fillInBefore, nameSending, tellPlace } from './exam/asking.ts';
import { Countdown, timeOf } from './exam/clock.ts';
import { isMissingIn } from './exam/review.ts';
import { openIn } from './exam/sitting.ts';
import { boardAt, printOf } from './roundBoard.ts';

class ClassExamPage extends SatElement {
  #mark = '';
  readonly #clock = new Countdown();
  /** That questions are open, or that boards could not be had, has been said. */
  #isWarned = false;
  /** What was chosen on the board that is asked when it came, as it is written down. */
  #chosen = '';

  connectedCallback(): void {
    this.on('.exam-begin', () => void this.#begin());
    this.#name.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') void this.#begin();
    });
    this.on('.exam-back', () => this.#moveBy(-1));
    this.on('.exam-skip', () => this.#moveBy(1));
    this.on('.exam-finish', (press) => this.#finishOrWarn(press));
    pressOnce(this);
    this.on('.exam-retry', () => this.tryAgain());
    this.addEventListener('submit', (event) => this.#answer(event), { capture: true });
    this.addEventListener('click', (event) => this.#follow(event));
    addEventListener('pagehide', () => this.#noteTouched());
    document.addEventListener('visibilitychange', () => this.#wake());
    keepAddress(() => (this.exam === undefined ? '' : examHash(this.exam)));
    window.addEventListener('storage', ({ key }) => this.#hear(key));
    void this.#openAddress().finally(() => this.one('.exam-start').setAttribute('data-ready', ''));
  }

  async #openAddress(): Promise<void> {
    const read = readExam(location.hash);
    if (read.kind !== 'exam') return this.#refuse(read);
    this.exam = read.exam;
    this.#mark = read.mark;
    dispatchEvent(new Event('asks-soon'));
    tellStart(this, read.exam, this.words);
    offerSat(this, satHere(read.mark), this.words);
    await this.load();
    this.#tellGone(read.exam);
  }

  #refuse(read: Exclude<ReadExam, { readonly kind: 'exam' }>): void {
    const { refused } = this.words;
    this.one('.exam-sitting').hidden = true;
    const said = read.kind === 'version' ? refused.version : refused[read.kind];
    this.say(read.kind === 'version' ? said.replace('{version}', read.version) : said);
  }

  /** What is left out is said before anybody begins. */
  #tellGone(exam: ClassExam): void {
    if (this.catalogue.length === 0) {
      this.say(this.words.asking.failed);
      return;
    }
    const { gone, items } = dealtTo({ ...exam, variants: 1 }, 1, this.catalogue);
    const list = gone.map(({ slug }) => slug).join(', ');
    if (gone.length > 0) this.say(this.words.gone.replace('{list}', list));
    if (items.length > 0) return;
    this.one('.exam-sitting').hidden = true;
    this.say(this.words.refused.nothingLeft);
  }

  async #begin(): Promise<void> {
    const exam = this.exam;
    const name = this.#name.value.trim();
    if (exam === undefined) return;
    if (name === '') {
      this.say(this.words.nameFirst);
      return this.#name.focus();
    }
    const before = satBy(this.#mark, name);
    if (before !== undefined) return this.#open(before);
    if (!(await this.load())) return this.say(this.words.asking.failed);
    const variant = variantOf(exam, name);
    const asked = dealtTo(exam, variant, this.catalogue).items.map(({ at }) => at);
    if (asked.length === 0 || !(await this.#hasBrought(asked))) return;
    const { minutes } = exam;
    this.#open(beginSitting({ mark: this.#mark, name, variant, minutes, asked, now: Date.now() }));
  }

  /** The clock begins when all is there; where something is not, whoever presses again begins without it. */
  async #hasBrought(asked: readonly string[]): Promise<boolean> {
    const begin = this.one('.exam-begin');
    begin.setAttribute('disabled', '');
    const missing = await bringBoards(
      asked.map((at) => this.hrefOf(at)),
      (k, n) => this.say(this.words.bringing.replace('{k}', `${k}`).replace('{n}', `${n}`)),
    );
    begin.removeAttribute('disabled');
    this.say(missing === 0 ? '' : this.words.notBrought.replace('{n}', `${missing}`));
    const isEnough = missing === 0 || this.#isWarned;
    this.#isWarned = missing > 0;
    return isEnough;
  }

  #open(sitting: ClassSitting): void {
    this.takeUp(sitting);
    this.#isWarned = false;
    this.say('');
    this.one('.exam-start').hidden = true;
    if (sitting.end === undefined && leftAt(sitting, Date.now()) === 0) this.#handIn('timeUp');
    else if (sitting.end === undefined) this.#sit(sitting);
    else this.#finished();
  }

  #sit(sitting: ClassSitting): void {
    this.one('.exam-bar').hidden = false;
    const boards = sitting.asked.map((one) => this.hrefOf(one));
    this.dataset.begun = JSON.stringify(boards);
    // Whoever comes back has them here again, before the network goes.
    void bringBoards(boards, () => {});
    this.#keep({});
    this.#wake();
    void this.#show();
  }

  /** A page that was asleep counts on from what the clock of the machine says by now. */
  #wake(): void {
    const sitting = this.sitting;
    if (sitting === undefined || !this.#isSitting) return;
    if (document.visibilityState === 'hidden') {
      this.#keep({});
      return;
    }
    const left = Math.ceil(leftAt(sitting, Date.now()) / 1000);
    this.#clock.start(left, (seconds) => this.#tick(seconds));
  }

  #tick(left: number): void {
    this.one('.exam-time').textContent = this.words.asking.left.replace('{time}', timeOf(left));
    if (left > 0) return;
    this.#noteTouched();
    this.#handIn('timeUp');
  }

  #leftNow(sitting: ClassSitting): number {
    return Math.min(leftAt(sitting, Date.now()), this.#clock.left * 1000);
  }

  async #show(): Promise<void> {
    const sitting = this.sitting;
    const asked = sitting?.asked[sitting.at];
    if (sitting === undefined || asked === undefined) return;
    this.#isWarned = false;
    tellPlace(this.one('.exam-bar'), sitting, this.words.asking);
    const href = this.hrefOf(asked);
    // What stands there still is of the place before: it is no answer to this one.
    this.stage.inert = this.stage.dataset.at !== href;
    const board = await boardAt(href).catch(() => undefined);
    // By then another may be asked, or time may be up.
    if (this.sitting?.at !== sitting.at || !this.#isSitting) return;
    this.stage.inert = false;
    this.say(board === undefined ? this.words.asking.failed : '');
    this.one('.exam-retry').hidden = board !== undefined;
    if (board === undefined) this.retry.later();
    else this.retry.done();
    this.stage.dataset.at = href;
    if (board) this.#prepare(board, asked);
    this.stage.replaceChildren(...(board ? [board] : []));
    if (board && !fillInBefore(board, this.sitting)) this.say(this.words.asking.changed);
    this.#noteChosen();
    this.stage.querySelector<HTMLElement>('.q-text')?.focus({ preventScroll: true });
  }

  #prepare(board: HTMLElement, asked: string): void {
    nameSending(board, this.words.asking);
    const { variant = 1 } = this.sitting ?? {};
    const seed = this.exam && optionSeed(this.exam, variant, asked);
    if (seed !== undefined) shuffleOptions(board, seed);
  }

  /** What is sent is noted and not marked. */
  #answer(event: Event): void {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || !this.#isSitting) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.stage.inert) return;
    if (isMissingIn(form)) this.say(this.words.asking.chooseFirst);
    else this.#sendIn(form);
  }

  #sendIn(form: HTMLFormElement): void {
    this.#note(form);
    const { at, asked } = this.sitting ?? { at: 0, asked: [] };
    if (at + 1 < asked.length) this.#moveBy(1);
    else this.#moveTo((this.sitting && openIn(this.sitting)[0]) ?? at);
  }

  #note(form: HTMLFormElement): void {
    const at = this.sitting?.at ?? 0;
    const print = printOf(this.stage);
    this.#keep({
      answers: { [at]: writtenOf(form) },
      ...(print !== undefined && { prints: { [at]: print } }),
    });
    this.#noteChosen();
  }

  /** What was chosen and not sent is there as well, when the time is over or the page goes away. */
  #noteTouched(): void {
    const form = this.stage.querySelector('form');
    if (!this.#isSitting || this.stage.inert || form === null) return;
    if (writtenOf(form) !== this.#chosen && !isMissingIn(form)) this.#note(form);
    else this.#keep({});
  }

  #noteChosen(): void {
    const form = this.stage.querySelector('form');
    this.#chosen = form === null ? '' : writtenOf(form);
  }

  readonly #moveBy = (by: number): void => this.#moveTo((this.sitting?.at ?? 0) + by);

  #moveTo(at: number): void {
    if (!this.#isSitting || this.sitting?.asked[at] === undefined) return;
    this.#keep({ at });
    void this.#show();
  }

  #finishOrWarn(press: MouseEvent): void {
    const finish = this.one('.exam-finish');
    if (isOfPressBefore(finish, press)) return;
    this.#noteTouched();
    const open = this.sitting ? openIn(this.sitting).length : 0;
    if (this.#isWarned) {
      this.#handIn('handedIn');
      return;
    }
    this.#isWarned = true;
    const { handInAnyway, handInNow } = this.words;
    askBack(finish, open === 0 ? handInNow : handInAnyway.replace('{n}', `${open}`));
  }

  #handIn(kind: ExamEnd): void {
    this.#clock.stop();
    const sitting = this.sitting;
    if (sitting === undefined) return;
    const { end } = handedIn(sitting, kind, Date.now());
    this.#keep({ ...(end !== undefined && { end }) });
    this.#finished();
  }

  #finished(): void {
    this.#clock.stop();
    for (const part of ['.exam-bar', '.exam-retry', '.exam-results']) this.one(part).hidden = true;
    this.stage.inert = false;
    delete this.stage.dataset.at;
    void this.tell().then(() => {
      this.stage.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
      this.scrollIntoView({ block: 'start' });
    });
  }

  protected tryAgain(): void {
    if (!this.#isSitting) void this.markAll();
    else if (this.stage.childElementCount === 0) void this.#show();
  }

  /** To an exam that was begun or handed in here; in the marks, to a question with what was answered, and back. */
  #follow(event: Event): void {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('button');
    const { review: place, kept } = button?.dataset ?? {};
    if (place !== undefined) void this.review(Number(place));
    const sat = satHere(this.#mark).find(({ id }) => id === kept);
    if (sat !== undefined) this.#open(sat);
    if (button?.matches('.exam-results')) void this.tell();
    if (button?.matches('.class-other')) location.reload();
  }

  /** With what the clock says is left, whatever the machine's own says when it is gone on with. */
  #keep(change: Partial<ClassSitting>): void {
    const { sitting } = this;
    const isCounted = sitting !== undefined && this.#isSitting && this.#clock.left > 0;
    this.keep({ ...change, ...(isCounted && { left: this.#leftNow(sitting) }) });
  }

  /** Another tab has noted something, or handed it in. */
  #hear(key: string | null): void {
    const wasSitting = this.#isSitting;
    if (!this.hear(key) || !wasSitting || this.sitting === undefined) return;
    if (this.sitting.end === undefined)
      tellPlace(this.one('.exam-bar'), this.sitting, this.words.asking);
    else this.#finished();
  }

  get #isSitting(): boolean {
    return this.sitting?.end === undefined && !this.one('.exam-bar').hidden;
  }

  get #name(): HTMLInputElement {
    const field = this.querySelector<HTMLInputElement>('.class-name');
    if (field === null) throw new Error('the page has no field for a name');
    return field;
  }
}

// Whatever looks at what stands around a question takes it as any exam.
customElements.define('r509-exam', ClassExamPage);
