// The engine where there are no workers: a frame without an origin of its own is refused them. It is the same file, run
// in the page.

import { REPLY_EVENT, REQUEST_EVENT } from './pageEvents.ts';
import type { EnginePort } from './port.ts';
import address from './worker.ts?worker&url';

export class InPage extends EventTarget implements EnginePort {
  readonly #loaded: Promise<unknown>;
  readonly #hear = (event: Event): void => {
    if (event instanceof CustomEvent)
      this.dispatchEvent(new MessageEvent('message', { data: event.detail }));
  };

  constructor() {
    super();
    addEventListener(REPLY_EVENT, this.#hear);
    this.#loaded = import(/* @vite-ignore */ address);
    this.#loaded.catch(() => this.dispatchEvent(new Event('error')));
  }

  postMessage(detail: object): void {
    this.#loaded.then(
      () => dispatchEvent(new CustomEvent(REQUEST_EVENT, { detail })),
      () => {},
    );
  }

  terminate(): void {
    removeEventListener(REPLY_EVENT, this.#hear);
  }
}
