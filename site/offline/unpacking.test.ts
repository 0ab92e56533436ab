import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cutter, packBundle } from '../build/packBundle.ts';
import { KeptBundles } from './keptBundles.ts';
import { FakeCaches } from './testing/fakeCaches.ts';
import { Unpacking } from './unpacking.ts';

const ROOT = '/rule-509/';
const kept = new KeptBundles(ROOT);

beforeEach(() => vi.stubGlobal('caches', new FakeCaches()));
afterEach(() => vi.unstubAllGlobals());

function bundleWith(text: string): Uint8Array<ArrayBuffer> {
  const cutter = new Cutter();
  const files = [cutter.cut('it/turn/', text), cutter.cut('practice/items.json', '[]')];
  return new Uint8Array(packBundle(files, cutter));
}

const put = (name: string, bytes: Uint8Array<ArrayBuffer>, date: string): Promise<void> =>
  kept.put(
    { language: 'it', name, version: 'v1' },
    new Response(bytes, { headers: { date, 'content-length': `${bytes.length}` } }),
  );

test('a page is found in whatever bundle has it, as it was sent last', async () => {
  await put('old', bundleWith('<p>old'), 'Sat, 28 Nov 2026 10:00:00 GMT');
  await put('new', bundleWith('<p>new'), 'Sun, 29 Nov 2026 10:00:00 GMT');
  const unpacking = new Unpacking(kept);
  const page = await unpacking.find('it/turn/');
  expect(await page?.text()).toBe('<p>new');
  expect(page?.headers.get('content-type')).toContain('text/html');
  expect(page?.headers.get('content-length')).toBeNull();
  const data = await unpacking.find('practice/items.json');
  expect(data?.headers.get('content-type')).toContain('json');
  expect(await unpacking.find('it/rules/')).toBeUndefined();
});

test('a bundle that comes or goes meanwhile is seen', async () => {
  const unpacking = new Unpacking(kept);
  expect(await unpacking.find('it/turn/')).toBeUndefined();
  await put('one', bundleWith('<p>one'), '');
  expect(await (await unpacking.find('it/turn/'))?.text()).toBe('<p>one');
  await kept.delete(await kept.bundles());
  expect(await unpacking.find('it/turn/')).toBeUndefined();
});

test('a bundle that is damaged is none, and comes again', async () => {
  const bytes = bundleWith('<p>one');
  await put('one', bytes.slice(0, bytes.length - 4), '');
  const unpacking = new Unpacking(kept);
  expect(await unpacking.find('it/turn/')).toBeUndefined();
  expect(await kept.bundles()).toEqual([]);
  await put('one', bytes, '');
  expect(await (await unpacking.find('it/turn/'))?.text()).toBe('<p>one');
});

test('what is wanted is noted beside what is kept, and neither takes the other away', async () => {
  expect(await kept.wanted()).toEqual([]);
  const wanted = [
    { language: 'it', share: 'rest' },
    { language: 'en', share: 'sets/trample' },
  ] as const;
  await kept.want(wanted);
  await put('one', bundleWith('<p>one'), '');
  expect(await kept.wanted()).toEqual(wanted);
  await kept.unwant([wanted[0]]);
  expect(await kept.wanted()).toEqual([wanted[1]]);
  expect(await kept.bundles()).toMatchObject([{ language: 'it', name: 'one', version: 'v1' }]);
});

test('what is stopped is wanted, and does not go on by itself until it is asked for again', async () => {
  const one = { language: 'it', share: 'rest' } as const;
  await kept.want([one]);
  await kept.stop([one]);
  expect(await kept.wanted()).toEqual([{ ...one, isStopped: true }]);
  await kept.want([one]);
  expect(await kept.wanted()).toEqual([one]);
});
