import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DoorName } from './doors.ts';

/** A text at a door: itself, or the seed that makes it. */
export type ToTry = { readonly door: DoorName } & (
  | { readonly seed: number }
  | { readonly text: string }
);

export interface Tried {
  readonly text: string;
  readonly faults: readonly string[];
}

/** So long may one text take by the clock, in milliseconds, on a machine that does other things as well. */
const PATIENCE = 30_000;

/** A thread that tries texts, and is ended and begun anew where one takes it down or never ends. */
export class Lane {
  readonly #thread: URL;
  readonly #patience: number;
  #worker: Worker | undefined;

  constructor(thread = new URL('laneThread.ts', import.meta.url), patience = PATIENCE) {
    this.#thread = thread;
    this.#patience = patience;
  }

  async tries(toTry: ToTry): Promise<Tried> {
    const worker = this.#worker ?? (await this.#begun());
    return new Promise((resolve) => {
      let begun = 'text' in toTry ? toTry.text : '';
      const over = (tried: Tried): void => {
        clearTimeout(timer);
        worker.off('message', hear).off('error', broken).off('exit', ended);
        resolve(tried);
      };
      const hear = (said: string | Tried): void => {
        if (typeof said === 'string') begun = said;
        else over(said);
      };
      const lost = (fault: string): void => {
        this.#worker = undefined;
        void worker.terminate();
        over({ text: begun, faults: [fault] });
      };
      const broken = (error: unknown): void =>
        lost(`breaks: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
      const ended = (code: number): void => lost(`ends: the thread, with ${code}`);
      const timer = setTimeout(() => lost(`hangs: ${this.#patience} ms`), this.#patience);
      worker.on('message', hear).on('error', broken).on('exit', ended);
      worker.postMessage(toTry);
    });
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #begun(): Promise<Worker> {
    const worker = new Worker(this.#thread, { resourceLimits: { maxOldGenerationSizeMb: 1500 } });
    this.#worker = worker;
    await once(worker, 'message');
    return worker;
  }
}
