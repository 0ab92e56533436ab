import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spoil } from '../../engine/testing/spoiled/spoil.ts';
import { randomFrom } from '../../engine/vocabulary/random.ts';
import { scenarioFilesAt } from '../../site/library/files.ts';
import { judge } from '../judge.ts';
import { faultsOfRun, timed } from './faultsOf.ts';

/** The texts of the project's scenarios. */
export const scenarioTexts = (root: string): readonly string[] =>
  (scenarioFilesAt(root, 'scenarios') ?? []).map((file) => readFileSync(join(root, file), 'utf8'));

/** A file as a slip or an ill will leaves it. */
export function spoiledText(seed: number, texts: readonly string[]): string {
  const random = randomFrom(seed);
  return spoil(random, random.pick(texts), texts);
}

/** What the command does with a file of this text that it should not: in the newest edition, as text or as data. */
export function faultsOfText(text: string, root: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'spoiled-'));
  const file = join(folder, 'scenario.yaml');
  try {
    writeFileSync(file, text);
    return timed(() => faultsOfRun(judge(['--edition', 'current', file], root)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
