import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The scenario files at `path`, a file or a folder seen from the `root` of the project: sorted, from the root, with
 * forward slashes. Undefined where there is nothing, or no scenario in the folder.
 */
export function scenarioFilesAt(root: string, path: string): readonly string[] | undefined {
  const full = join(root, path);
  if (!existsSync(full)) return undefined;
  if (statSync(full).isFile()) return [fromRoot(root, full)];
  const files = readdirSync(full, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|[/\\])scenario\.yaml$/.test(name))
    .map((name) => fromRoot(root, join(full, name)))
    .toSorted();
  return files.length === 0 ? undefined : files;
}

const fromRoot = (root: string, full: string): string => relative(root, full).replaceAll('\\', '/');

/** The name of a scenario file's folder, which is the scenario's address. */
export const slugOf = (file: string): string => file.split('/').at(-2) ?? '';

/** Where a scenario's prose in a language stands. */
export const proseBeside = (file: string, language: string): string =>
  file.replace(/[^/]*$/, `${language}.mdx`);
