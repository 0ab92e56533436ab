import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';

/** Property tests, and plays of every scenario, need room on a machine that does other things as well. */
const testTimeout = 120_000;

export default defineConfig({
  test: {
    projects: [
      // The engine, the library and the tools know nothing of Astro, so they start without it.
      {
        test: {
          name: 'engine',
          include: ['engine/**/*.test.ts', 'site/library/**/*.test.ts', 'tools/**/*.test.ts'],
          testTimeout,
        },
      },
      // What the site's tests read (content collections, components) needs Astro's plugins.
      getViteConfig({
        test: {
          name: 'site',
          include: ['site/**/*.test.ts', 'scenarios/**/*.test.ts'],
          exclude: ['site/library/**'],
          testTimeout,
        },
      }),
    ],
    coverage: {
      provider: 'v8',
      include: ['engine/**/*.ts'],
      exclude: ['**/*.test.ts'],
    },
  },
});
