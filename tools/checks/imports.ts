import type { Check } from '../project/check.ts';
import { capture } from '../project/command.ts';

/** What is cruised; dependency-cruiser reads no .astro files, whose imports Biome judges. */
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
  run: () => wrongImports(process.cwd()),
};
