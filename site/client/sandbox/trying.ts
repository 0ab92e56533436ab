// On a page for boards of one's own a declaration is ruled on as it is put together: nobody has to ask, and nothing that is
// said of it has to be asked for.

import type { Entries } from '../../questions/rulings/material.ts';
import type { Mark, MarkedAnswer } from '../../questions/script/mark.ts';
import type { AnswerPair } from '../../questions/wanted.ts';
import type { Engine } from './engine.ts';
import { fillTried } from './fillTried.ts';
import { entriesIn, writtenFrom } from './formEntries.ts';
import type { RulingTold, WorkerReplies } from './protocol.ts';
import { clearVerdict, drawVerdict, showVerdict, toldOf } from './verdict.ts';

interface Surroundings {
  readonly engine: Engine;
  /** The board on which it is tried. */
  readonly line: () => string;
  /** A ruling is there, or none any more. */
  readonly ruled: (ruling: RulingTold | undefined) => void;
  /** The board with what is tried on it. */
  readonly tried: (as: WorkerReplies['try']) => void;
  /** What may be done in place of what is illegal: whether there is something. */
  readonly offer: (isThere: boolean) => void;
}

const FORM = '.asking form:not(.order)';

export class Trying {
  readonly #around: Surroundings;
  /** What the board says is tried on it, until it is filled in. */
  #toFillIn: Entries | undefined;
  #nearest: (() => void) | undefined;
  /** Whether somebody has tried something since the board was drawn. */
  #hasTried = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #kept: Promise<void> = Promise.resolve();

  constructor(page: HTMLElement, around: Surroundings) {
    this.#around = around;
    page.addEventListener('laid', ({ target }) => {
      if (isAsking(target)) this.#begin(target);
    });
    page.addEventListener('input', ({ target }) => {
      const form = target instanceof HTMLInputElement ? target.form : target;
      if (isAsking(form)) this.#change(form);
    });
    page.addEventListener('marked', (event) => {
      if (!(event instanceof CustomEvent)) return;
      event.preventDefault();
      this.#show(event.detail);
    });
  }

  /** Another board is there, on which this is tried. */
  drawn(tried: Entries | undefined): void {
    clearTimeout(this.#timer);
    this.#toFillIn = tried;
    this.#hasTried = tried !== undefined;
    this.#tell(undefined);
  }

  /** Once what is tried stands in the line. */
  get kept(): Promise<void> {
    return this.#kept;
  }

  /** The nearest legal declaration in place of what is there. */
  takeNearest(): void {
    this.#nearest?.();
  }

  #begin(form: HTMLFormElement): void {
    const tried = this.#toFillIn;
    this.#toFillIn = undefined;
    if (tried !== undefined) fillTried(form, tried);
    clearTimeout(this.#timer);
    form.requestSubmit();
  }

  /** Several controls may change with one touch. */
  #change(form: HTMLFormElement): void {
    this.#hasTried = true;
    clearVerdict(form);
    form.closest('.on-bench')?.querySelector('.other-rules .told')?.replaceChildren();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => form.requestSubmit(), 0);
  }

  #show(marked: MarkedAnswer): void {
    const { form, mark, board } = marked;
    showVerdict(marked);
    // Before anybody has touched it the board stays as it lies: nothing moves as the ruling comes.
    if (this.#hasTried) drawVerdict(marked);
    // Of what nobody has tried there is nothing to hand on.
    this.#tell(this.#hasTried ? toldOf(marked) : undefined);
    if (mark.kind === 'missing') return;
    const nearest = nearestOf(mark);
    if (nearest !== undefined)
      this.#nearest = () => {
        chooseBesides(form, nearest);
        board?.choose(nearest);
      };
    this.#around.offer(nearest !== undefined);
    if (this.#hasTried) this.#kept = this.#keep(form);
  }

  async #keep(form: HTMLFormElement): Promise<void> {
    const entries = entriesIn(form);
    const { engine, line, tried } = this.#around;
    const told = await engine
      .ask<'try'>({ kind: 'try', line: line(), entries })
      .catch(() => undefined);
    // Another board, or another answer, may stand there by then.
    const isStill = form.isConnected && writtenFrom(entriesIn(form)) === writtenFrom(entries);
    if (told !== undefined && isStill) tried(told);
  }

  #tell(ruling: RulingTold | undefined): void {
    this.#nearest = undefined;
    this.#around.offer(false);
    this.#around.ruled(ruling);
  }
}

const isAsking = (form: EventTarget | null): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.matches(FORM);

/** What is said besides as well; how it is paid is left open. */
function chooseBesides(form: HTMLFormElement, nearest: readonly AnswerPair[]): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('.q-besides input')) {
    const own = nearest.filter(([name]) => name === input.name).map(([, tag]) => tag);
    if (input.type === 'number') input.value = '';
    else
      input.checked = input.value === '' ? own.length === 0 : own.includes(input.dataset.tag ?? '');
  }
}

/** What is legal needs none; that nothing is declared may be the nearest. */
function nearestOf(mark: Mark): readonly AnswerPair[] | undefined {
  if (mark.kind !== 'ruled' || mark.right) return undefined;
  const isTold = mark.lines.some(({ notes }) => notes.some(({ notation }) => notation));
  return isTold ? mark.nearest : undefined;
}
