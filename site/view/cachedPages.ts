import { REPOSITORY } from 'astro:env/server';
import { digestOf } from '../library/judged/digest.ts';

/**
 * Pages that a build takes over from the last one where they are the same. `stateOf` names all of the library that a
 * page is made of; code, styles, packages and settings are Astro's to watch.
 */
export const cachedPages = <P>(
  pages: readonly P[],
  stateOf: (page: P) => Promise<readonly string[]>,
): Promise<(P & { cacheKey: string })[]> =>
  // One after the other: all prose of the library at once would be gigabytes.
  Array.fromAsync(pages, async (page) => ({
    ...page,
    cacheKey: digestOf(REPOSITORY ?? '', ...(await stateOf(page))),
  }));
