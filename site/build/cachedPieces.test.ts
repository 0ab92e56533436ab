import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { digestOf } from '../library/judged/digest.ts';
import { cachedPieces, cachePieces } from './cachedPieces.ts';

const folder = mkdtempSync(join(tmpdir(), 'pieces-'));
const piece = join(folder, 'piece.mjs');
const source = join(folder, 'source.ts');
const pieces = {
  doors: new Map([['door', { piece, names: ['step'] }]]),
  files: new Map([[source, digestOf('step')]]),
};

beforeEach(() => {
  writeFileSync(piece, '');
  writeFileSync(source, 'step');
  cachePieces(folder, 'so', pieces);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('pieces stay while what went in is the same', () => {
  expect(cachedPieces(folder, 'so')).toEqual(pieces);
});

test.each([
  ['they would be made otherwise now', () => undefined, 'otherwise'],
  ['a file is another', () => writeFileSync(source, 'turn'), 'so'],
  ['a file is gone', () => rmSync(source), 'so'],
  ['a piece is gone', () => rmSync(piece), 'so'],
  ['nothing was noted', () => rmSync(join(folder, 'pieces.json')), 'so'],
  ['the note is broken', () => writeFileSync(join(folder, 'pieces.json'), '{"making'), 'so'],
])('they are made anew where %s', (_, change, making) => {
  change();
  expect(cachedPieces(folder, making)).toBeUndefined();
});
