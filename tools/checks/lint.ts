import type { Check } from '../project/check.ts';
import { capture } from '../project/command.ts';

/** Lint and format, by Biome; `npm run format` mends what can be mended. */
export const check: Check = {
  name: 'lint',
  run: async () => {
    const { code, output } = await capture('biome', [
      'ci',
      '--colors=off',
      '--error-on-warnings',
      '--max-diagnostics=20',
    ]);
    return code === 0 ? [] : [output.trim()];
  },
};
