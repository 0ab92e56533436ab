import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listOf } from '../offline/offlineFiles.ts';
import { type BuiltFile, listsOf, type Shell, shellOf } from './offlineLists.ts';

const WORKER = 'site/offline/worker.ts';
/** How many bytes are sent for what was built before, by its digest; beside dist/. */
const SENT = '.astro/sent.json';

/**
 * Writes into dist/ what the site needs to work without a network: the service worker, and for each language the list of
 * what can be kept. To be called when all else is there, and what is no more is gone: both name every file.
 */
export async function writeOffline(root: string, dist = join(root, 'dist')): Promise<void> {
  const files = filesIn(dist);
  await bundle(root, dist, shellOf(files));
  mkdirSync(join(dist, 'offline'), { recursive: true });
  const sizes = sizesKept(join(dist, '..'));
  const lists = listsOf(files, sizes.of);
  for (const [language, list] of lists)
    writeFileSync(join(dist, listOf(language)), JSON.stringify(list));
  sizes.keep();
}

const filesIn = (dist: string): readonly BuiltFile[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dist, join(parentPath, name)).replaceAll('\\', '/'))
    .toSorted()
    .map((path) => [path, readFileSync(join(dist, path))]);

async function bundle(root: string, dist: string, shell: Shell): Promise<void> {
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Without the first, workbox brings what it says to developers.
    define: { 'process.env.NODE_ENV': '"production"', SHELL: JSON.stringify(shell) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      rollupOptions: {
        input: join(root, WORKER),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** Packing thousands of pages takes seconds; most of them are as they were. */
function sizesKept(folder: string) {
  const before = read(join(folder, SENT));
  const now: Record<string, number> = {};
  return {
    of: ([, bytes]: BuiltFile, digest: string): number => {
      const size = now[digest] ?? before[digest] ?? gzipSync(bytes).length;
      now[digest] = size;
      return size;
    },
    keep: (): void => {
      mkdirSync(join(folder, '.astro'), { recursive: true });
      writeFileSync(join(folder, SENT), JSON.stringify(now));
    },
  };
}

function read(file: string): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
