import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';

/** Property tests need room on a slow machine. */
const testTimeout = 120_000;

export default defineConfig({
  test: {
    projects: [
      // The engine and the tools know nothing of Astro, so they start without it.
      {
        test: {
          name: 'engine',
          include: ['engine/**/*.test.ts', 'tools/**/*.test.ts'],
          testTimeout,
        },
      },
      // What the site's tests read (content collections, components) needs Astro's plugins.
      getViteConfig({
        test: {
          name: 'site',
          include: ['site/**/*.test.ts', 'scenarios/**/*.test.ts'],
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
