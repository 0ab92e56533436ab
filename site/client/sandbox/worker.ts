/// <reference lib="webworker" />
// The whole engine, apart from the page: whatever it works on, typing and scrolling go on. In a frame that is given no
// worker it runs in the page itself (`inPage`).
import { hand } from './answering.ts';
import { ASKED_HERE, TOLD_HERE } from './here.ts';
import type { Asked, Told } from './talk.ts';

declare const self: DedicatedWorkerGlobalScope;

interface Question<K extends Asked['kind'] = Asked['kind']> {
  readonly id: number;
  readonly asked: Extract<Asked, { readonly kind: K }>;
}

/** One after the other, as they were asked. */
let before: Promise<unknown> = Promise.resolve();

if ('document' in self)
  self.addEventListener(ASKED_HERE, (event) => {
    if (event instanceof CustomEvent)
      hear(event.detail, (detail) => self.dispatchEvent(new CustomEvent(TOLD_HERE, { detail })));
  });
else
  self.addEventListener('message', ({ data }: MessageEvent<Question>) =>
    hear(data, (reply) => self.postMessage(reply)),
  );

function hear(question: Question, tell: (reply: object) => void): void {
  before = before.then(async () => tell(await answered(question)));
}

async function answered({ id, asked }: Question): Promise<object> {
  try {
    const told: Told[Asked['kind']] = await hand(asked);
    return { id, told };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : `${error}` };
  }
}
