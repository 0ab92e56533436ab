// Where the engine runs.

/** What it is talked to through: a worker, or what stands in for one. */
export interface EnginePort
  extends Pick<EventTarget, 'addEventListener'>,
    Pick<Worker, 'terminate'> {
  readonly postMessage: (message: object) => void;
}

/** Throws where a frame has no origin. */
export const inWorker = (): EnginePort =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
