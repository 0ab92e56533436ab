import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, show } from '../project/command.ts';

/** The built site's files by their path from its root: `/it/rules/index.html`. */
export type BuiltSite = ReadonlyMap<string, Uint8Array>;

/** What the pages are made from. */
const sources: readonly string[] = [
  'astro.config.mjs',
  'engine',
  'package-lock.json',
  'package.json',
  'scenarios',
  'site',
  'tools',
  'tsconfig.json',
];

/** What lies among the sources and no page is made from. */
const isNoSource = (path: string): boolean =>
  /\.(test|e2e)\.ts$|^tools\/(built|checks|e2e|project)\b/.test(path);

/** Written once a build is done, so that half a build counts for none; it says when the build began. */
const mark = '.astro/built';

/**
 * The site in dist/ of the project at `root`, built first where it is missing or older than a source.
 * Throws when it does not build.
 */
export async function builtSite(root: string): Promise<BuiltSite> {
  if (isStale(root)) {
    console.log('note  building the site into dist/');
    const began = new Date();
    const { code, output } = await capture('astro', ['build']);
    if (code !== 0) throw new Error(`the site does not build\n${output.trim().slice(-4000)}`);
    markBuilt(root, began);
  }
  return readBuilt(join(root, 'dist'));
}

/** Builds the site where that is needed, for everyone to see; gives the exit code. */
export async function buildIfStale(root: string): Promise<number> {
  if (!isStale(root)) {
    console.log('The site in dist/ is up to date.');
    return 0;
  }
  return build(root);
}

/** Builds the site, for everyone to see; gives the exit code. */
export async function build(root: string): Promise<number> {
  const began = new Date();
  const code = await show('astro', ['build']);
  if (code === 0) markBuilt(root, began);
  return code;
}

/** Whether dist/ is missing or unfinished, or a source or a folder of sources is newer than the beginning of its build. */
export function isStale(root: string): boolean {
  const [page, done] = [join(root, 'dist', 'index.html'), join(root, mark)];
  if (!existsSync(page) || !existsSync(done)) return true;
  if (statSync(page).mtimeMs > statSync(done).mtimeMs) return true;
  // What was written while a build ran may have come too late for it.
  const began = Date.parse(readFileSync(done, 'utf8'));
  return !(newest(root, sources) < began);
}

/** Notes that a build is done that began at that time. */
export function markBuilt(root: string, began: Date): void {
  mkdirSync(join(root, '.astro'), { recursive: true });
  writeFileSync(join(root, mark), began.toISOString());
}

function newest(root: string, paths: readonly string[]): number {
  const times = paths
    .filter((path) => !isNoSource(path) && existsSync(join(root, path)))
    .map((path) => {
      const found = statSync(join(root, path));
      if (!found.isDirectory()) return found.mtimeMs;
      const within = readdirSync(join(root, path)).map((name) => `${path}/${name}`);
      return Math.max(found.mtimeMs, newest(root, within));
    });
  return Math.max(0, ...times);
}

/** Every file below a folder, by its path from there. */
export function readBuilt(folder: string): BuiltSite {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(folder, name)).isFile()).toSorted();
  return new Map(
    files.map((name) => [`/${name.replaceAll('\\', '/')}`, readFileSync(join(folder, name))]),
  );
}
