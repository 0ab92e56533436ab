import { afterEach, expect, test, vi } from 'vitest';
import { bringInto, isAsAsked } from './asAsked.ts';

const PAGE = '<!doctype html><a class="brand" href="/">Rule 509</a>';
const ERROR = '<!doctype html><h1>Back soon</h1>';

const sent = (text: string, type: string, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': type } });

const at = (path: string): string => `https://host.example/rule-509/${path}`;

test.each([
  ['a page', 'exam/', sent(PAGE, 'text/html; charset=utf-8')],
  ['a page by what follows its address', 'exam/?a=1#s=7', sent(PAGE, 'text/html')],
  ['data', 'practice/items.json', sent('[]', 'application/json')],
  ['a script', '_astro/exam.js', sent('export {}', 'text/javascript')],
  ['letters of a host that knows no type', 'fonts/a.woff2', sent('', 'application/octet-stream')],
])('%s is what was asked for', async (_, path, response) => {
  expect(await isAsAsked(response, at(path))).toBe(true);
});

test.each([
  ['an error for a page', 'exam/', sent(PAGE, 'text/html', 503)],
  ['an error page that claims to be well', 'exam/', sent(ERROR, 'text/html')],
  ['text for a page', 'exam/', sent(PAGE, 'text/plain')],
  ['an error page for data', 'practice/items.json', sent(ERROR, 'text/html')],
  ['a page of ours for data', 'practice/items.json', sent(PAGE, 'text/html')],
  ['an error page for a script', '_astro/exam.js', sent(ERROR, 'text/html')],
  ['an error for a style', '_astro/page.css', sent('', 'text/css', 500)],
])('%s is not', async (_, path, response) => {
  expect(await isAsAsked(response, at(path))).toBe(false);
});

test('what is asked for can still be read after it was looked at', async () => {
  const response = sent(PAGE, 'text/html');
  await isAsAsked(response, at(''));
  expect(await response.text()).toBe(PAGE);
});

afterEach(() => vi.unstubAllGlobals());

test('nothing but what was asked for is put into a cache', async () => {
  const kept: string[] = [];
  const cache = { put: async (address: RequestInfo | URL) => void kept.push(`${address}`) };
  const answers = [sent(ERROR, 'text/html'), sent(PAGE, 'text/html')];
  vi.stubGlobal('fetch', async () => answers.shift());
  await expect(bringInto(cache, at('exam/'))).rejects.toThrow();
  expect(kept).toEqual([]);
  await bringInto(cache, at('exam/'));
  expect(kept).toEqual([at('exam/')]);
});
