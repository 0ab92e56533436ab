import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../library/judged/digest.ts';
import { readCached, writeCached } from '../library/judged/judgementCache.ts';

/** Rooms made into pieces: what each door exports and where that lies, and the digest of every file that went in. */
export interface Pieces {
  readonly doors: ReadonlyMap<string, Door>;
  readonly files: ReadonlyMap<string, string>;
}

interface Door {
  readonly piece: string;
  readonly names: readonly string[];
}

/** What is noted beside the pieces. `making`: all else that decides how they come out. */
interface Note {
  readonly making: string;
  readonly doors: readonly (readonly [string, Door])[];
  readonly files: readonly (readonly [string, string])[];
}

/** The pieces that an earlier run made in a folder, where what went in is the same now. */
export function cachedPieces(folder: string, making: string): Pieces | undefined {
  const text = readCached(join(folder, NOTE));
  const note: Note | undefined = text === undefined ? undefined : JSON.parse(text);
  if (note?.making !== making) return undefined;
  const isSame =
    note.doors.every(([, { piece }]) => existsSync(piece)) &&
    note.files.every(([file, digest]) => existsSync(file) && digestOfFile(file) === digest);
  return isSame ? { doors: new Map(note.doors), files: new Map(note.files) } : undefined;
}

/** Notes beside pieces what they were made of. */
export function cachePieces(folder: string, making: string, { doors, files }: Pieces): void {
  const note: Note = { making, doors: [...doors], files: [...files] };
  writeCached(join(folder, NOTE), JSON.stringify(note));
}

const NOTE = 'pieces.json';

const digestOfFile = (file: string): string => digestOf(readFileSync(file, 'utf8'));
