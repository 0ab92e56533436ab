import type { Check } from '../project/check.ts';
import { readFiles, type SourceFile } from '../project/files.ts';

interface Trace {
  readonly what: string;
  readonly pattern: RegExp;
  /** The files in which it counts; everywhere when absent. */
  readonly only?: RegExp;
}

const traces: readonly Trace[] = [
  {
    what: 'a path of one machine',
    pattern: /(?<![\w.@~/-])\/(?:work|farm|tmp|root|home\/[\w.-]+|Users\/[\w.-]+)\//,
  },
  { what: 'a path of one machine', pattern: /\b[A-Z]:\\Users\\/ },
  { what: 'the address of a package registry', pattern: /https?:\/\/(?:registry|npm)\.[\w.-]+/ },
  {
    what: 'a download address',
    pattern: /"resolved": "[\w+]+:/,
    only: /(^|\/)package-lock\.json$/,
  },
];

const binary = /\.(avif|bin|gif|ico|jpe?g|pdf|png|ttf|wasm|webp|woff2?|zip)$/;

/** Lines that speak of the machine on which the project was written. */
export function tracesIn(file: SourceFile): readonly string[] {
  const sought = traces.filter((trace) => trace.only?.test(file.path) ?? true);
  return file.text
    .split('\n')
    .flatMap((line, index) =>
      sought
        .filter((trace) => trace.pattern.test(line))
        .map((trace) => `${file.path}:${index + 1}: ${trace.what}`),
    );
}

export const check: Check = {
  name: 'noTraces',
  run: async () =>
    readFiles(process.cwd(), (path) => !binary.test(path)).flatMap((file) => tracesIn(file)),
};
