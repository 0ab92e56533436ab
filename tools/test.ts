// Every test: units, properties, scenarios and architecture in vitest, then the built pages in a
// real browser. Ends with the line `N passed, N failed`; nothing is skipped in silence. `npm test -- units` and
// `npm test -- pages --shard=1/2` run a part, so that machines can share them.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './built/site.ts';
import { findChromium, howToGetChromium } from './project/chromium.ts';
import { show } from './project/command.ts';
import { freePort } from './project/freePort.ts';
import {
  type PageReport,
  pageCounts,
  settled,
  sum,
  type TestCounts,
  type UnitReport,
  unitCounts,
  unitFailures,
} from './project/testCounts.ts';

const nothing: TestCounts = { passed: 0, failed: 0 };
const reports = mkdtempSync(join(tmpdir(), 'rule-509-'));
const failures: string[] = [];
const counts = await asked(process.argv.slice(2));
rmSync(reports, { recursive: true, force: true });
// What units failed would be far above by now, and a log that is cut keeps its end.
for (const failure of failures)
  console.error(`failed: ${failure.replace(`${process.cwd()}/`, '')}`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;

async function asked([part, ...more]: readonly string[]): Promise<TestCounts> {
  if (part === undefined) return sum(await unitTests(), await pageTests([]));
  if (part === 'units' && more.length === 0) return unitTests();
  if (part === 'pages') return pageTests(more);
  return oneFailure(`no tests are called ${part}; there are units, pages, or all without a word`);
}

async function unitTests(): Promise<TestCounts> {
  // vitest reads the content collections from the store that this writes.
  if ((await show('astro', ['sync'])) !== 0) return oneFailure('astro sync failed');
  const file = join(reports, 'units.json');
  const code = await show('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport<UnitReport>(file);
  if (report !== undefined) failures.push(...unitFailures(report));
  return settled(report === undefined ? nothing : unitCounts(report), code);
}

/** `more`: what Playwright is told besides. */
async function pageTests(more: readonly string[]): Promise<TestCounts> {
  if ((await buildIfStale(process.cwd())) !== 0) return oneFailure('the site does not build');
  const chromium = findChromium() ?? (await installChromium());
  if (chromium === undefined) return oneFailure(howToGetChromium);
  const file = join(reports, 'pages.json');
  const code = await show('playwright', ['test', '--reporter=list,json', ...more], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PREVIEW_PORT: String(await freePort()),
  });
  const report = readReport<PageReport>(file);
  return settled(report === undefined ? nothing : pageCounts(report), code);
}

/** As root on Debian and its kin a browser can be had; elsewhere its user has to see to it. */
async function installChromium(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH !== undefined;
  if (named || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Chromium found: installing one with apt-get');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await show('apt-get', ['update', '-qq'], env);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const code = await show(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', name],
      env,
    );
    if (code === 0) break;
  }
  return findChromium();
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function oneFailure(why: string): TestCounts {
  console.error(why);
  return { passed: 0, failed: 1 };
}
