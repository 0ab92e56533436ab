// Answers to a scenario's questions. What has one answer is marked here; what is declared or divided is ruled on by the
// engine, which comes only when it is asked.
import type { Marking } from '../view/quiz/marking.ts';
import { answerIn, type Given, type Missing } from './quiz/given.ts';
import { markKnown } from './quiz/known.ts';
import { showHint, showLines, showResult } from './quiz/result.ts';

/** The words that a question's element carries for its script. */
export interface Words {
  readonly right: string;
  readonly wrong: string;
  /** With -1 for what is right and -2 for all. */
  readonly partly: string;
  readonly wrongRule: string;
  readonly failed: string;
  readonly missing: { readonly [M in Missing]: string };
  readonly rules: string;
  /** What a sign says, of one creature and of several. */
  readonly attacks: readonly [one: string, many: string];
  readonly blocks: readonly [one: string, many: string];
}

class Question extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    if (form === null) return;
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#mark(form);
    });
    form.addEventListener('input', () => {
      delete form.dataset.warned;
      this.#follow(form);
    });
    form.addEventListener('click', (event) => moveItem(event));
    this.#follow(form);
  }

  async #mark(form: HTMLFormElement): Promise<void> {
    const marking = JSON.parse(this.dataset.marking ?? 'null') as Marking;
    const words = JSON.parse(this.dataset.words ?? 'null') as Words;
    const given = answerIn(form, marking.kind, form.dataset.warned);
    const result = form.querySelector<HTMLElement>('.q-result');
    if (result === null) return;
    if (typeof given === 'string') {
      form.dataset.warned = given;
      showHint(result, words.missing[given]);
      return;
    }
    await this.#rule(result, marking, given, words);
  }

  async #rule(result: HTMLElement, marking: Marking, given: Given, words: Words): Promise<void> {
    if (!('games' in marking)) {
      const { right, text } = markKnown(marking, given, words);
      showResult(result, right, text);
      this.#open(right);
      return;
    }
    try {
      const { rulingOn } = await import('./quiz/ruling.ts');
      const { right, lines } = await rulingOn(marking, given);
      showResult(result, right, right ? words.right : words.wrong);
      showLines(result, lines, words);
    } catch {
      showResult(result, false, words.failed);
      this.#open(false);
    }
  }

  /** Where only the answer itself says why, it is opened with the mark. */
  #open(right: boolean): void {
    const details = this.querySelector('details');
    if (details && !right) details.open = true;
  }

  /** What depends on what has been entered so far. */
  #follow(form: HTMLFormElement): void {
    const rules = form.querySelector<HTMLFieldSetElement>('.q-rules');
    if (rules) rules.hidden = new FormData(form).get('truth') !== 'false';
    const divide = form.querySelector<HTMLFieldSetElement>('.q-divide');
    const output = divide?.querySelector('output');
    if (!divide || !output) return;
    const numbers = [...divide.querySelectorAll('input')].map((input) => Number(input.value) || 0);
    const sum = numbers.reduce((all, one) => all + one, 0);
    output.textContent = (divide.dataset.sum ?? '')
      .replace('{k}', `${sum}`)
      .replace('{n}', divide.dataset.total ?? '');
  }
}

/** Up and down by button, so that fingers and keys can put things in order. */
function moveItem({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-move]') : null;
  const item = button?.closest('li');
  if (!button || !item) return;
  if (button.dataset.move === '-1') item.previousElementSibling?.before(item);
  else item.nextElementSibling?.after(item);
  button.focus();
  sayPlace(item);
}

/** What a screen reader hears of a move: the item, and its place among all. */
function sayPlace(item: HTMLLIElement): void {
  const items = [...(item.parentElement?.children ?? [])];
  const said = item.closest('form')?.querySelector('.q-moved');
  const name = item.querySelector('.q-item')?.textContent ?? '';
  if (said) said.textContent = `${name}: ${items.indexOf(item) + 1}/${items.length}`;
}

customElements.define('r509-question', Question);
