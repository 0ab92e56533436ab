// A thread that looks after the library of a project: asked for it, it has judged what changed, and says where it all is.
import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { judgeDigest } from './digest.ts';
import { keptFacts } from './judgement.ts';
import { dropCached } from './judgementCache.ts';
import { judgePool } from './judgePool.ts';
import { dropOldJudgements, libraryFiles, type ToJudge } from './libraryFiles.ts';

/** A scenario that holds, and the key under which its judgement is kept. */
export type Judged = Pick<ToJudge, 'file' | 'slug' | 'key'>;

export type Report =
  | {
      readonly kind: 'library';
      readonly judged: readonly Judged[];
      readonly problems: readonly string[];
    }
  /** The code of the engine or of the library is no longer what this thread runs. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'failed'; readonly error: string };

/** `judge`: what the code was before this thread read it. */
const { root, judge }: { readonly root: string; readonly judge: string } = workerData;
const helpers = judgePool();

parentPort?.on('message', async () => {
  parentPort?.postMessage(await report());
  // A server that is stopped has no time for it.
  flushCompileCache();
});

async function report(): Promise<Report> {
  if (judgeDigest() !== judge) return { kind: 'outdated' };
  try {
    const files = libraryFiles(root, 'required', judge);
    const wrong = await helpers.judge(files);
    // Code that changed meanwhile may have judged under the name of what it was before.
    if (judgeDigest() !== judge) {
      for (const { folder } of files.missing) dropCached(folder);
      return { kind: 'outdated' };
    }
    dropOldJudgements(root, files);
    return {
      kind: 'library',
      judged: files.all
        .filter(({ folder }) => keptFacts(folder) !== undefined)
        .map(({ file, slug, key }) => ({ file, slug, key })),
      problems: [...files.problems, ...wrong],
    };
  } catch (error) {
    return { kind: 'failed', error: error instanceof Error ? (error.stack ?? '') : String(error) };
  }
}
