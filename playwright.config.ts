import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/project/chromium.ts';

const port = Number(process.env.PREVIEW_PORT ?? 4509);
const baseURL = `http://127.0.0.1:${port}`;
const chromium = findChromium();

// Tests run against dist/, which `npm test` builds first; alone: `npm run build && npx playwright test`.
export default defineConfig({
  testDir: 'tools/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  // Once more, for what fails where a machine is short of time: the report names it. A fault fails twice.
  retries: 1,
  workers: 2,
  // Room for a machine that does other things as well; a test that passes takes none of it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    // Tests are of the pages; what is kept of them is tested in `offline.e2e.ts`.
    serviceWorkers: 'block',
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
  webServer: {
    command: `astro preview --ignore-lock --host 127.0.0.1 --port ${port}`,
    url: baseURL,
    env: { ASTRO_PREVIEW_BACKGROUND: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    reuseExistingServer: false,
  },
});
