// The engine in its worker, asked from the page.
import { type EnginePort, inWorker } from './port.ts';
import type { WorkerReplies, WorkerRequest } from './protocol.ts';

interface Reply {
  readonly id: number;
  readonly told?: unknown;
  readonly failed?: string;
}

/** So long it may take to begin, in milliseconds: it is a quarter of a megabyte, on whatever connection. */
const LONGEST = 60_000;

interface Waiting {
  readonly resolve: (told: never) => void;
  readonly reject: (error: Error) => void;
}

/** Begins when it is first asked; where it could not be loaded, it begins anew when it is asked again. */
export class Engine {
  readonly #beginning: Extract<WorkerRequest, { readonly kind: 'begin' }>;
  readonly #waiting = new Map<number, Waiting>();
  readonly #seat: () => EnginePort;
  #worker: EnginePort | undefined;
  #last = 0;
  /** A proof is being looked for. */
  #isLookingOn = false;

  constructor(
    beginning: Extract<WorkerRequest, { readonly kind: 'begin' }>,
    seat: () => EnginePort = inWorker,
  ) {
    this.#beginning = beginning;
    this.#seat = seat;
  }

  /** Rejects where it can't be loaded, or where it failed. */
  async ask<K extends WorkerRequest['kind']>(
    asked: Extract<WorkerRequest, { readonly kind: K }>,
  ): Promise<WorkerReplies[K]> {
    // Whoever asks for something else does not wait for a proof.
    if (this.#isLookingOn) this.#stop('left');
    if (this.#worker === undefined) {
      this.#worker = this.#started();
      const late = setTimeout(() => this.#stop('not begun'), LONGEST);
      this.#send(this.#beginning)
        .catch(() => this.#stop('not begun'))
        .finally(() => clearTimeout(late));
    }
    this.#isLookingOn = asked.kind === 'lookOn';
    return this.#send(asked);
  }

  #started(): EnginePort {
    const worker = this.#seat();
    worker.addEventListener('message', (event) => {
      if (event instanceof MessageEvent) this.#hear(event.data);
    });
    worker.addEventListener('error', () => this.#stop('not loaded'));
    return worker;
  }

  #send<K extends WorkerRequest['kind']>(
    asked: Extract<WorkerRequest, { readonly kind: K }>,
  ): Promise<WorkerReplies[K]> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker?.postMessage({ id, asked });
    });
  }

  #hear({ id, told, failed }: Reply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#isLookingOn = false;
    if (failed !== undefined) waiting?.reject(new Error(failed));
    else waiting?.resolve(told as never);
  }

  #stop(why: string): void {
    this.#isLookingOn = false;
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }
}
