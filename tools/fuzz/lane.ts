import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DoorName } from './doors.ts';
import { LONGEST } from './timing.ts';

/** A text at a door: itself, or the seed that makes it. */
export type ToTry = { readonly door: DoorName } & (
  | { readonly seed: number }
  | { readonly text: string }
);

export interface Tried {
  readonly text: string;
  readonly faults: readonly string[];
}

/** What a thread tells: the text that it tries, each call that it begins, and what came of the text. */
export type ThreadSaid = { readonly begun: string } | { readonly calls: string } | Tried;

/** So long may one call keep a processor busy before it is ended, in milliseconds. */
const PATIENCE = 20_000;

/** So long may one call take by the clock, in patiences: it may wait for a processor, or for nothing. */
const CLOCK = 30;

/** A thread that tries texts, and is ended and begun anew where one takes it down or never ends. */
export class Lane {
  readonly #thread: URL;
  readonly #patience: number;
  readonly #longest: number;
  #worker: Worker | undefined;

  /** `longest`: how many milliseconds one answer may take at a door. */
  constructor({
    thread = new URL('laneThread.ts', import.meta.url),
    patience = PATIENCE,
    longest = LONGEST,
  }: { readonly thread?: URL; readonly patience?: number; readonly longest?: number } = {}) {
    this.#thread = thread;
    this.#patience = patience;
    this.#longest = longest;
  }

  async tries(toTry: ToTry): Promise<Tried> {
    const worker = this.#worker ?? (await this.#begun());
    return new Promise((resolve) => {
      let begun = 'text' in toTry ? toTry.text : '';
      const watch = new Watch(worker, this.#patience, (what) =>
        lost(`hangs: ${this.#patience} ms in ${what}`),
      );
      const over = (tried: Tried): void => {
        watch.end();
        worker.off('message', hear).off('error', broken).off('exit', ended);
        resolve(tried);
      };
      const hear = (told: ThreadSaid): void => {
        if ('faults' in told) over(told);
        else if ('begun' in told) begun = told.begun;
        else watch.begins(told.calls);
      };
      const lost = (fault: string): void => {
        this.#worker = undefined;
        void worker.terminate();
        over({ text: begun, faults: [fault] });
      };
      const broken = (error: unknown): void =>
        lost(`breaks: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
      const ended = (code: number): void => lost(`ends: the thread, with ${code}`);
      worker.on('message', hear).on('error', broken).on('exit', ended);
      worker.postMessage(toTry);
    });
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #begun(): Promise<Worker> {
    const worker = new Worker(this.#thread, {
      resourceLimits: { maxOldGenerationSizeMb: 1500 },
      workerData: { longest: this.#longest },
    });
    this.#worker = worker;
    await once(worker, 'message');
    return worker;
  }
}

/** Looks now and then how long the call that is going on has kept a processor busy, and says where that is too long. */
class Watch {
  readonly #worker: Worker;
  readonly #patience: number;
  readonly #timer: NodeJS.Timeout;
  readonly #isTooLong: (what: string) => void;
  #what = 'the beginning';
  #busy: number | undefined;
  #since = performance.now();
  #ended = false;

  constructor(worker: Worker, patience: number, isTooLong: (what: string) => void) {
    this.#worker = worker;
    this.#patience = patience;
    this.#isTooLong = isTooLong;
    this.#timer = setInterval(() => void this.#look(), patience / 10);
  }

  begins(what: string): void {
    this.#what = what;
    this.#busy = undefined;
    this.#since = performance.now();
  }

  end(): void {
    this.#ended = true;
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    if (performance.now() - this.#since > CLOCK * this.#patience) this.#tell();
    const since = this.#since;
    // A thread that has just ended tells nothing.
    const used = await this.#worker.cpuUsage().catch(() => undefined);
    if (used === undefined || since !== this.#since) return;
    const busy = (used.user + used.system) / 1000;
    this.#busy ??= busy;
    if (busy - this.#busy > this.#patience) this.#tell();
  }

  #tell(): void {
    if (!this.#ended) this.#isTooLong(this.#what);
  }
}
