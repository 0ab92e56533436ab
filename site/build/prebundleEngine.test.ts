import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prebundleEngine } from './prebundleEngine.ts';

const root = mkdtempSync(join(tmpdir(), 'rooms-'));
let server: ViteDevServer;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function page(): Promise<unknown> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('pages run on Node');
  return ((await ssr.runner.import('/page.ts')) as { readonly said: unknown }).said;
}

beforeAll(async () => {
  write(
    'package.json',
    JSON.stringify({
      type: 'module',
      imports: { '#engine': './engine/index.ts', '#engine/words': './engine/words.ts' },
    }),
  );
  write('engine/index.ts', "export { step } from './words.ts';\nexport const turn = 1;");
  write('engine/words.ts', "export const step: string = 'declare blockers';");
  for (const language of ['en', 'it', 'es'])
    write(
      `site/i18n/${language}/index.ts`,
      `import { step } from '#engine/words';\nexport const words: string = \`${language} \${step} \${BASE_PATH}\`;`,
    );
  write(
    'page.ts',
    `import { turn } from '#engine';
     import { words as en } from './site/i18n/en/index.ts';
     import { words as it } from './site/i18n/it/index.ts';
     export const said = [turn, en, it];`,
  );
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    define: { BASE_PATH: '"/base/"' },
    server: { middlewareMode: true, ws: false },
    plugins: [prebundleEngine(root)],
  });
}, 60_000);

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

test('pages get the engine and the words in pieces, with the settings of the site', async () => {
  expect(await page()).toEqual([1, 'en declare blockers /base/', 'it declare blockers /base/']);
});

test('a change to a file behind a door reaches the pages', async () => {
  await page();
  write('engine/words.ts', "export const step: string = 'combat damage';");
  await expect
    .poll(page, { timeout: 20_000, interval: 100 })
    .toEqual([1, 'en combat damage /base/', 'it combat damage /base/']);
}, 30_000);
