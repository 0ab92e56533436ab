import { posix } from 'node:path';
import project from '../../package.json' with { type: 'json' };
import type { Check } from '../project/check.ts';
import { readFiles, type SourceFile } from '../project/files.ts';
import { globalsUsed } from '../project/globals.ts';
import { type Import, importsOf } from '../project/imports.ts';

/** The rooms of the engine; a room imports only from itself and from the rows above its own. */
const rooms: readonly (readonly string[])[] = [
  ['vocabulary'],
  ['citation', 'solver'],
  ['state'],
  ['log'],
  ['change'],
  ['declaration', 'damage', 'stateBased', 'triggers', 'effects'],
  ['explanation', 'turn'],
  ['scenario'],
  ['training'],
  // Rooms of one row do not know each other, so nothing imports the benchmarks' boards.
  ['index.ts', 'bench'],
];

/** The packages that the engine may use: they need no file, no clock and no browser. */
const enginePackages: readonly string[] = ['xstate', 'yaml', 'zod'];

/** What would let the engine read the clock, roll dice or talk to its surroundings. */
const surroundings: readonly string[] = [
  'Date',
  'Math.random',
  'console',
  'crypto',
  'document',
  'fetch',
  'globalThis',
  'localStorage',
  'performance',
  'process',
  'queueMicrotask',
  'require',
  'setInterval',
  'setTimeout',
  'window',
];

/** Where the engine is entered, as package.json names it: the whole, and what a browser needs of it. */
const doors: readonly string[] = Object.keys(project.imports).filter((name) =>
  name.startsWith('#engine'),
);

const isDoor = (target: string): boolean => doors.includes(target);

const isTest = (path: string) => /\.(test|bench)\.ts$|\/testing\//.test(path);

/** Imports that go against the direction in which the project's data flows. */
export function wrongDirections(files: readonly SourceFile[]): readonly string[] {
  const directions = files.flatMap((file) => [
    ...importsOf(file).flatMap((found) => {
      const problem = problemOf(file.path, found);
      return problem === undefined ? [] : [`${file.path}:${found.line}: ${problem}`];
    }),
    ...surroundingsUsed(file),
  ]);
  return [...unknownRooms(files), ...directions];
}

/** A new room is entered in `rooms` above, at its place; until then its imports go unjudged. */
function unknownRooms(files: readonly SourceFile[]): readonly string[] {
  const inEngine = files.filter((file) => file.path.startsWith('engine/') && !isTest(file.path));
  const found = new Set(
    inEngine.filter((file) => levelOf(file.path) < 0).map((file) => roomOf(file.path)),
  );
  return [...found].map(
    (room) => `engine/${room} is no room that tools/checks/importDirections.ts knows`,
  );
}

function surroundingsUsed(file: SourceFile): readonly string[] {
  if (!file.path.startsWith('engine/') || isTest(file.path)) return [];
  return globalsUsed(file, surroundings).map(
    ({ name, line }) => `${file.path}:${line}: the engine knows no ${name}; pass in what it needs`,
  );
}

function problemOf(path: string, { specifier }: Import): string | undefined {
  const relative = specifier.startsWith('.');
  const target = relative ? posix.join(posix.dirname(path), specifier) : specifier;
  if (path.startsWith('engine/')) {
    return relative ? engineFileProblem(path, target) : enginePackageProblem(path, target);
  }
  if (/^(site|scenarios)\//.test(path) && /^(engine|#engine)\//.test(target) && !isDoor(target)) {
    return `imports ${specifier}; the engine is reached through ${doors.join(' and ')} alone`;
  }
  if (path.startsWith('scenarios/') && isDoor(target)) {
    return 'imports the engine; scenarios hold no code';
  }
  return undefined;
}

function enginePackageProblem(path: string, name: string): string | undefined {
  if (isTest(path) && !/^(astro\b|#)/.test(name)) return undefined;
  const allowed = enginePackages.some((each) => name === each || name.startsWith(`${each}/`));
  return allowed ? undefined : `imports ${name}; the engine may use ${enginePackages.join(', ')}`;
}

function engineFileProblem(path: string, target: string): string | undefined {
  if (!target.startsWith('engine/')) return `imports ${target}, which is outside the engine`;
  if (!/\.(ts|json)$/.test(target)) return `imports ${target} without the ending .ts`;
  if (isTest(path)) return undefined;
  if (isTest(target) && roomOf(path) !== 'bench') return `imports ${target}, which is for tests`;
  const from = levelOf(path);
  const to = levelOf(target);
  if (from < 0 || to < 0) return undefined;
  if (roomOf(path) === roomOf(target) || to < from) return undefined;
  return `${roomOf(path)} imports from ${roomOf(target)}, which is not to its left`;
}

function roomOf(path: string): string {
  return path.split('/')[1] ?? '';
}

function levelOf(path: string): number {
  return rooms.findIndex((row) => row.includes(roomOf(path)));
}

export const check: Check = {
  name: 'importDirections',
  run: async () =>
    wrongDirections(
      readFiles(process.cwd(), (path) =>
        /^(engine|site|scenarios)\/.*\.(ts|astro|mdx)$/.test(path),
      ),
    ),
};
