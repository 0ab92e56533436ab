import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from '../cases/case.ts';
import { readCases } from '../cases/readCases.ts';
import { projectCards } from './boards/cards.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Every case of the project, from the files in `cases/`. */
export const everyCase = (): readonly Case[] =>
  globSync('cases/*/*.yaml', { cwd: ROOT }).toSorted().flatMap(casesIn);

function casesIn(file: string): readonly Case[] {
  const read = readCases(readFileSync(join(ROOT, file), 'utf8'), file, projectCards);
  if (read.ok) return read.value;
  throw new Error(
    read.error
      .map(
        ({ line, column, code, found, expected, nearest }) =>
          `${file}:${line}:${column} ${code} ${found}: ${nearest ?? expected.slice(0, 12).join(', ')}`,
      )
      .join('\n'),
  );
}
