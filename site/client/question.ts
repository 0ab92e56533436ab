// Answers to a scenario's questions. What has one answer is marked here; what is declared or divided is ruled on by the
// engine, which comes only when it is asked.
import { CONTROLS } from '../questions/controls/index.ts';
import type { ControlPart, Mark } from '../questions/controls/mark.ts';
import type { Marking, MarkingOf } from '../questions/marking.ts';
import type { MarkWords } from '../questions/markWords.ts';
import { showHint, showLines, showMark } from '../questions/showMark.ts';

class Question extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    if (form === null) return;
    const marking = JSON.parse(this.dataset.marking ?? 'null') as Marking;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#mark(form, marking);
    });
    form.addEventListener('input', () => {
      delete form.dataset.warned;
    });
    CONTROLS[marking.kind].begin?.(form);
    // What is behind it would tell; it comes with the mark.
    this.#answer(false);
  }

  async #mark(form: HTMLFormElement, marking: Marking): Promise<void> {
    const words = JSON.parse(this.dataset.words ?? 'null') as MarkWords;
    const result = form.querySelector<HTMLElement>('.q-result');
    if (result === null) return;
    try {
      const mark = await markOf(form, marking.kind, marking);
      this.#show(result, mark, words, form);
      this.#tell(mark);
    } catch {
      showMark(result, false, words.failed);
      this.#open();
    }
  }

  #show(result: HTMLElement, mark: Mark, words: MarkWords, form: HTMLFormElement): void {
    switch (mark.kind) {
      case 'missing':
        form.dataset.warned = '';
        showHint(result, mark.hint);
        return;
      case 'ruled':
        showMark(result, mark.right, mark.right ? words.right : words.wrong);
        showLines(result, mark.lines, words);
        return;
      case 'counted':
        showMark(result, mark.right === mark.all, countText(mark, words));
        if (mark.right < mark.all) this.#open();
        return;
      case 'wrong':
        showMark(result, false, mark.text);
        this.#open();
    }
  }

  /** The page hears how it was answered. */
  #tell(mark: Mark): void {
    if (mark.kind === 'missing') return;
    this.#answer(true);
    const detail = { right: isRight(mark) };
    this.dispatchEvent(new CustomEvent('answered', { bubbles: true, detail }));
  }

  /** Where only the answer itself says why, it is opened with the mark. */
  #open(): void {
    const details = this.#answer(true);
    if (details) details.open = true;
  }

  #answer(isShown: boolean): HTMLDetailsElement | null {
    const details = this.querySelector('details');
    if (details) details.hidden = !isShown;
    return details;
  }
}

const markOf = <K extends Marking['kind']>(
  form: HTMLFormElement,
  kind: K,
  marking: MarkingOf<K>,
): Mark | Promise<Mark> => {
  const control: ControlPart<K> = CONTROLS[kind];
  return control.mark(form, marking, form.dataset.warned !== undefined);
};

const isRight = (mark: Mark): boolean =>
  mark.kind === 'counted' ? mark.right === mark.all : mark.kind === 'ruled' && mark.right;

function countText(
  { right, all }: Extract<Mark, { readonly kind: 'counted' }>,
  words: MarkWords,
): string {
  if (right === all) return words.right;
  const counted = words.partly.replace('-1', `${right}`).replace('-2', `${all}`);
  return all === 1 ? words.wrong : `${words.wrong} ${counted}`;
}

customElements.define('r509-question', Question);
