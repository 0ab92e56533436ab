/// <reference lib="webworker" />
// The whole engine, apart from the page: whatever it works on, typing and scrolling go on.
import { hand } from './answering.ts';
import type { Asked, Told } from './talk.ts';

declare const self: DedicatedWorkerGlobalScope;

interface Question<K extends Asked['kind'] = Asked['kind']> {
  readonly id: number;
  readonly asked: Extract<Asked, { readonly kind: K }>;
}

/** One after the other, as they were asked. */
let before: Promise<unknown> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  before = before.then(() => answer(data));
});

async function answer({ id, asked }: Question): Promise<void> {
  try {
    const told: Told[Asked['kind']] = await hand(asked);
    self.postMessage({ id, told });
  } catch (error) {
    self.postMessage({ id, failed: error instanceof Error ? error.message : `${error}` });
  }
}
