import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filesIn, textsIn } from '../offline/bundle.ts';
import { Cutter, packBundle } from './packBundle.ts';

type Texts = readonly (readonly [path: string, text: string])[];

function packed(texts: Texts): Uint8Array<ArrayBuffer> {
  const cutter = new Cutter();
  const files = texts.map(([path, text]) => cutter.cut(path, text));
  return new Uint8Array(packBundle(files, cutter));
}

const streamed = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream();

const PAGES: Texts = Array.from({ length: 20 }, (_, at) => [
  `exercises/${at}/`,
  `<title>Board ${at} &amp; more · Rule 509</title>${Array.from(
    { length: 3000 },
    (_, k) => `<p class="c${(k * 7919) % 1000}">${(k * 104_729) % 9973}</p>`,
  ).join('')}<b>${at}</b>`,
]);

test('whatever is packed comes out as it was', async () => {
  const piece = fc.constantFrom('<p>', '</p>', '"', '<', 'same words again', '\n', 'né', '🂡', '');
  const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 6 }), async (texts) => {
      const files = texts.map((one, at) => [`page-${at}/`, one] as const);
      expect(await textsIn(streamed(packed(files)))).toEqual(new Map(files));
    }),
  );
});

test('what is in a bundle is told without unpacking it, with titles of pages', async () => {
  const bytes = packed([...PAGES, ['questions/one.json', '{}']]);
  const files = await filesIn(streamed(bytes));
  expect(files[3]).toEqual(['exercises/3/', 'Board 3 & more']);
  expect(files.at(-1)).toEqual(['questions/one.json', '']);
});

test('pages that are alike take hardly more than one of them', () => {
  const [first] = PAGES;
  const one = gzipSync(first?.[1] ?? '').length;
  expect(packed(PAGES).length).toBeLessThan(one * 1.5);
});

test('half a bundle is none', async () => {
  const bytes = packed(PAGES);
  for (const length of [0, 10, bytes.length / 2, bytes.length - 4])
    await expect(textsIn(streamed(bytes.slice(0, length)))).rejects.toThrow();
});
