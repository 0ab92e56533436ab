import { once } from 'node:events';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Loader, LoaderContext } from 'astro/loaders';
import { judgeDigest } from './judged/digest.ts';
import type { Report } from './judged/libraryWorker.ts';
import { tellTrouble } from './trouble.ts';

/**
 * The scenarios as a collection of Astro's: an entry says where what was judged of a scenario is kept, and changes
 * whenever that does. What does not hold stops a build; a development server says so, on the page too, and goes on with
 * what it had.
 */
export const scenarioLoader = (): Loader => ({
  name: 'scenarios',
  load: async (context) => {
    const root = fileURLToPath(context.config.root);
    const librarian = calledTo(root);
    const { watcher, logger } = context;
    if (watcher === undefined) {
      const problems = show(await librarian.report(), context);
      await librarian.dismiss();
      if (problems.length > 0) throw new Error(complaint(problems));
      return;
    }
    const look = oneAtATime(async () => {
      try {
        const problems = show(await librarian.report(), context);
        if (problems.length > 0) logger.error(complaint(problems));
        tellTrouble(problems);
      } catch (error) {
        const said = `${error instanceof Error ? error.stack : error}`;
        logger.error(said);
        tellTrouble([said]);
      }
    });
    for (const folder of WATCHED) watcher.add(join(root, folder));
    for (const event of ['add', 'change', 'unlink'] as const)
      watcher.on(event, (path) => {
        if (matters(relative(root, path).replaceAll('\\', '/'))) void look();
      });
    await look();
  },
});

const complaint = (problems: readonly string[]): string =>
  ['the scenarios do not hold:', ...problems].join('\n');

type Library = Extract<Report, { readonly kind: 'library' }>;

/** Puts what there is into the store; gives what is wrong. */
function show({ judged, problems }: Library, { store }: LoaderContext): readonly string[] {
  const gone = new Set(store.keys());
  for (const data of judged) {
    gone.delete(data.slug);
    store.set({ id: data.slug, data: { ...data }, digest: data.key });
  }
  // What does not hold any more is shown as it was, until it holds again or is no more.
  if (problems.length === 0) for (const slug of gone) store.delete(slug);
  return problems;
}

const WATCHED = ['scenarios', 'engine', 'site/library'];

/** Whether a file can change what comes of a scenario. */
const matters = (path: string): boolean =>
  /^scenarios\/.*\.yaml$/.test(path) ||
  (/^(engine|site\/library)\/.*\.ts$/.test(path) && !/\.(test|bench)\.ts$/.test(path));

/** The act again after it is over, where it was asked for in the meantime; never twice at once. */
function oneAtATime(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWanted = false;
  const run = async (): Promise<void> => {
    do {
      isWanted = false;
      await act();
    } while (isWanted);
    running = undefined;
  };
  return () => {
    isWanted = true;
    running ??= run();
    return running;
  };
}

/** Not `new URL(…, import.meta.url)`: a bundler would take the thread for a browser's. */
const LIBRARIAN = join(import.meta.dirname, 'judged/libraryWorker.ts');

interface Librarian {
  readonly report: () => Promise<Library>;
  readonly dismiss: () => Promise<unknown>;
}

/** A librarian in a thread of their own, so that Astro needs nothing of the engine to know its collection. */
function calledTo(root: string): Librarian {
  const call = (): Worker => new Worker(LIBRARIAN, { workerData: { root, judge: judgeDigest() } });
  let thread = call();
  const report = async (): Promise<Library> => {
    thread.ref();
    thread.postMessage('report');
    const [found]: Report[] = await once(thread, 'message');
    thread.unref();
    if (found?.kind === 'library') return found;
    if (found?.kind === 'failed') throw new Error(found.error);
    await thread.terminate();
    thread = call();
    return report();
  };
  return { report, dismiss: () => thread.terminate() };
}
