import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

/**
 * The scenario files at `path`, a file or a folder, seen from the `root` of the project or anywhere: sorted, with forward
 * slashes, from the root, or absolute where they lie elsewhere; of a folder of exercises, these. Undefined where
 * there is nothing, or neither in the folder.
 */
export function scenarioFilesAt(root: string, path: string): readonly string[] | undefined {
  const full = resolve(root, path);
  if (!existsSync(full)) return undefined;
  if (statSync(full).isFile()) return [fromRoot(root, full)];
  const files = readdirSync(full, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|[/\\])scenario\.yaml$/.test(name))
    .map((name) => fromRoot(root, join(full, name)))
    .toSorted();
  const found = files.length === 0 ? exercisesIn(root, full) : files;
  return found.length === 0 ? undefined : found;
}

// The folder of all scenarios has some, or is empty: exercises are none.
const exercisesIn = (root: string, folder: string): readonly string[] =>
  join(folder, sep).startsWith(join(root, EXERCISES, sep))
    ? exerciseFilesAt(root).filter((file) => resolve(root, file).startsWith(join(folder, sep)))
    : [];

/** The exercises of the project at `root`, as paths from there: files of any name but that of a scenario. */
export const exerciseFilesAt = (root: string): readonly string[] =>
  existsSync(join(root, EXERCISES))
    ? readdirSync(join(root, EXERCISES), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.yaml$/.test(name))
        .map((name) => fromRoot(root, join(root, EXERCISES, name)))
        .toSorted()
    : [];

const EXERCISES = 'scenarios/exercises';

function fromRoot(root: string, full: string): string {
  const seen = relative(root, full);
  return (seen.startsWith('..') ? full : seen).replaceAll('\\', '/');
}

/** The address of a scenario, which is the name of its folder, or of an exercise, which is that of its file. */
export function slugOf(file: string): string {
  const [folder = '', name = ''] = file.split('/').slice(-2);
  return name === 'scenario.yaml' ? folder : name.replace(/\.yaml$/, '');
}

/** Where a scenario's prose in a language stands. */
export const proseBeside = (file: string, language: string): string =>
  file.replace(/[^/]*$/, `${language}.mdx`);
