/** Controls of a form that stand elsewhere for a while: they stay its own, and come back. */
export class BorrowedNodes {
  readonly #form: HTMLFormElement;
  readonly #homes = new Map<HTMLElement, Comment>();
  readonly #added: Element[] = [];

  constructor(form: HTMLFormElement) {
    this.#form = form;
  }

  lend(one: HTMLElement, place: Element): void {
    const home = document.createComment('');
    one.before(home);
    place.append(one);
    for (const control of controlsIn(one)) control.setAttribute('form', this.#form.id);
    this.#homes.set(one, home);
  }

  /** Something that stands there only as long as the controls do. */
  add<E extends Element>(one: E, place: Element): E {
    place.append(one);
    this.#added.push(one);
    return one;
  }

  takeBack(): void {
    for (const one of this.#added) one.remove();
    for (const [one, home] of this.#homes) {
      home.replaceWith(one);
      for (const control of controlsIn(one)) control.removeAttribute('form');
    }
    this.#homes.clear();
  }
}

const controlsIn = (one: Element): readonly Element[] => [
  ...one.querySelectorAll('fieldset, input, button'),
  ...(one.matches('fieldset') ? [one] : []),
];
