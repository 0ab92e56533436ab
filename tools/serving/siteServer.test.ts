import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteServer } from './siteServer.ts';

const around = mkdtempSync(join(tmpdir(), 'rule-509-'));
const folder = join(around, 'dist');
const server = siteServer({ folder, base: '/rules' });

beforeAll(async () => {
  mkdirSync(join(folder, 'it'), { recursive: true });
  writeFileSync(join(around, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'it/index.html'), 'casa');
  writeFileSync(join(folder, '404.html'), 'lost');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
  rmSync(around, { recursive: true });
});

/** The path goes out as it is written: `fetch` would tidy it up. */
async function ask(path: string, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', path, method });
  asked.end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  let body = '';
  for await (const part of answer ?? []) body += part;
  return { status: answer?.statusCode, location: answer?.headers.location, body };
}

test.each([
  ['/rules/', 200, 'home'],
  ['/rules/it/', 200, 'casa'],
  ['/rules/it/index.html?x=/../y', 200, 'casa'],
  ['/rules/gone/', 404, 'lost'],
  ['/', 404, 'lost'],
  ['/elsewhere/', 404, 'lost'],
  [`/rules/${'x'.repeat(5000)}/`, 404, 'lost'],
])('%s is answered with %s', async (path, status, body) => {
  expect(await ask(path)).toMatchObject({ status, body });
});

test('a folder without its slash leads to the folder', async () => {
  expect(await ask('/rules/it')).toMatchObject({ status: 301, location: '/rules/it/' });
});

test.each([
  '/rules/..%2f..%2fsecret.txt',
  '/rules/../../secret.txt',
  '/rules/%2e%2e/secret.txt',
  '/rules/..%5c..%5csecret.txt',
  '/..%2f..',
  '/rules/%',
  '/rules/%E0%A4%A',
  '/rules/%00',
  '//evil.example/..',
  '/rules//evil.example',
])('%s is refused in a word, without a trace', async (path) => {
  expect(await ask(path)).toEqual({ status: 400, location: undefined, body: '400\n' });
});

test('nothing is written', async () => {
  expect(await ask('/rules/', 'POST')).toMatchObject({ status: 405 });
});
