/// <reference lib="webworker" />
// The whole engine, apart from the page: whatever it works on, typing and scrolling go on. In a frame that is given no
// worker it runs in the page itself (`inPage`).
import { hand } from './answering.ts';
import { REPLY_EVENT, REQUEST_EVENT } from './pageEvents.ts';
import type { WorkerReplies, WorkerRequest } from './protocol.ts';
import { WARM_UPS } from './warmUp.ts';

declare const self: DedicatedWorkerGlobalScope;

interface Question<K extends WorkerRequest['kind'] = WorkerRequest['kind']> {
  readonly id: number;
  readonly asked: Extract<WorkerRequest, { readonly kind: K }>;
}

/** One after the other, as they were asked. */
let before: Promise<unknown> = Promise.resolve();

if ('document' in self)
  self.addEventListener(REQUEST_EVENT, (event) => {
    if (event instanceof CustomEvent)
      hear(event.detail, (detail) => self.dispatchEvent(new CustomEvent(REPLY_EVENT, { detail })));
  });
else
  self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
    hear(data, (reply) => self.postMessage(reply));
    warmUpOnceQuiet();
  });

function hear(question: Question, tell: (reply: object) => void): void {
  before = before.then(async () => tell(await answered(question)));
}

/** So long nothing has been asked, in milliseconds. */
const QUIET = 300;

const toWarmUp = [...WARM_UPS];
/** How often something was asked. */
let times = 0;

/** One thing at a time: whoever asks in between waits for no more than that. */
function warmUpOnceQuiet(): void {
  times += 1;
  const now = times;
  void before.then(() => setTimeout(() => now === times && warmUp(), QUIET));
}

function warmUp(): void {
  const next = toWarmUp.shift();
  if (next === undefined) return;
  // What it says of it is nobody's affair.
  before = before.then(() => hand(next)).catch(() => {});
  warmUpOnceQuiet();
}

async function answered({ id, asked }: Question): Promise<object> {
  try {
    const told: WorkerReplies[WorkerRequest['kind']] = await hand(asked);
    return { id, told };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : `${error}` };
  }
}
