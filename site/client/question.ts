// Answers to a scenario's questions. What has one answer is marked here; what is declared or divided is ruled on by the
// engine, which comes once the page is at rest, or as soon as such a question is touched.

import type { Marking, MarkingOf } from '../questions/marking.ts';
import type { MarkWords } from '../questions/markWords.ts';
import { atRest } from '../questions/script/atRest.ts';
import { CONTROLS } from '../questions/script/controls.ts';
import { element } from '../questions/script/dom.ts';
import { type ControlPart, isRight, type Mark, markedEvent } from '../questions/script/mark.ts';
import type { RulingRequest } from '../questions/script/rulingRequest.ts';
import { type Stage, showHelp, stagesOf } from '../questions/script/showHelp.ts';
import {
  MARKS_SHOWN,
  notationOf,
  showHint,
  showLines,
  showMark,
} from '../questions/script/showMark.ts';
import type { BoardControls } from '../questions/touch/boardControls.ts';
import type { AnswerPair } from '../questions/wanted.ts';
import { forgetSent, keepSent, sentBefore } from './keptSent.ts';

/** How long an answer waits for the engine before it is asked for again; each time twice as long. */
const WAIT = 2_000;

class Question extends HTMLElement {
  #laid: BoardControls | undefined;
  /** Of which answer a mark is, where one comes late. */
  #answered = 0;
  #wait = WAIT;
  /** What marks, on its way or at hand. */
  #prepared: Promise<unknown> | undefined;
  #reasons: ((question: Element, words: MarkWords) => readonly Stage[]) | undefined;
  #press: ((group: Element, event: KeyboardEvent) => void) | undefined;

  connectedCallback(): void {
    const form = this.querySelector('form');
    const group = this.closest<HTMLElement>('.q-group');
    if (form === null || group === null) return;
    const marking: Marking = JSON.parse(this.dataset.marking ?? 'null');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (form.dataset.refused !== undefined) this.#takeBack(form);
      else {
        keepSent(form);
        void this.#mark(form, marking);
      }
    });
    CONTROLS[marking.kind].begin?.(form);
    // What is behind it would tell; it comes with the mark.
    this.#answer(false);
    this.#listen(form, group, marking);
    if (this.closest('.q.now')) void this.#ask(form, marking);
  }

  #listen(form: HTMLFormElement, group: HTMLElement, marking: Marking): void {
    this.addEventListener('asked', () => void this.#ask(form, marking));
    this.addEventListener('left', () => this.#end(form));
    group.addEventListener('input', ({ target }) => {
      if (formOf(target) !== form) return;
      forgetSent(form);
      this.#change(form);
    });
    group.addEventListener('keydown', (event) => {
      if (this.closest('.q.now')) this.#press?.(group, event);
    });
    const touched = (): void => {
      if (!this.closest('.q.now')) return;
      // What could not be loaded then.
      if (this.#press === undefined) void this.#begin(form);
      this.#prepare(form, marking);
    };
    for (const touch of ['pointerover', 'focusin']) group.addEventListener(touch, touched);
  }

  /** Loads what marks, once. Another board may stand there by then, and nobody around it would rule on this one. */
  #prepare(form: HTMLFormElement, marking: Marking): void {
    if (!this.isConnected || !this.closest('.q.now')) return;
    this.#prepared ??= prepareFor(form, marking.kind, marking)?.catch(() => {
      this.#prepared = undefined;
    });
  }

  /** The board, where it is this question’s. */
  get #stage(): HTMLElement | null {
    return this.querySelector('.q-stage');
  }

  /** What was sent to it before and not marked is sent again; to a board that is another by now, it is filled in. */
  async #ask(form: HTMLFormElement, marking: Marking): Promise<void> {
    await this.#begin(form);
    // A frame in somebody else's page brings no more than it needs to be seen, and an exam or a placement test
    // is marked when it is over.
    if (this.closest('.embed, r509-exam, r509-placement') === null)
      atRest(() => this.#prepare(form, marking));
    if (sentBefore(form) === undefined || !this.closest('.q.now')) return;
    const written = await import('./answer/written.ts').catch(() => undefined);
    // By then another answer may have been begun, for which it is forgotten.
    const sent = sentBefore(form);
    if (written === undefined || sent === undefined || !this.closest('.q.now')) return;
    written.fillIn(form, sent.written);
    if (sent.to === 'this') form.requestSubmit();
  }

  /** It is asked now: what is answered on the board is laid there. */
  async #begin(form: HTMLFormElement): Promise<void> {
    const stage = this.#stage;
    const touch = await import('../questions/touch/index.ts').catch(() => undefined);
    if (touch === undefined) {
      form.dataset.unlaid = '';
      // Whoever waits for it waits no longer.
      return void form.dispatchEvent(new Event('unready'));
    }
    if (this.#press === undefined) touch.beginWith(form);
    this.#press = touch.pressIn;
    this.#reasons = touch.reasonStages;
    if (this.#laid !== undefined || stage === null || !this.closest('.q.now')) return;
    this.#laid = touch.lay(form, stage);
    const pencil = form.querySelector<HTMLElement>('.pencil');
    if (pencil) pencil.hidden = this.#laid === undefined;
    this.#laid?.update();
    this.#write(form);
    // From here on nothing moves under the pointer.
    form.dataset.laid = '';
    form.dispatchEvent(new Event('laid', { bubbles: true }));
  }

  #end(form: HTMLFormElement): void {
    this.#change(form);
    this.#laid?.away();
    this.#laid = undefined;
    delete form.dataset.laid;
  }

  /** Another answer than the one that was marked: the old verdict goes. */
  #change(form: HTMLFormElement): void {
    this.#answered += 1;
    this.#wait = WAIT;
    delete form.dataset.warned;
    delete form.dataset.marked;
    this.#refuse(form, false);
    resultOf(form)?.replaceChildren();
    this.#laid?.update();
    this.#write(form);
  }

  /** What was declared is again only meant: it stays chosen, to be changed. */
  #takeBack(form: HTMLFormElement): void {
    this.#change(form);
    this.#stage?.classList.add('back');
  }

  /** The answer so far, in pencil. */
  #write(form: HTMLFormElement): void {
    const output = form.querySelector('.pencil output');
    const notation = this.#laid?.notation();
    if (output && notation) output.replaceChildren(notationOf(notation, this.#words));
  }

  get #words(): MarkWords {
    const { words = 'null' } = this.closest<HTMLElement>('r509-ask')?.dataset ?? {};
    return JSON.parse(words);
  }

  async #mark(form: HTMLFormElement, marking: Marking): Promise<void> {
    const answered = this.#answered;
    try {
      const mark = await markOf(form, marking.kind, marking);
      if (answered !== this.#answered) return;
      this.#show(form, mark);
      this.#tell(form, mark);
    } catch {
      if (answered === this.#answered) this.#waitFor(form, marking);
    }
  }

  /** The answer is kept, and marked when it can be. */
  #waitFor(form: HTMLFormElement, marking: Marking): void {
    const answered = this.#answered;
    const result = resultOf(form);
    if (result) showHint(result, this.#words.failed);
    form.dispatchEvent(new Event('unready'));
    const again = (): void => {
      clearTimeout(timer);
      if (answered === this.#answered) void this.#mark(form, marking);
    };
    const timer = setTimeout(again, this.#wait);
    addEventListener('online', again, { once: true });
    this.#wait *= 2;
  }

  #show(form: HTMLFormElement, mark: Mark): void {
    const result = resultOf(form);
    const help = form.querySelector<HTMLElement>('.q-help');
    if (result === null || help === null) return;
    const words = this.#words;
    // Whoever stands around the question may say it in another way.
    if (
      !this.dispatchEvent(markedEvent({ form, mark, words, board: this.#laid, shown: MARKS_SHOWN }))
    )
      return;
    if (mark.kind === 'missing') {
      form.dataset.warned = '';
      showHint(result, mark.hint);
      return;
    }
    help.replaceChildren();
    if (mark.kind === 'unproved') {
      showHint(result, words.unproved);
      showLines(result, mark.lines, words);
      return;
    }
    showMark(result, isRight(mark), textOf(mark, words));
    if (isRight(mark)) this.#praise(result, mark, words);
    else this.#help(form, help, mark, words);
    this.#leadOn(form);
    result.scrollIntoView({ block: 'nearest' });
  }

  /** The way on stands where the answer was sent, and whoever sent it by a key goes on by it. */
  #leadOn(form: HTMLFormElement): void {
    form.dataset.marked = '';
    const button = form.querySelector('.go');
    const onward = form.querySelector<HTMLElement>('.q-bar .on');
    if (document.activeElement === button && !isSeen(button))
      onward?.focus({ preventScroll: true });
  }

  /** Right: at once why, and what stands behind it. */
  #praise(result: HTMLElement, mark: Mark, words: MarkWords): void {
    this.#laid?.play([]);
    if (mark.kind === 'ruled' && mark.lines.length > 0) showLines(result, mark.lines, words);
    const details = this.#answer(true);
    if (details) details.open = true;
  }

  /** Wrong: what was tried stays on the board, and why comes by request. */
  #help(form: HTMLFormElement, help: HTMLElement, mark: Mark, words: MarkWords): void {
    const tried = this.#laid?.notation();
    if (tried) help.append(struck(notationOf(tried, words)));
    const ruling = this.querySelector('a[href="#ruling"]');
    if (mark.kind === 'ruled') {
      this.#laid?.play(mark.faults);
      showHelp(
        help,
        stagesOf(mark.lines, words, (isSeen) => this.#draw(isSeen ? mark.nearest : undefined)),
        ruling,
      );
    } else {
      const stages = this.#reasons?.(this, words) ?? [];
      showHelp(help, stages, ruling);
      // Nothing but the answer itself is there to be asked for.
      if (stages.length === 0) this.#answer(true);
    }
    this.#refuse(form, this.#laid !== undefined);
  }

  /** What would be right stands on the board as long as it is asked for, and the board where it is seen. */
  #draw(wanted: readonly AnswerPair[] | undefined): void {
    this.#laid?.suggest(wanted);
    if (wanted) this.#stage?.querySelector('.field')?.scrollIntoView({ block: 'nearest' });
  }

  #refuse(form: HTMLFormElement, isRefused: boolean): void {
    if (isRefused) form.dataset.refused = '';
    else delete form.dataset.refused;
    form.querySelector('.pencil')?.classList.toggle('no', isRefused);
    const button = form.querySelector('.go');
    const { takeBack, check } = this.#words;
    if (button) button.textContent = isRefused ? takeBack : check;
  }

  /** The page hears how it was answered. */
  #tell(form: HTMLFormElement, mark: Mark): void {
    forgetSent(form);
    const isMarked = mark.kind !== 'missing' && mark.kind !== 'unproved';
    const detail = { right: isRight(mark) };
    this.dispatchEvent(
      new CustomEvent(isMarked ? 'answered' : 'unmarked', { bubbles: true, detail }),
    );
  }

  #answer(isShown: boolean): HTMLDetailsElement | null {
    const details = this.querySelector<HTMLDetailsElement>('.q-answer');
    if (details) details.hidden = !isShown;
    return details;
  }
}

const resultOf = (form: HTMLFormElement): HTMLElement | null =>
  form.querySelector<HTMLElement>('.q-result');

const isSeen = (one: Element | null): boolean => (one?.getClientRects().length ?? 0) > 0;

const formOf = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof HTMLInputElement
    ? target.form
    : target instanceof Element
      ? target.closest('form')
      : null;

const markOf = <K extends Marking['kind']>(
  form: HTMLFormElement,
  kind: K,
  marking: MarkingOf<K>,
): Mark | Promise<Mark> => {
  const control: ControlPart<K> = CONTROLS[kind];
  return control.mark(form, marking, form.dataset.warned !== undefined);
};

function prepareFor<K extends Marking['kind']>(
  form: HTMLFormElement,
  kind: K,
  marking: MarkingOf<K>,
): Promise<unknown> | undefined {
  const control: ControlPart<K> = CONTROLS[kind];
  return control.prepare?.(form, marking);
}

function textOf(mark: Mark, words: MarkWords): string {
  if (isRight(mark)) return words.right;
  if (mark.kind === 'wrong') return mark.text;
  if (mark.kind !== 'counted' || mark.all === 1) return words.wrong;
  return `${words.wrong} ${words.partly.replace('-1', `${mark.right}`).replace('-2', `${mark.all}`)}`;
}

function struck(notation: HTMLElement): HTMLElement {
  notation.classList.add('struck');
  return element('p', 'q-tried', notation);
}

// Of many declarations a page looks at no more than it can before somebody would wait.
document.addEventListener('ruling', (event) => {
  if (!(event instanceof CustomEvent) || !event.detail.isTooMuch) return;
  const wish: RulingRequest = event.detail;
  wish.mark ??= import('./boards/madePage.ts').then(({ ruledApart }) => ruledApart(wish));
});

// Whoever brings a question later says so: what every question needs is there by then.
addEventListener('asks-soon', () => void import('../questions/touch/index.ts').catch(() => {}));

customElements.define('r509-question', Question);
