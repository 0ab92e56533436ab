import type { Check } from '../project/check.ts';
import { capture } from '../project/command.ts';

/** The types of every .astro and .ts file; `tsc` alone cannot read .astro files. */
export const check: Check = {
  name: 'types',
  run: async () => {
    const { code, output } = await capture('astro', [
      'check',
      '--minimumSeverity',
      'warning',
      '--minimumFailingSeverity',
      'warning',
    ]);
    return code === 0 ? [] : [output.trim()];
  },
};
