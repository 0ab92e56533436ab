import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names: readonly string[] = [
  // The same browser without its windows: it does the tests in much less time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const otherPlaces: readonly string[] = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium that the page tests drive: CHROMIUM_PATH where it is set, else the first one found
 * on PATH or where browsers are usually installed.
 */
export function findChromium(
  env: Readonly<Record<string, string | undefined>> = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  const chosen = env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') return exists(chosen) ? chosen : undefined;
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin'].filter((path) => path !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...otherPlaces].find(exists);
}

export const howToGetChromium = `The page tests need a Chromium or Chrome, and none was found.
  Debian, Ubuntu:  sudo apt-get install chromium-headless-shell (or chromium)
  any system:      npx playwright install chromium, then set CHROMIUM_PATH to what it installed
Set CHROMIUM_PATH when it lies in an unusual place.`;
