import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ErrorPayload, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellTrouble } from '../library/trouble.ts';
import { troubleOnPage } from './troubleOnPage.ts';

const root = mkdtempSync(join(tmpdir(), 'trouble-'));
const FILE = 'scenarios/scenario.yaml';
const PROBLEM = `${FILE}:2:3: unknown word “<b>”; expected 2/2.`;
let server: ViteDevServer;
const pages: WebSocket[] = [];

beforeAll(async () => {
  mkdirSync(join(root, 'scenarios'));
  writeFileSync(join(root, FILE), 'board:\n  <b>\n');
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { host: '127.0.0.1', port: 0 },
    plugins: [troubleOnPage(root)],
  });
  await server.listen();
}, 60_000);

afterAll(async () => {
  for (const page of pages) page.close();
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

/** An open page: what it is told next, of that kind. */
function openPage(): { readonly next: (type: string) => Promise<ErrorPayload> } {
  const address = server.httpServer?.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const page = new WebSocket(
    `ws://127.0.0.1:${port}/?token=${server.config.webSocketToken}`,
    'vite-hmr',
  );
  pages.push(page);
  const next = (type: string): Promise<ErrorPayload> =>
    new Promise((resolve) => {
      page.addEventListener('message', ({ data }) => {
        const told = JSON.parse(data);
        if (told.type === type) resolve(told);
      });
    });
  return { next };
}

test('what does not hold is laid over open pages, and those that are opened, until it holds again', async () => {
  const open = openPage();
  await open.next('connected');
  const told = open.next('error');
  tellTrouble([PROBLEM]);
  const { err } = await told;
  expect(err).toMatchObject({
    message: `${FILE}:2:3: unknown word “&lt;b&gt;”; expected 2/2.`,
    loc: { file: join(root, FILE), line: 2, column: 3 },
  });
  expect(err.highlightedCode).toContain('<span class="line error-line">  &lt;b&gt;</span>');
  expect((await openPage().next('error')).err.message).toBe(err.message);
  const mended = open.next('full-reload');
  tellTrouble([]);
  await mended;
});

test('what has no place is said without one', async () => {
  const open = openPage();
  await open.next('connected');
  const told = open.next('error');
  tellTrouble(['the engine cannot be read']);
  expect((await told).err).toMatchObject({ message: 'the engine cannot be read' });
});
