// The engine where there are no workers: a frame without an origin of its own is refused them. It is the same file, run
// in the page.

import { ASKED_HERE, TOLD_HERE } from './here.ts';
import type { Seat } from './seat.ts';
import address from './worker.ts?worker&url';

export class InPage extends EventTarget implements Seat {
  readonly #loaded: Promise<unknown>;
  readonly #hear = (event: Event): void => {
    if (event instanceof CustomEvent)
      this.dispatchEvent(new MessageEvent('message', { data: event.detail }));
  };

  constructor() {
    super();
    addEventListener(TOLD_HERE, this.#hear);
    this.#loaded = import(/* @vite-ignore */ address);
    this.#loaded.catch(() => this.dispatchEvent(new Event('error')));
  }

  postMessage(detail: object): void {
    this.#loaded.then(
      () => dispatchEvent(new CustomEvent(ASKED_HERE, { detail })),
      () => {},
    );
  }

  terminate(): void {
    removeEventListener(TOLD_HERE, this.#hear);
  }
}
