import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DraftFiles } from './draftFiles.ts';

/** Writes all files or none: each goes beside its place first, and is moved there once all are written. */
export function writeAll(files: DraftFiles, root: string): void {
  const moves = [...files.keys()].map((path) => {
    const to = join(root, path);
    return { from: `${to}.new`, to, content: files.get(path) ?? '' };
  });
  try {
    for (const { from, content } of moves) {
      mkdirSync(dirname(from), { recursive: true });
      writeFileSync(from, content);
    }
    for (const { from, to } of moves) renameSync(from, to);
  } finally {
    for (const { from } of moves) if (existsSync(from)) rmSync(from);
  }
}
