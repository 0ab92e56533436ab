import type { Check } from '../project/check.ts';
import { capture } from '../project/command.ts';

/** Files, exports and packages that nothing uses, by knip. */
export const check: Check = {
  name: 'deadCode',
  run: async () => {
    const { code, output } = await capture('knip', ['--no-progress', '--no-config-hints']);
    return code === 0 ? [] : [output.trim()];
  },
};
