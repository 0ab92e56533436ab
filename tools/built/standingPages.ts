import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { rememberedByKey } from '../../engine/vocabulary/remembered.ts';

/** What Astro notes of the pages that it may take over, by routes and addresses. */
const NOTED = '.astro/incremental-build.json';
const noted = z.object({
  routes: z.record(
    z.string(),
    z.object({ paths: z.record(z.string(), z.object({ outputFile: z.string() })) }),
  ),
});

/** The files of dist/, by their path from there, that the last build noted and the next may take over; none where it cannot be read. */
export function notedPages(root: string): ReadonlySet<string> {
  const text = existsSync(join(root, NOTED)) ? readFileSync(join(root, NOTED), 'utf8') : '';
  const read = noted.safeParse(parsed(text));
  const routes = Object.values(read.data?.routes ?? {});
  return new Set(
    routes.flatMap(({ paths }) => Object.values(paths).map(({ outputFile }) => outputFile)),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes the next build take over nothing. */
export const forgetPages = (root: string): void => rmSync(join(root, NOTED), { force: true });

/**
 * Whether any of these pages of dist/ asks for a script or a style that is not there. One that was taken over does where
 * another page now shares a module with it: then scripts are cut otherwise, though nothing that it imports has changed.
 */
export function asksForNothing(root: string, pages: Iterable<string>): boolean {
  const dist = join(root, 'dist');
  const isThere = rememberedByKey((name: string) => existsSync(join(dist, '_astro', name)));
  return [...pages]
    .filter((page) => page.endsWith('.html') && existsSync(join(dist, page)))
    .some((page) =>
      [...readFileSync(join(dist, page), 'utf8').matchAll(/\/_astro\/([\w.-]+\.(?:js|css))/g)].some(
        ([, name = '']) => !isThere(name),
      ),
    );
}

/** Deletes of dist/ every file that `goes`, and the folders that are empty then. */
export function clearPages(root: string, goes: (path: string, writtenAt: number) => boolean): void {
  clear(join(root, 'dist'), '', goes);
}

/** Whether anything is left in the folder. */
function clear(
  dist: string,
  folder: string,
  goes: (path: string, writtenAt: number) => boolean,
): boolean {
  const left = readdirSync(join(dist, folder), { withFileTypes: true }).filter((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return clear(dist, path, goes);
    if (!goes(path, statSync(join(dist, path)).mtimeMs)) return true;
    rmSync(join(dist, path));
    return false;
  });
  if (left.length === 0) rmdirSync(join(dist, folder));
  return left.length > 0;
}
