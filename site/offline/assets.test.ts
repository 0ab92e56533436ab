import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cutter, packBundle } from '../build/packBundle.ts';
import { Assets } from './assets.ts';
import type { Kit } from './offlineFiles.ts';
import { FakeCaches } from './testing/fakeCaches.ts';

const ROOT = '/rule-509/';
const assets = new Assets(ROOT);

let caches: FakeCaches;
let asked: string[];
beforeEach(() => {
  caches = new FakeCaches();
  asked = [];
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const type = address.endsWith('/') ? 'text/html' : 'text/javascript';
    const headers = { 'content-security-policy': 'own', 'content-type': type };
    return new Response(address.endsWith('.bin') ? kitBytes() : 'class="brand"', { headers });
  });
});
afterEach(() => vi.unstubAllGlobals());

const MANY = Array.from({ length: 20 }, (_, at) => `_astro/${at}.js`);
const kit = (paths: readonly string[]): Kit => ({ at: '_astro/kit.1.bin', bytes: 1, paths });

function kitBytes(): Uint8Array<ArrayBuffer> {
  const cutter = new Cutter();
  const files = MANY.map((path) => cutter.cut(path, `of ${path}`));
  return new Uint8Array(packBundle(files, cutter));
}

const kept = async (path: string) =>
  (await caches.open(`r509 assets ${ROOT}`)).match(`${ROOT}${path}`);
const version = (name: string, ...paths: readonly string[]) => ({
  version: name,
  kits: { shell: paths },
  loose: {},
});

test('a kit comes as one file, and lies file by file, each with what its host says of it', async () => {
  await assets.keep([kit(MANY)]);
  expect(asked).toEqual([`${ROOT}_astro/kit.1.bin`]);
  const seven = await kept('_astro/7.js');
  expect(await seven?.text()).toBe('of _astro/7.js');
  expect(seven?.headers.get('content-type')).toContain('javascript');
  expect(seven?.headers.get('content-security-policy')).toBe('own');
});

test('a page that goes with a kit comes by itself, as it is now', async () => {
  await assets.keep([kit([...MANY, 'it/offline/'])]);
  expect(asked.filter((one) => one.endsWith('/'))).toEqual([`${ROOT}it/offline/`]);
  await assets.keep([kit([...MANY, 'it/offline/'])]);
  expect(asked.filter((one) => one.endsWith('/'))).toHaveLength(2);
});

test('what is missing of a kit comes by itself where it is little, and what is there does not', async () => {
  await assets.keep([kit(MANY)]);
  await assets.forget(['_astro/3.js', '_astro/4.js']);
  asked = [];
  expect(await assets.missing({ shell: kit(MANY) }, ['shell', 'none'])).toHaveLength(1);
  await assets.keep([kit(MANY)]);
  expect(asked).toEqual(['_astro/3.js', '_astro/4.js'].map((path) => `${ROOT}${path}`));
  expect(await assets.missing({ shell: kit(MANY) }, ['shell'])).toEqual([]);
});

test('five versions stay, and those of which bundles are kept; pages of others go with them', async () => {
  const names = ['1', '2', '3', '4', '5', '6', '7'];
  const cache = await caches.open(`r509 assets ${ROOT}`);
  const pages = await caches.open(`r509 visited ${ROOT}`);
  for (const name of names) {
    await cache.put(`${ROOT}_astro/${name}.js`, new Response(''));
    await pages.put(`${ROOT}page-${name}/`, new Response(`<script src="_astro/${name}.js">`));
    await assets.note(version(name, `_astro/${name}.js`));
  }
  await assets.forgetOld(new Set(['1']));
  const left = (await cache.keys()).map(({ url }) => /(\w+)\.js$/.exec(url)?.[1]);
  expect(left.filter(Boolean).toSorted()).toEqual(['1', '3', '4', '5', '6', '7']);
  const pagesLeft = (await pages.keys()).map(({ url }) => /page-(\w+)/.exec(url)?.[1]);
  expect(pagesLeft).toEqual(['1', '3', '4', '5', '6', '7']);
});

test('versions before kits are known by their files', async () => {
  const cache = await caches.open(`r509 assets ${ROOT}`);
  await cache.put(`${ROOT}_astro/old.js`, new Response(''));
  await cache.put(`${ROOT}offline/versions`, Response.json([['_astro/old.js'], ['_astro/x.js']]));
  await assets.note(version('new', '_astro/new.js'));
  await assets.forgetOld(new Set());
  expect(await kept('_astro/old.js')).toBeDefined();
});

test('of the newest version it is known which kits are whole', async () => {
  const cache = await caches.open(`r509 assets ${ROOT}`);
  await cache.put(`${ROOT}_astro/a.js`, new Response(''));
  await assets.note({
    version: 'one',
    kits: { shell: ['_astro/a.js'], own: ['_astro/a.js', '_astro/b.js'] },
    loose: {},
  });
  expect(await assets.kitsKept()).toEqual(['shell']);
});

test('letters come again where they are others', async () => {
  await assets.keepLoose({ 'fonts/a.woff2': '1', 'favicon.svg': '1' });
  await assets.note({
    version: 'one',
    kits: {},
    loose: { 'fonts/a.woff2': '1', 'favicon.svg': '1' },
  });
  asked = [];
  await assets.keepLoose({ 'fonts/a.woff2': '2', 'favicon.svg': '1' });
  expect(asked).toEqual([`${ROOT}fonts/a.woff2`]);
});
