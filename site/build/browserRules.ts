import type { Plugin } from 'vite';
import type { BrowserPart } from './browserCuts.ts';

/** The files of which a browser gets a part. */
const CUT = /\/engine\/citation\/overlays\.ts$|\/engine\/language\/keywords\/\w+\.ts$/;
/** What tells one copy of a module from another (`bundleRound`). */
const COPY = /\?[\w-]+$/;

/**
 * A Vite plugin that gives the browser's engine a shorter rule table and a shorter list of keywords. What cuts them needs
 * the engine and a parser, and is called only where a file is cut: settings are read whenever anything begins.
 */
export const browserRules = (root: string): Plugin => ({
  name: 'rule-509:browser-rules',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => cutIn(root, id, 'rulings'),
});

/** The same for the worker that makes boards and plays them on; others get all of it. */
export function workerRules(root: string): Plugin {
  let makesBoards = false;
  return {
    ...browserRules(root),
    name: 'rule-509:worker-rules',
    buildStart({ input }) {
      makesBoards = [input].flat().some((file) => MAKES_BOARDS.test(`${file}`));
    },
    load: (id) => (makesBoards ? cutIn(root, id, 'games') : undefined),
  };
}

const MAKES_BOARDS = /boards[/\\]boardWorker\.ts/;

async function cutIn(root: string, id: string, part: BrowserPart): Promise<string | undefined> {
  const path = id.replaceAll('\\', '/').replace(COPY, '');
  if (!CUT.test(path)) return undefined;
  const { cutForBrowser } = await import('./browserCuts.ts');
  return cutForBrowser(root, path, part);
}

const IN_SOLVER = /\/engine\/solver\/\w+\.ts$/;

/**
 * A Vite plugin that gives pages a solver which looks through all declarations, as few as there are on a board that is asked
 * about, and searches none (`lookedThrough`). What runs beside a page has the search.
 */
export const lookedThrough = (root: string): Plugin => ({
  name: 'rule-509:looked-through',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer = '') =>
    source === './maximise.ts' && IN_SOLVER.test(importer.replaceAll('\\', '/'))
      ? `${root.replaceAll('\\', '/')}/engine/solver/lookedThrough.ts`
      : undefined,
});

/** The words of the language, with what is said of them to those who write files. */
const ENTRIES = /\/engine\/language\/entries\/\w+\.ts$/;

/** A Vite plugin that gives browsers, and what runs beside their pages, the language's words without that. */
export const plainEntries = (): Plugin => ({
  name: 'rule-509:plain-entries',
  applyToEnvironment: ({ name }) => name === 'client',
  async load(id) {
    const path = id.replaceAll('\\', '/');
    if (!ENTRIES.test(path)) return undefined;
    const { plainEntry } = await import('./browserCuts.ts');
    return plainEntry(path);
  },
});
