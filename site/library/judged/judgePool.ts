import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { judgeInto } from './judgeInto.ts';
import type { Done, Task } from './judgeWorker.ts';
import type { LibraryFiles, ToJudge } from './libraryFiles.ts';

/** Threads that judge scenarios; they stay until they are dismissed, so that what comes next begins at once. */
export interface JudgePool {
  /** Judges what is missing of a library, and keeps it; gives what is wrong, in words. */
  readonly judge: (files: LibraryFiles) => Promise<readonly string[]>;
  readonly dismiss: () => Promise<void>;
}

/** Not `new URL(…, import.meta.url)`: a bundler would take the worker for a browser's. */
const THREAD = join(import.meta.dirname, 'judgeWorker.ts');

export function judgePool(): JudgePool {
  const threads: Worker[] = [];
  const call = (wanted: number): void => {
    while (threads.length < wanted) {
      const thread = new Worker(THREAD);
      thread.unref();
      threads.push(thread);
    }
  };
  return {
    judge: async ({ missing, cards }) => {
      const [only, ...others] = missing;
      // Whoever asks has read the library with the engine, and a thread would have to load it first.
      if (only !== undefined && others.length === 0) return judgeInto(only, cards);
      call(Math.min(availableParallelism(), missing.length));
      const waiting = missing.values();
      const wrong = await Promise.all(
        threads.map((thread) => {
          tell(thread, { kind: 'cards', cards: [...cards.values()] });
          return judgeAll(thread, waiting);
        }),
      );
      return wrong.flat();
    },
    dismiss: async () => {
      await Promise.all(threads.splice(0).map((thread) => thread.terminate()));
    },
  };
}

const tell = (thread: Worker, task: Task): void => thread.postMessage(task);

/** Takes one scenario after the other from those that wait, which other threads take from too. */
async function judgeAll(thread: Worker, waiting: Iterable<ToJudge>): Promise<readonly string[]> {
  const wrong: string[] = [];
  thread.ref();
  for (const scenario of waiting) {
    tell(thread, { kind: 'judge', scenario });
    const [done]: Done[] = await once(thread, 'message');
    if (done?.kind === 'failed') throw new Error(done.error);
    wrong.push(...(done?.problems ?? []));
  }
  thread.unref();
  return wrong;
}
