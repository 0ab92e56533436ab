import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { digestOf } from '../judged/digest.ts';
import { cacheFile, readCached, writeCached } from '../judged/judgementCache.ts';
import type { ReadProse } from './partsOf.ts';
import { languageOfProse } from './proseIn.ts';

/** Reads prose, each text once: Astro forgets it all as soon as one setting is another, be it only the port. */
export interface ProseReader {
  readonly read: (path: string) => Promise<ReadProse>;
  /** Keeps what was read for the next run. */
  readonly keep: () => void;
}

/** What was read of a file, and of which text by which code. */
interface Kept {
  readonly key: string;
  readonly read: ReadProse;
}

/** `code`: names all that reads. */
export function proseReader(root: string, code: string): ProseReader {
  const place = cacheFile(root, PROSE);
  let known: Map<string, Kept> | undefined;
  const added = new Map<string, Kept>();
  return {
    read: async (path) => {
      known ??= keptAt(place);
      const text = await readFile(path, 'utf8');
      const file = relative(root, path).replaceAll('\\', '/');
      const key = digestOf(code, text);
      const found = known.get(file);
      if (found?.key === key) return found.read;
      // Whoever has nothing to read does without what reading takes.
      const { readProse } = await import('./readProse.ts');
      const read = await readProse(text, languageOfProse(path));
      added.set(file, { key, read });
      return read;
    },
    keep: () => {
      if (added.size === 0) return;
      const all = [...(known ?? []), ...added].filter(([file]) => existsSync(join(root, file)));
      writeCached(place, JSON.stringify(Object.fromEntries(all)));
      added.clear();
    },
  };
}

const PROSE = 'prose.json';

function keptAt(place: string): Map<string, Kept> {
  const text = readCached(place);
  const found: Readonly<Record<string, Kept>> = text === undefined ? {} : JSON.parse(text);
  return new Map(Object.entries(found));
}
