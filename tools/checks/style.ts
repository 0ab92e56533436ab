import type { Check } from '../project/check.ts';
import { readFiles, type SourceFile } from '../project/files.ts';
import { assertionProblems } from '../style/assertions.ts';

/** Half of a room's files are shorter; Biome bounds the single file and the single function. */
const medianBelow = 120;

/** Each says more than the compiler can see, and is believed: their number only goes down. */
const assertedInCode = { most: 59, slack: 4 };
const assertedInTests = { most: 72, slack: 40 };

const rooms: readonly string[] = ['engine', 'site', 'tools'];

/** Whether the files of a room, its tests left aside, are small on the whole. */
export function sizeProblems(room: string, files: readonly SourceFile[]): readonly string[] {
  const lengths = files.map(linesOf).toSorted((a, b) => a - b);
  const median = lengths[Math.floor((lengths.length - 1) / 2)] ?? 0;
  return median < medianBelow ? [] : [`${room}/: half of its files have ${median} lines or more`];
}

// A last line that is empty is none.
const linesOf = ({ text }: SourceFile): number => text.trimEnd().split('\n').length;

/** The one name that Astro asks for. */
const pageForLost = 'site/pages/404.astro';

/** Rules get other numbers; what a file does keeps its name. */
export const numberedFiles = (paths: readonly string[]): readonly string[] =>
  paths
    .filter((path) => path !== pageForLost)
    .filter((path) =>
      /(?:^|\/)[^/]*(?<!\d)[1-9]\d{2}(?:\.\d+[a-z]?)?[^\d/]*\.(?:ts|astro)$/.test(path),
    )
    .map((path) => `${path}: named after the number of a rule`);

/** A double assertion says what no check has found; lint knows `any` and `!`, but not this. */
export const doubleAssertions = ({ path, text }: SourceFile): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      /\bas unknown as\b/.test(line)
        ? [`${path}:${index + 1}: asserts a type through unknown`]
        : [],
    );

/** A test that waits for time, or may be tried again, fails or passes by chance. */
export const chances = ({ path, text }: SourceFile): readonly string[] =>
  isOfBrowserTests(path)
    ? text
        .split('\n')
        .flatMap((line, index) =>
          /\bwaitForTimeout\b|\bretries: (?!0\b)/.test(line)
            ? [`${path}:${index + 1}: waits for time, or is tried again`]
            : [],
        )
    : [];

const isOfBrowserTests = (path: string): boolean =>
  path.startsWith('tools/e2e/') || path === 'playwright.config.ts';

const isCode = (path: string): boolean => /^(?:engine|site|tools)\/.*\.(?:ts|astro)$/.test(path);
const isTest = (path: string): boolean => /\.(?:test|e2e)\.ts$|\/testing\//.test(path);

export const check: Check = {
  name: 'style',
  run: async () => {
    const files = readFiles(process.cwd(), isCode);
    const own = files.filter(({ path }) => !isTest(path));
    return [
      ...rooms.flatMap((room) =>
        sizeProblems(
          room,
          own.filter(({ path }) => path.startsWith(`${room}/`)),
        ),
      ),
      ...numberedFiles(files.map(({ path }) => path)),
      ...files.flatMap(doubleAssertions),
      ...assertionProblems('engine, site and tools', own, assertedInCode),
      ...assertionProblems(
        'tests and what they stand on',
        files.filter(({ path }) => isTest(path)),
        assertedInTests,
      ),
      ...readFiles(process.cwd(), isOfBrowserTests).flatMap(chances),
    ];
  },
};
