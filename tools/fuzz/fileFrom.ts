import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { add } from '../../engine/testing/spoiled/add.ts';
import { spoil } from '../../engine/testing/spoiled/spoil.ts';
import { type Random, randomFrom } from '../../engine/vocabulary/random.ts';
import { exerciseFilesAt, scenarioFilesAt } from '../../site/library/files.ts';
import { linesIn } from './lineFrom.ts';
import { spoiledTree } from './spoiledTree.ts';
import { spoiledYaml } from './spoiledYaml.ts';
import { strange } from './strange.ts';

const textsOf = (root: string, files: readonly string[]): readonly string[] =>
  files.map((file) => readFileSync(join(root, file), 'utf8'));

/** The texts of the project's exercises. */
export const exerciseTexts = (root: string): readonly string[] =>
  textsOf(root, exerciseFilesAt(root));

/** The texts of the project's scenarios, and of files with a line, as somebody writes them by hand. */
export function scenarioTexts(root: string): readonly string[] {
  const byHand = linesIn(root, 'en')
    .filter((line) => /; .*(->|no attack)/.test(line))
    .map((line, at) => `${at % 2 === 0 ? 'choices: taken\n' : ''}line: ${JSON.stringify(line)}\n`);
  return [...textsOf(root, scenarioFilesAt(root, 'scenarios') ?? []), ...byHand];
}

/** A file as a slip or an ill will leaves it: its letters, or what it says, and then as YAML or as JSON. */
export function spoiledText(seed: number, texts: readonly string[]): string {
  const random = randomFrom(seed);
  const text = random.pick(texts);
  if (random.chance(0.1)) return strange(random, text);
  if (random.chance(0.15)) return spoiledYaml(random, text);
  if (random.chance(0.3)) return asData(random, text, random.pick(texts));
  return random.chance(0.2) ? add(random, text, texts) : spoil(random, text, texts);
}

function asData(random: Random, text: string, other: string): string {
  const times = random.pick([0, 1, 1, 2]);
  let tree: unknown = parse(text);
  for (let time = 0; time < times; time += 1) tree = spoiledTree(random, tree, parse(other));
  const written = random.chance(0.7) ? JSON.stringify(tree) : stringify(tree);
  return random.chance(0.2) ? spoil(random, written, [other]) : (written ?? '');
}
