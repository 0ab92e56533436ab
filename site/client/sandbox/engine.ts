// The engine in its worker, asked from the page.
import { inWorker, type Seat } from './seat.ts';
import type { Asked, Told } from './talk.ts';

interface Reply {
  readonly id: number;
  readonly told?: unknown;
  readonly failed?: string;
}

interface Waiting {
  readonly resolve: (told: never) => void;
  readonly reject: (error: Error) => void;
}

/** Begins when it is first asked; where it could not be loaded, it begins anew when it is asked again. */
export class Engine {
  readonly #beginning: Extract<Asked, { readonly kind: 'begin' }>;
  readonly #waiting = new Map<number, Waiting>();
  readonly #seat: () => Seat;
  #worker: Seat | undefined;
  #last = 0;
  /** A proof is being looked for. */
  #isLookingOn = false;

  constructor(beginning: Extract<Asked, { readonly kind: 'begin' }>, seat: () => Seat = inWorker) {
    this.#beginning = beginning;
    this.#seat = seat;
  }

  /** Rejects where it can't be loaded, or where it failed. */
  async ask<K extends Asked['kind']>(
    asked: Extract<Asked, { readonly kind: K }>,
  ): Promise<Told[K]> {
    // Whoever asks for something else does not wait for a proof.
    if (this.#isLookingOn) this.#stop('left');
    if (this.#worker === undefined) {
      this.#worker = this.#started();
      this.#send(this.#beginning).catch(() => this.#stop('not begun'));
    }
    this.#isLookingOn = asked.kind === 'lookOn';
    return this.#send(asked);
  }

  #started(): Seat {
    const worker = this.#seat();
    worker.addEventListener('message', (event) => {
      if (event instanceof MessageEvent) this.#hear(event.data);
    });
    worker.addEventListener('error', () => this.#stop('not loaded'));
    return worker;
  }

  #send<K extends Asked['kind']>(asked: Extract<Asked, { readonly kind: K }>): Promise<Told[K]> {
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
