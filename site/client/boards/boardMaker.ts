// The worker that makes boards, asked from the page.
import type { EnginePort } from '../sandbox/port.ts';
import type { BoardMessage, BoardReplies, BoardRequest } from './boardRequests.ts';

/** So long the worker may take until it is there, and so long for an answer, in milliseconds; then it has failed. */
const LONGEST_START = 20_000;
const LONGEST = 30_000;

interface Waiting {
  readonly hear: (message: MessageEvent) => void;
  readonly fail: (why: Error) => void;
  readonly limit: ReturnType<typeof setTimeout>;
}

/** Begins when it is first asked; once something has failed, it begins anew when it is asked again. */
export class BoardMaker {
  readonly #waiting = new Map<number, Waiting>();
  readonly #begin: () => EnginePort;
  #worker: EnginePort | undefined;
  #start: ReturnType<typeof setTimeout> | undefined;
  #last = 0;
  /** What could not be loaded once, a worker does not load later. */
  #isSpoiled = false;

  constructor(begin: () => EnginePort) {
    this.#begin = begin;
  }

  /** Rejects where something can't be loaded, or where it failed. */
  async ask<K extends BoardRequest['kind']>(
    asked: Extract<BoardRequest, { readonly kind: K }>,
  ): Promise<BoardReplies[K]> {
    if (this.#isSpoiled && this.#waiting.size === 0) this.#stop('spoiled');
    this.#worker ??= this.#begun();
    this.#last += 1;
    const id = this.#last;
    const told = new Promise<BoardReplies[K]>((resolve, reject) => {
      const limit = setTimeout(() => this.#stop('never answered'), LONGEST);
      this.#waiting.set(id, { hear: ({ data }) => resolve(data.told), fail: reject, limit });
    });
    this.#worker.postMessage({ id, asked });
    return told;
  }

  #begun(): EnginePort {
    const worker = this.#begin();
    this.#start = setTimeout(() => this.#stop('not begun'), LONGEST_START);
    worker.addEventListener('message', (event) => {
      if (event instanceof MessageEvent) this.#hear(event);
    });
    for (const trouble of ['error', 'messageerror'])
      worker.addEventListener(trouble, (event) => {
        // The page says what it can't do.
        event.preventDefault();
        this.#stop('not loaded');
      });
    return worker;
  }

  #hear(event: MessageEvent<BoardMessage>): void {
    clearTimeout(this.#start);
    const message = event.data;
    if (message.kind === 'here') return;
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    clearTimeout(waiting?.limit);
    if (message.kind === 'told') waiting?.hear(event);
    else {
      this.#isSpoiled = true;
      waiting?.fail(new Error(message.why));
    }
  }

  #stop(why: string): void {
    clearTimeout(this.#start);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isSpoiled = false;
    for (const { fail, limit } of this.#waiting.values()) {
      clearTimeout(limit);
      fail(new Error(why));
    }
    this.#waiting.clear();
  }
}
