import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/project/longestFirst.ts';

/** Property tests, and plays of every scenario, need room on a machine that does other things as well. */
const testTimeout = 120_000;

/** What these replace of a module lasts as long as the module, so each has modules of its own. */
const mocked = '**/*.mocked.test.ts';

export default defineConfig({
  test: {
    // By default one core is left free, which of two is half.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      // The engine, the library and the tools know nothing of Astro, so they start without it, as Node itself runs them: in
      // two thirds of the time that they take behind Vite's imports. Nor do they keep anything that a test could change,
      // so all of their tests load them once.
      {
        test: {
          name: 'engine',
          include: ['engine/**/*.test.ts', 'site/library/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [mocked],
          isolate: false,
          experimental: { viteModuleRunner: false, nodeLoader: false },
          testTimeout,
        },
      },
      { test: { name: 'mocked', include: [mocked], exclude: ['node_modules/**'], testTimeout } },
      // What the site's tests read (content collections, components) needs Astro's plugins.
      getViteConfig({
        test: {
          name: 'site',
          include: ['site/**/*.test.ts', 'scenarios/**/*.test.ts'],
          exclude: ['site/library/**', mocked],
          // They load what they share once as well: whoever stubs what all of them have gives it back.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
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
