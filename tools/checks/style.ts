import type { Check } from '../project/check.ts';
import { readFiles, type SourceFile } from '../project/files.ts';
import { functionsIn, linesOf, quantile } from '../style/measure.ts';

/** What the sizes of a room's files and functions may be, in lines; lint bounds the single function. */
const most = { medianFile: 119, ninthTenthOfFunctions: 24 };

/** From here on a file is named, for a hard look. */
const longFile = 250;

const rooms: readonly string[] = ['engine', 'site', 'tools'];

/** Sizes of a room, without its tests. */
export function sizeProblems(room: string, files: readonly SourceFile[]): readonly string[] {
  const median = quantile(files.map(linesOf), 0.5);
  const functions = files.flatMap(functionsIn).map(({ lines }) => lines);
  const ninth = quantile(functions, 0.9);
  return [
    ...(median > most.medianFile
      ? [`${room}/: half of its files have ${median} lines or more`]
      : []),
    ...(ninth > most.ninthTenthOfFunctions
      ? [`${room}/: a tenth of its functions have ${ninth} lines or more`]
      : []),
  ];
}

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

const isCode = (path: string): boolean => /^(?:engine|site|tools)\/.*\.(?:ts|astro)$/.test(path);
const isTest = (path: string): boolean => /\.(?:test|e2e)\.ts$|\/testing\//.test(path);

export const check: Check = {
  name: 'style',
  run: async () => {
    const files = readFiles(process.cwd(), isCode);
    const own = files.filter(({ path }) => !isTest(path));
    const long = own.filter((file) => linesOf(file) > longFile).map(({ path }) => path);
    if (long.length > 0) console.log(`note  over ${longFile} lines: ${long.join(', ')}`);
    return [
      ...rooms.flatMap((room) =>
        sizeProblems(
          room,
          own.filter(({ path }) => path.startsWith(`${room}/`)),
        ),
      ),
      ...numberedFiles(files.map(({ path }) => path)),
      ...files.flatMap(doubleAssertions),
    ];
  },
};
