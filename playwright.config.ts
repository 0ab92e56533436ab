import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/project/chromium.ts';

const port = Number(process.env.PREVIEW_PORT ?? 4509);
const chromium = findChromium();

// Tests run against dist/, which `npm test` builds first; alone: `npm run build && npx playwright test`.
export default defineConfig({
  testDir: 'tools/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './tools/e2e/support/serveBuilt.ts',
  forbidOnly: true,
  fullyParallel: true,
  // A test that passes at its second try fails by chance: that is a fault of the test or of the page.
  retries: 0,
  workers: 2,
  // Room for a machine that does other things as well; a test that passes takes none of it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    // Tests are of the pages; what is kept of them is tested in `offline.e2e.ts`.
    serviceWorkers: 'block',
    // What moves is tested where it says so: frames of a motion are most of what a test costs, and what a test waits for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
});
