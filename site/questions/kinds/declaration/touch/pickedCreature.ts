import { element } from '../../../script/dom.ts';
import type { BorrowedNodes } from '../../../touch/borrowedNodes.ts';
import { placeCalled } from '../../../touch/tiles.ts';

interface Held {
  readonly choices: HTMLFieldSetElement;
  readonly tile: HTMLElement;
  readonly button: HTMLElement;
}

/**
 * What is in hand: a creature, whose choices lie in a tray under the board, or first what is attacked or blocked, and then
 * those that do it, one after the other. What can be chosen is there to be touched.
 */
export class PickedCreature {
  readonly #stage: HTMLElement;
  readonly #lent: BorrowedNodes;
  readonly #tray: HTMLElement;
  #all: readonly Held[] = [];
  #places: readonly HTMLElement[] = [];

  constructor(stage: HTMLElement, lent: BorrowedNodes, hint: string) {
    this.#stage = stage;
    this.#lent = lent;
    this.#tray = lent.add(element('div', 'q-tray', element('p', '', hint)), stage);
  }

  /** Makes a creature one that can be taken in hand, and what it may choose, too. */
  hold(choices: HTMLFieldSetElement, tile: HTMLElement): void {
    const button = element('button', 'q-take');
    button.setAttribute('type', 'button');
    button.setAttribute('aria-label', `${choices.querySelector('legend')?.textContent?.trim()}`);
    this.#lent.add(button, tile);
    this.#lent.lend(choices, this.#tray);
    this.#tray.classList.add('deep');
    const held = { choices, tile, button };
    this.#all = [...this.#all, held];
    button.addEventListener('click', () => this.#take(choices.hidden ? held : undefined));
    this.#show(held, false);
    for (const input of inputsOf(held)) this.#offer(placeCalled(this.#stage, input.dataset.tag));
  }

  drop(): void {
    this.#take(undefined);
    for (const { choices } of this.#all) choices.hidden = false;
  }

  #take(taken: Held | undefined): void {
    this.#clear();
    for (const held of this.#all) this.#show(held, held === taken);
    const hint = this.#tray.querySelector('p');
    if (hint) hint.hidden = taken !== undefined;
    if (taken === undefined) return;
    for (const input of inputsOf(taken)) {
      const place = placeCalled(this.#stage, input.dataset.tag);
      if (place !== taken.tile) aim(place, input, taken);
    }
  }

  /** Who hears the page or uses keys has the same choices with each creature. */
  #offer(place: HTMLElement | undefined): void {
    if (place === undefined || this.#places.includes(place)) return;
    this.#places = [...this.#places, place];
    const touched = this.#lent.add(element('span', 'q-from'), place);
    touched.setAttribute('aria-hidden', 'true');
    touched.addEventListener('click', () => this.#takePlace(place));
  }

  #takePlace(place: HTMLElement): void {
    const isHeld = place.classList.contains('held');
    this.#take(undefined);
    if (isHeld) return;
    place.classList.add('held');
    for (const held of this.#all)
      for (const input of inputsOf(held))
        if (placeCalled(this.#stage, input.dataset.tag) === place) aim(held.tile, input, held);
  }

  #clear(): void {
    for (const one of this.#stage.querySelectorAll('.q-aim')) one.remove();
    for (const place of this.#places) place.classList.remove('held');
  }

  #show({ choices, tile, button }: Held, isTaken: boolean): void {
    choices.hidden = !isTaken;
    tile.classList.toggle('held', isTaken);
    button.setAttribute('aria-expanded', `${isTaken}`);
  }
}

const inputsOf = ({ choices }: Held): readonly HTMLInputElement[] => [
  ...choices.querySelectorAll('input'),
];

/** Touching a place is choosing what is meant there; touching it again, taking it back. */
function aim(place: HTMLElement | undefined, input: HTMLInputElement, { choices }: Held): void {
  if (place === undefined) return;
  const touched = element('span', 'q-aim');
  touched.setAttribute('aria-hidden', 'true');
  touched.addEventListener('click', () => {
    const none = choices.querySelector<HTMLInputElement>('input[value=""]');
    (input.checked && none !== null ? none : input).click();
  });
  place.append(touched);
}
