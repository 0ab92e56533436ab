// The worker that searches, asked from the page; one for all fields of it.
import { withBase } from '../../withBase.ts';
import type { SearchReply, SearchRequest } from './protocol.ts';

/** So long it may take to begin, in milliseconds; then it has failed. */
const LONGEST_START = 20_000;

/** Where the pages of the language lie: above that which the head of each leads to. */
export const root = new URL(
  '..',
  document.querySelector<HTMLAnchorElement>('.find-go')?.href ?? location.href,
).pathname;

/** Begins when it is first asked; what has failed begins anew when it is asked again. */
export class Searcher {
  readonly #hear: (reply: SearchReply) => void;
  #worker: Worker | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;

  constructor(hear: (reply: SearchReply) => void) {
    this.#hear = hear;
  }

  /** What is found is told, first by names and then by what stands on pages; what was asked before is not told any more. */
  find(text: string): void {
    this.#begun({ kind: 'find', text });
  }

  again(text: string): void {
    if (this.#worker === undefined) this.find(text);
    else this.#send({ kind: 'again' });
  }

  #begun(request: SearchRequest): void {
    if (this.#worker === undefined) {
      this.#worker = this.#started();
      if (this.#worker === undefined) return;
      this.#late = setTimeout(() => this.#stop(), LONGEST_START);
      this.#send({
        kind: 'begin',
        language: document.documentElement.lang,
        root,
        base: withBase('/'),
      });
    }
    this.#send(request);
  }

  #send(request: SearchRequest): void {
    this.#worker?.postMessage(request);
  }

  #started(): Worker | undefined {
    try {
      const worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => {
        clearTimeout(this.#late);
        this.#hear(data);
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        this.#stop();
      });
      return worker;
    } catch {
      this.#hear({ kind: 'failed', why: 'missing' });
      return undefined;
    }
  }

  #stop(): void {
    clearTimeout(this.#late);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#hear({ kind: 'failed', why: 'missing' });
  }
}
