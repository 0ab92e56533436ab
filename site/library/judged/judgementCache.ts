import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Where what was judged is kept between runs: not part of the project, and remade wherever it is missing. */
const FOLDER = '.astro/judged';

/** The folder of one judgement: a scenario's name, and the key of what was judged. */
export const cacheFolder = (root: string, slug: string, key: string): string =>
  join(root, FOLDER, slug, key);

/** The file of what all scenarios share. */
export const cacheFile = (root: string, name: string): string => join(root, FOLDER, name);

/** Writes a text under its seal, in one go: a reader finds all of it or nothing. */
export function writeCached(path: string, text: string): void {
  const draft = `${path}.${process.pid}-${Math.trunc(performance.now() * 1000)}`;
  mkdirSync(dirname(path), { recursive: true });
  const bytes = Buffer.from(text);
  writeFileSync(draft, Buffer.concat([Buffer.from(`${sealOf(bytes)}\n`), bytes]));
  renameSync(draft, path);
}

/** The text that was kept at a path; undefined where there is none, or where it is not what was written. */
export const readCached = (path: string): string | undefined => keptBytes(path)?.toString('utf8');

/** Whether a text was kept at a path, and is still what was written. */
export const isCached = (path: string): boolean => keptBytes(path) !== undefined;

function keptBytes(path: string): Buffer | undefined {
  const whole = readIfThere(path);
  if (whole === undefined) return undefined;
  const end = whole.indexOf('\n');
  const bytes = whole.subarray(end + 1);
  return end > 0 && whole.toString('latin1', 0, end) === sealOf(bytes) ? bytes : undefined;
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

const sealOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export const dropCached = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true });

/** How many judgements of a scenario stay: today's, and the one before it. */
const STAYING = 2;

/** Drops what was judged of scenarios that are gone, and old judgements of the others. */
export function dropOld(root: string, current: ReadonlyMap<string, string>): void {
  const folder = join(root, FOLDER);
  for (const slug of foldersIn(folder)) {
    const key = current.get(slug);
    if (key === undefined) dropCached(join(folder, slug));
    const others = foldersIn(join(folder, slug)).filter((name) => name !== key);
    for (const { name } of byAge(join(folder, slug), others).slice(STAYING - 1))
      dropCached(join(folder, slug, name));
  }
}

const byAge = (folder: string, names: readonly string[]) =>
  names
    .map((name) => ({
      name,
      at: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .toSorted((a, b) => b.at - a.at);

function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}
