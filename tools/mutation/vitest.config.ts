import { defineConfig } from 'vitest/config';

/** The tests of what is mutated; laws on fewer boards, as they run once for every change. */
export default defineConfig({
  test: {
    include: ['engine/{declaration,solver,damage,testing/oracle}/**/*.test.ts'],
    testTimeout: 30_000,
    env: { BOARDS: '0.05' },
  },
});
