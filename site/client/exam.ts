// A mock exam: dealt by a seed, answered without help, marked in the end. It is kept in the browser as it is sat, and
// whatever fails meanwhile, the network, the host or the store, takes no answer.
import type { ExamBrowserWords } from '../i18n/examWords.ts';
import type { CatalogueItem } from '../view/catalogueItem.ts';
import { writtenOf } from './answer/written.ts';
import { catalogueAt } from './catalogue.ts';
import { EXAM, examOf } from './deal/exam.ts';
import { examAddressIn, seedAddress, sittingAddress } from './exam/address.ts';
import { askBack, isOfPressBefore, pressOnce } from './exam/askBack.ts';
import { fillInBefore, nameSending, tellKeeping, tellPlace } from './exam/asking.ts';
import { Countdown, timeOf } from './exam/clock.ts';
import { beginAnyway, offerKept, runningHere } from './exam/kept.ts';
import { markWaiting } from './exam/marking.ts';
import { seedToSit } from './exam/papers.ts';
import { isMissingIn, review } from './exam/review.ts';
import { newSitting, openIn, recallSitting, type Sitting, waitingIn } from './exam/sitting.ts';
import { SittingHere } from './exam/sittingHere.ts';
import { fillResult } from './exam/told.ts';
import { Retry } from './retry.ts';
import { boardAt, printOf } from './roundBoard.ts';
import { StagedElement } from './stagedElement.ts';

class Exam extends StagedElement<ExamBrowserWords> {
  #here: SittingHere | undefined;
  #catalogue: readonly CatalogueItem[] = [];
  readonly #clock = new Countdown();
  /** Which question that is asked once more has been asked: whether to finish, or to begin another. */
  #isWarned = false;
  #marking: Promise<void> | undefined;
  /** Which answer could not be had to be looked at. */
  #reviewing: number | undefined;
  readonly #retry = new Retry(() => this.#tryAgain());

  connectedCallback(): void {
    this.on('.exam-begin', (press) => void this.#beginOrWarn(this.one('.exam-begin'), press));
    this.on('.exam-go-on', () => this.#open(runningHere()));
    this.on('.exam-back', () => this.#moveBy(-1));
    this.on('.exam-skip', () => this.#moveBy(1));
    this.on('.exam-finish', (press) => this.#finishOrWarn(press));
    pressOnce(this);
    this.on('.exam-retry', () => this.#tryAgain());
    this.addEventListener('submit', (event) => this.#answer(event), { capture: true });
    this.addEventListener('click', (event) => this.#follow(event));
    addEventListener('pagehide', () => {
      if (this.#isSitting) this.#keep({});
    });
    addEventListener('hashchange', () => void this.#openAddress());
    window.addEventListener('storage', ({ key }) => this.#hear(key));
    offerKept(this, this.words);
    void this.#openAddress().finally(() => this.one('.exam-start').setAttribute('data-ready', ''));
  }

  async #openAddress(): Promise<void> {
    const address = await examAddressIn(location.hash);
    if (address.kind === 'mangled') this.say(this.words.mangled);
    // What is asked is the address's, and nothing is left to choose.
    this.one('.exam-papers').hidden = address.kind === 'seed';
    if (address.kind !== 'sitting') return;
    const kept = recallSitting(address.sitting.id);
    const isForeign = kept === undefined && address.sitting.stage === 'over';
    this.#open(kept ?? address.sitting, isForeign ? 'foreign' : 'own');
  }

  async #beginOrWarn(button: Element, press: MouseEvent): Promise<void> {
    if (isOfPressBefore(button, press)) return;
    const running = runningHere();
    if (running === undefined || this.#isWarned) return this.#begin(button);
    this.#isWarned = true;
    askBack(button, beginAnyway(running, this.words));
  }

  async #begin(button: Element): Promise<void> {
    // The address may be that of a result: until there is another exam, it stays.
    if (!(await this.#load())) return this.say(this.words.failed);
    const address = await examAddressIn(location.hash);
    const named = address.kind === 'seed' ? address.seed : undefined;
    const seed = seedToSit(this, button, { named, sat: this.#sitting?.seed });
    const isTimed = this.querySelector<HTMLInputElement>('.exam-start [name=clock]')?.checked;
    const asked = examOf(seed, this.#catalogue, this.dataset.newest ?? '').map(({ at }) => at);
    this.#open(newSitting(seed, asked, isTimed ? EXAM.minutes * 60 : undefined));
  }

  #open(sitting: Sitting | undefined, whose: 'own' | 'foreign' = 'own'): void {
    if (sitting === undefined) return;
    this.#clock.stop();
    this.#retry.done();
    this.#isWarned = false;
    this.say('');
    this.#here = new SittingHere(sitting, whose);
    this.one('.exam-start').hidden = true;
    if (sitting.stage === 'sat') this.#sit(sitting);
    else this.#finished();
  }

  /** Rejects nothing: without the catalogue, titles and topics are missing. */
  async #load(): Promise<boolean> {
    if (this.#catalogue.length === 0)
      this.#catalogue = await catalogueAt(this.dataset.items ?? '').catch(() => []);
    return this.#catalogue.length > 0;
  }

  /** The seed stands in the address, by which the same exam is had again. */
  #sit(sitting: Sitting): void {
    history.replaceState(history.state, '', seedAddress(sitting));
    this.one('.exam-bar').hidden = false;
    this.one('.exam-time').textContent = '';
    this.dataset.begun = JSON.stringify(sitting.asked.map((one) => this.hrefOf(one)));
    this.#resume(sitting);
    this.#keep({});
    void this.#show();
  }

  #resume(sitting: Sitting): void {
    this.#tellPlace(sitting);
    if (sitting.left !== undefined) this.#clock.start(sitting.left, (left) => this.#tick(left));
  }

  #tick(left: number): void {
    const place = this.one('.exam-time');
    place.textContent = this.words.left.replace('{time}', timeOf(left));
    if (left > 0) return;
    this.#clock.stop();
    this.say(this.words.timeUp);
    this.#finish();
  }

  async #show(): Promise<void> {
    const sitting = this.#sitting;
    const asked = sitting?.asked[sitting.at];
    if (sitting === undefined || asked === undefined) return;
    this.#tellPlace(sitting);
    // What stands there still is of the place before: it is no answer to this one.
    this.stage.inert = this.stage.dataset.at !== this.hrefOf(asked);
    const board = await boardAt(this.hrefOf(asked)).catch(() => undefined);
    // By then another may be asked, or time may be up.
    if (this.#sitting?.at !== sitting.at || !this.#isSitting) return;
    this.stage.inert = false;
    this.say(board === undefined ? this.words.failed : '');
    this.one('.exam-retry').hidden = board !== undefined;
    if (board === undefined) this.#retry.later();
    else this.#retry.done();
    this.stage.dataset.at = this.hrefOf(asked);
    if (board) nameSending(board, this.words);
    this.stage.replaceChildren(...(board ? [board] : []));
    if (board && !fillInBefore(board, this.#sitting)) this.say(this.words.changed);
    this.stage.querySelector<HTMLElement>('.q-text')?.focus({ preventScroll: true });
    const next = sitting.asked[sitting.at + 1];
    if (next !== undefined) boardAt(this.hrefOf(next)).catch(() => {});
  }

  /** What is sent is noted and not marked. */
  #answer(event: Event): void {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || !this.#isSitting) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.stage.inert) return;
    if (isMissingIn(form)) this.say(this.words.chooseFirst);
    else this.#note(writtenOf(form), printOf(this.stage));
  }

  #note(written: string, print: string | undefined): void {
    const sitting = this.#sitting;
    if (sitting === undefined) return;
    const { at, asked } = sitting;
    this.#keep({
      answers: { [at]: written },
      ...(print !== undefined && { prints: { [at]: print } }),
    });
    if (at + 1 < asked.length) this.#moveBy(1);
    else this.#moveTo(openIn(this.#sitting ?? sitting)[0] ?? at);
  }

  readonly #moveBy = (by: number): void => this.#moveTo((this.#sitting?.at ?? 0) + by);

  #moveTo(at: number): void {
    if (!this.#isSitting || this.#sitting?.asked[at] === undefined) return;
    this.#keep({ at });
    void this.#show();
  }

  #finishOrWarn(press: MouseEvent): void {
    const finish = this.one('.exam-finish');
    if (isOfPressBefore(finish, press)) return;
    const open = this.#sitting ? openIn(this.#sitting).length : 0;
    const finishAnyway = this.words.finishAnyway.replace('{n}', `${open}`);
    if (open === 0 || this.#isWarned) this.#finish();
    else askBack(finish, finishAnyway);
    this.#isWarned = true;
  }

  #finish(): void {
    this.#clock.stop();
    this.#keep({ stage: 'over' });
    this.#finished();
  }

  /** What waits for its mark is marked first. */
  #finished(): void {
    for (const part of ['.exam-bar', '.exam-retry']) this.one(part).hidden = true;
    this.stage.inert = false;
    this.stage.replaceChildren();
    delete this.stage.dataset.at;
    void this.#mark().then(() => {
      this.stage.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
      this.scrollIntoView({ block: 'nearest' });
    });
  }

  /** Marks what can be marked now, one time at once; what can't be is tried again later. */
  #mark(): Promise<void> {
    this.#marking ??= this.#markNow().finally(() => {
      this.#marking = undefined;
    });
    return this.#marking;
  }

  async #markNow(): Promise<void> {
    const sitting = this.#sitting;
    if (sitting === undefined) return;
    await this.#load();
    const places = new Set(this.#catalogue.map(({ at }) => at));
    await markWaiting(sitting, {
      stage: this.one('.exam-marking'),
      hrefOf: (at) => this.hrefOf(at),
      isGone: (at) => places.size > 0 && !places.has(at),
      tell: (k, n) => this.say(this.words.marking.replace('{k}', `${k}`).replace('{n}', `${n}`)),
      keep: (place, judgement) => {
        if (this.#sitting?.id === sitting.id) this.#keep({ judged: { [place]: judgement } });
      },
    });
    if (this.#sitting?.id !== sitting.id) return;
    this.say('');
    const isLogged = await this.#here?.log();
    if (this.stage.dataset.at === undefined) this.#tell();
    await this.#tellAddress();
    if (isLogged && !this.#isWaiting) this.#retry.done();
    else this.#retry.later();
  }

  get #isWaiting(): boolean {
    return this.#sitting !== undefined && waitingIn(this.#sitting).length > 0;
  }

  #tryAgain(): void {
    if (this.#isSitting) {
      if (this.stage.childElementCount === 0) void this.#show();
    } else if (this.#reviewing !== undefined) void this.#review(this.#reviewing);
    else void this.#mark();
  }

  #tell(): void {
    const sitting = this.#sitting;
    const template = this.querySelector('template')?.content.cloneNode(true);
    if (sitting === undefined || !(template instanceof DocumentFragment)) return;
    const done = template.firstElementChild ?? this;
    const sat = { sitting, catalogue: this.#catalogue };
    fillResult(done, sat, this.words, this.dataset);
    delete this.stage.dataset.at;
    this.#reviewing = undefined;
    this.#isWarned = false;
    this.say('');
    this.stage.replaceChildren(template);
    this.one('.exam-retry').hidden = !this.#isWaiting;
    this.one('.exam-results').hidden = true;
    this.querySelector('.round-ruling')?.remove();
  }

  /** By it, the result is read again. */
  async #tellAddress(): Promise<void> {
    const sitting = this.#sitting;
    if (sitting === undefined) return;
    const address = await sittingAddress(sitting);
    if (this.#sitting?.id !== sitting.id || this.#sitting.stage !== sitting.stage) return;
    history.replaceState(history.state, '', address);
    this.stage.querySelector('.exam-link')?.setAttribute('href', address);
  }

  /** In the results: to a question with what was answered, back, or to an exam again. */
  #follow(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('button');
    const { review: place, kept } = button?.dataset ?? {};
    if (place !== undefined) void this.#review(Number(place));
    if (kept !== undefined) this.#open(recallSitting(kept));
    if (button?.matches('.exam-results')) this.#tell();
    if (button?.matches('.exam-again, .exam-another')) void this.#beginOrWarn(button, event);
  }

  /** What can't be had to be looked at is tried again as what is asked. */
  async #review(place: number): Promise<void> {
    const sitting = this.#sitting;
    if (sitting === undefined) return;
    this.#reviewing = undefined;
    this.one('.exam-results').hidden = false;
    const looked = await review(this.stage, sitting, place, (at) => this.hrefOf(at));
    // By then one may be back at the results.
    if (this.one('.exam-results').hidden) return;
    this.say({ ...this.words, seen: '', changed: this.words.results.changed }[looked]);
    this.one('.exam-retry').hidden = looked !== 'failed';
    if (looked === 'failed') this.#reviewing = place;
    else this.scrollIntoView({ block: 'start' });
  }

  #tellPlace(sitting: Sitting): void {
    this.#isWarned = false;
    tellPlace(this.one('.exam-bar'), sitting, this.words);
  }

  get #isSitting(): boolean {
    return this.#sitting?.stage === 'sat' && !this.one('.exam-bar').hidden;
  }

  /** What the store won't take stands in the address. */
  #keep(change: Partial<Sitting>): void {
    const isTimed = this.#isSitting && this.#sitting?.left !== undefined;
    this.#here?.note({ ...change, ...(isTimed && { left: this.#clock.left }) });
    tellKeeping(this.one('.exam-unkept'), this.#here, this.words);
    if (this.#here?.keeping === 'unkept') void this.#tellAddress();
  }

  /** Another tab has noted something. */
  #hear(key: string | null): void {
    const wasSitting = this.#isSitting;
    const isNoted = this.#here?.hear(key);
    tellKeeping(this.one('.exam-unkept'), this.#here, this.words);
    if (!this.#here || !isNoted || !wasSitting) return;
    this.#clock.stop();
    if (this.#here.now.stage === 'over') this.#finished();
    else this.#resume(this.#here.now);
  }

  get #sitting(): Sitting | undefined {
    return this.#here?.now;
  }
}

customElements.define('r509-exam', Exam);
