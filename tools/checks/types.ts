import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ASTRO_ENVIRONMENT } from '../project/astroEnvironment.ts';
import type { Check } from '../project/check.ts';
import { capture } from '../project/command.ts';

/**
 * The types of the tree at `root`: of every .ts and .mjs file by the native compiler, which cannot read .astro files, and
 * of those by Astro’s checker, which takes three times as long for all that it reads.
 */
export async function typeProblems(root: string): Promise<readonly string[]> {
  const scripts = await capture(
    'node',
    [NATIVE, '--noEmit', '--singleThreaded', '--pretty', 'false'],
    {
      folder: root,
    },
  );
  const pages = await capture('astro', ASTRO_CHECK, { folder: root });
  return [scripts, pages].flatMap(({ code, output }) => (code === 0 ? [] : [output.trim()]));
}

const NATIVE = join(import.meta.dirname, '../../node_modules/typescript-native/bin/tsc');

const ASTRO_CHECK = [
  'check',
  '--noSync',
  ...['--tsconfig', 'tsconfig.astro.json'],
  ...['--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'],
];

/** What Astro writes of the collections and the environment, and what it makes that of. */
const MADE = ['.astro/content.d.ts', '.astro/env.d.ts'];
const MADE_OF = ['site/content.config.ts', 'astro.config.mjs'];

const areMade = (): boolean =>
  Math.min(...MADE.map(writtenAt)) > Math.max(...MADE_OF.map(writtenAt));

const writtenAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

export const check: Check = {
  name: 'types',
  run: async () => {
    // A build has made them by the way.
    const made = areMade()
      ? { code: 0, output: '' }
      : await capture('astro', ['sync'], { env: ASTRO_ENVIRONMENT });
    return made.code === 0 ? typeProblems(process.cwd()) : [made.output.trim()];
  },
};
