import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { asksForNothing, clearPages, forgetPages, notedPages } from './standingPages.ts';

/** Where what was built before waits to be deleted. */
const OLD = '.astro/old';

/**
 * Runs a build of the project at `root`. Pages of the last build that was finished, in milliseconds of the clock, stay
 * where they are, so that those that are the same need not be written again: thousands, where a few changed. All else is
 * cleared away: the whole of a build that was not finished, and what was written since.
 */
export async function withRoomToBuild<T>(
  root: string,
  finished: number | undefined,
  build: () => Promise<T>,
): Promise<T> {
  if (finished === undefined || !existsSync(join(root, 'dist'))) return inEmptyRoom(root, build);
  const before = notedPages(root);
  clearPages(root, (path, writtenAt) => !before.has(path) || writtenAt > finished);
  const began = Date.now();
  const result = await build();
  const now = notedPages(root);
  // What is older than the build is a page that it took over, or one that is no more.
  if (existsSync(join(root, 'dist')))
    clearPages(root, (path, writtenAt) => writtenAt < began && before.has(path) && !now.has(path));
  if (!asksForNothing(root, now)) return result;
  forgetPages(root);
  return inEmptyRoom(root, build);
}

/** Meanwhile what was built before is deleted: of thousands of pages that takes as long as making the few that changed. */
async function inEmptyRoom<T>(root: string, build: () => Promise<T>): Promise<T> {
  const clearing = rm(setAside(root), { recursive: true, force: true });
  const [result] = await Promise.all([build(), clearing.catch(() => undefined)]);
  return result;
}

function setAside(root: string): string {
  const [dist, old] = [join(root, 'dist'), join(root, OLD)];
  const aside = join(old, `${process.pid}-${Date.now()}`);
  mkdirSync(old, { recursive: true });
  try {
    if (existsSync(dist)) renameSync(dist, aside);
  } catch {
    // Where somebody has it open, it is emptied as it stands.
    rmSync(dist, { recursive: true, force: true });
  }
  return old;
}
