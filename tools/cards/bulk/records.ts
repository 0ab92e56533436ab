import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A record of a bulk file, or what keeps it from being read, with its line. */
export type BulkRecord =
  | { readonly kind: 'record'; readonly value: unknown; readonly line: number }
  | { readonly kind: 'problem'; readonly says: string; readonly line: number };

/**
 * The records of a file as they come: one JSON a line, a list with one a line, or one JSON that is the whole file; packed by
 * gzip or not. What can't be read is told, and the rest goes on.
 */
export async function* recordsOf(path: string): AsyncGenerator<BulkRecord> {
  const scan: Scan = { line: 0, whole: [] };
  try {
    for await (const text of createInterface({ input: unpacked(path), crlfDelay: Infinity }))
      yield* inLine(text, scan);
  } catch (error) {
    const says = error instanceof Error ? error.message : `${error}`;
    yield { kind: 'problem', says, line: scan.line };
  }
  if (scan.whole.length === 0) return;
  const value = parsed(scan.whole.join('\n'));
  yield value === undefined
    ? { kind: 'problem', says: 'is no JSON, or is cut', line: scan.line }
    : { kind: 'record', value, line: scan.line };
}

interface Scan {
  line: number;
  /** The lines of one JSON that goes over several. */
  readonly whole: string[];
}

function* inLine(text: string, scan: Scan): Generator<BulkRecord> {
  scan.line += 1;
  const said = text.trim().replace(/,$/, '');
  const { line, whole } = scan;
  if (whole.length > 0) whole.push(text);
  if (whole.length > 0 || said === '' || /^[[\]]$/.test(said)) return;
  const value = parsed(said);
  if (value !== undefined) yield { kind: 'record', value, line };
  else if (line === 1) whole.push(text);
  else yield { kind: 'problem', says: 'is no JSON', line };
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function unpacked(path: string): Readable {
  const file = createReadStream(path);
  if (!path.endsWith('.gz')) return file;
  const unpack = createGunzip();
  file.on('error', (error) => unpack.destroy(error));
  return file.pipe(unpack);
}
