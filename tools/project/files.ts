import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the project: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Folders that hold nothing written by hand. */
const made: readonly string[] = [
  '.astro',
  '.git',
  'coverage',
  'dist',
  'node_modules',
  'package',
  'playwright-report',
  'test-results',
];

/** Every path below `folder` that belongs to the project, sorted, relative to `root`. */
export function pathsBelow(root: string, folder = ''): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !made.includes(entry.name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? pathsBelow(root, path) : [path];
    })
    .sort();
}

/** The project's files whose path passes `wanted`, with their text. */
export function readFiles(root: string, wanted: (path: string) => boolean): readonly SourceFile[] {
  return pathsBelow(root)
    .filter(wanted)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
