import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/**
 * The scenario files at `path`, a file or a folder, seen from the `root` of the project or anywhere: sorted, with forward
 * slashes, from the root, or absolute where they lie elsewhere. Undefined where there is nothing, or no scenario in the folder.
 */
export function scenarioFilesAt(root: string, path: string): readonly string[] | undefined {
  const full = resolve(root, path);
  if (!existsSync(full)) return undefined;
  if (statSync(full).isFile()) return [fromRoot(root, full)];
  const files = readdirSync(full, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|[/\\])scenario\.yaml$/.test(name))
    .map((name) => fromRoot(root, join(full, name)))
    .toSorted();
  return files.length === 0 ? undefined : files;
}

function fromRoot(root: string, full: string): string {
  const seen = relative(root, full);
  return (seen.startsWith('..') ? full : seen).replaceAll('\\', '/');
}

/** The name of a scenario file's folder, which is the scenario's address. */
export const slugOf = (file: string): string => file.split('/').at(-2) ?? '';

/** Where a scenario's prose in a language stands. */
export const proseBeside = (file: string, language: string): string =>
  file.replace(/[^/]*$/, `${language}.mdx`);
