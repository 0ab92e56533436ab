import { element } from '../dom.ts';
import type { Lent } from './lent.ts';
import { placeCalled } from './tiles.ts';

interface Held {
  readonly choices: HTMLFieldSetElement;
  readonly tile: HTMLElement;
  readonly button: HTMLElement;
}

/** The creature in hand: its choices lie in a tray under the board, and what can be chosen is there to be touched. */
export class Hand {
  readonly #stage: HTMLElement;
  readonly #lent: Lent;
  readonly #tray: HTMLElement;
  #all: readonly Held[] = [];

  constructor(stage: HTMLElement, lent: Lent, hint: string) {
    this.#stage = stage;
    this.#lent = lent;
    this.#tray = lent.add(element('div', 'q-tray', element('p', '', hint)), stage);
  }

  /** Makes a creature one that can be taken in hand. */
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
  }

  drop(): void {
    this.#take(undefined);
    for (const { choices } of this.#all) choices.hidden = false;
  }

  #take(taken: Held | undefined): void {
    for (const aim of this.#stage.querySelectorAll('.q-aim')) aim.remove();
    for (const held of this.#all) this.#show(held, held === taken);
    const hint = this.#tray.querySelector('p');
    if (hint) hint.hidden = taken !== undefined;
    if (taken) for (const input of taken.choices.querySelectorAll('input')) this.#aim(taken, input);
  }

  #show({ choices, tile, button }: Held, isTaken: boolean): void {
    choices.hidden = !isTaken;
    tile.classList.toggle('held', isTaken);
    button.setAttribute('aria-expanded', `${isTaken}`);
  }

  /** Touching what is attacked or blocked is choosing it; touching it again, taking it back. */
  #aim({ choices, tile }: Held, input: HTMLInputElement): void {
    const place = placeCalled(this.#stage, input.dataset.tag);
    if (place === undefined || place === tile) return;
    const aim = element('span', 'q-aim');
    aim.setAttribute('aria-hidden', 'true');
    aim.addEventListener('click', () => {
      const none = choices.querySelector<HTMLInputElement>('input[value=""]');
      (input.checked && none !== null ? none : input).click();
    });
    place.append(aim);
  }
}
