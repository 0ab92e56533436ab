import { SITE_ROOMS } from '../../.dependency-cruiser.mjs';
import { lookingUp } from '../imports/astroImports.ts';
import type { Check } from '../project/check.ts';
import { capture } from '../project/command.ts';
import { readFiles } from '../project/files.ts';

/** What is cruised; dependency-cruiser reads no .astro files. */
const CRUISED: readonly string[] = ['engine', 'site', 'tools', 'scenarios', 'astro.config.mjs'];

/** Imports of the tree at `root` that go against its `.dependency-cruiser.mjs`: `rule: from → to`, one for each. */
export async function wrongImports(
  root: string,
  paths: readonly string[] = CRUISED,
): Promise<readonly string[]> {
  const { code, output } = await capture(
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...paths],
    { folder: root },
  );
  const problems = output
    .split(/^\s*error /m)
    .slice(1)
    .map((one) =>
      one
        .replace(/\n\s*x \d.*$/s, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
  return code === 0 || problems.length > 0 ? problems : [output.trim()];
}

export const check: Check = {
  name: 'imports',
  run: async () => [
    ...lookingUp(
      readFiles(process.cwd(), (path) => path.endsWith('.astro')),
      SITE_ROOMS,
    ),
    ...(await wrongImports(process.cwd())),
  ],
};
