import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type EditionId, readScenario } from '#engine';
import { playScripts } from '../../engine/scenario/play.ts';
import { add } from '../../engine/testing/spoiled/add.ts';
import { randomFrom } from '../../engine/vocabulary/random.ts';
import { cardFiles, readCards } from '../../site/library/cards.ts';
import { scenarioFilesAt } from '../../site/library/files.ts';

const root = process.cwd();
const texts = (scenarioFilesAt(root, 'scenarios') ?? []).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));
const { cards } = readCards(cardFiles(root));

const HELD: ReadonlySet<string> = new Set(['expect', 'allPass', 'passUntil']);

/** All that a file makes of a game and holds against it, or nothing where something in it is an error with its place. */
function madeOf(text: string, file: string, shown: EditionId) {
  const read = readScenario(text, file, cards);
  if (!read.ok) return undefined;
  const scripts = playScripts(read.value, shown);
  if (scripts.some(({ problems }) => problems.length > 0)) return undefined;
  const { script, outcome, branches, questions, ...page } = read.value;
  return JSON.stringify(
    [
      page,
      questions,
      scripts.map(({ line }) => [
        line.moments.map(({ entries }) => entries),
        line.moments[0]?.before,
      ]),
      [script, ...branches.map((branch) => branch.script)].map((entries) =>
        // What is expected is held, and a pass is passed, though the game would go on without one.
        entries.filter(({ kind, editions }) => HELD.has(kind) && editions.includes(shown)),
      ),
      [outcome, branches],
      saidOfActs(text),
    ],
    (key, value: unknown) => {
      if (key === 'at' || key === 'script') return undefined;
      return value instanceof Map ? [...value] : value;
    },
  );
}

/**
 * What is expected of an act is held while it is played and leaves nothing behind, bounds of editions that leave the same
 * ones are another way to say it, a branch may give a creature the size that it has, a land may be said to be
 * activated, and a card to be cast, by whoever has it: as they stand.
 */
const saidOfActs = (text: string): readonly string[] => [
  ...(text.match(/\b(obeys|breaks|editions): (\{[^}]*\}|\[[^\]]*\]|[^,}\n]*)/g) ?? []),
  ...(text.match(
    /(?<=\bpermanents: .*)\bcreature: \S+|(?<=\b(?:activate|cast): .*)\bplayer: \w+/g,
  ) ?? []),
];

const whole = new Map<string, string | undefined>();

/** Where what was added to a file of the project is no error, and makes no difference in any edition. */
function lostOn(seed: number): string | undefined {
  const random = randomFrom(seed);
  const { file, text } = random.pick(texts);
  const others = texts.map((one) => one.text);
  const spoiled = add(random, text, others);
  const read = readScenario(spoiled, file, cards);
  if (spoiled === text || !read.ok || read.value.editions.some((one) => differsIn(one))) return;
  const lines = text.split('\n');
  const more = spoiled.split('\n');
  const line = more.findIndex((one, at) => one !== lines[at]);
  return `file ${seed}: ${file}:${line + 1}: ${more[line]}`;

  function differsIn(edition: EditionId): boolean {
    const key = `${file} ${edition}`;
    if (!whole.has(key)) whole.set(key, madeOf(text, file, edition));
    const after = madeOf(spoiled, file, edition);
    return after === undefined || after !== whole.get(key);
  }
}

// SPOILED=20000 tries so many, SPOILED_FROM=5000 others.
const count = Number(process.env.SPOILED ?? 100);
const from = Number(process.env.SPOILED_FROM ?? 0);

test(
  `whatever is added to a file (${count} of them) is an error with its place, or makes a difference`,
  () => {
    const lost = Array.from({ length: count }, (_, at) => lostOn(from + at));
    expect(lost.filter((one) => one !== undefined)).toEqual([]);
  },
  120_000 + count * 1000,
);
