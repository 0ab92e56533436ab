import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeScenario, readCard, readScenario } from '#engine';
import { spoil } from '../../engine/testing/spoiled/spoil.ts';
import { type Random, randomFrom } from '../../engine/vocabulary/random.ts';
import { cardFiles, readCards, type TextFile } from '../../site/library/cards.ts';
import { scenarioFilesAt } from '../../site/library/files.ts';
import { wordIssue } from '../../site/library/wordIssue.ts';
import { wordProblem } from '../../site/library/wordProblem.ts';

const root = process.cwd();
const cardTexts = cardFiles(root);
const scenarioTexts = (scenarioFilesAt(root, 'scenarios') ?? []).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));
const { cards } = readCards(cardTexts);

/** What is said of a text in place of a scenario's, read and played in one of its editions. */
function saidOfScenario({ file, text }: TextFile, random: Random): readonly string[] {
  const read = readScenario(text, file, cards);
  if (!read.ok) return read.error.map(wordIssue);
  const edition = random.pick(read.value.editions);
  const { problems } = judgeScenario(read.value, edition);
  return problems.map((problem) => wordProblem(file, edition, problem));
}

function saidOfCard({ file, text }: TextFile): readonly string[] {
  const read = readCard(text, file);
  return read.ok ? [] : read.error.map(wordIssue);
}

function spoiled(seed: number): { readonly file: TextFile; readonly said: readonly string[] } {
  const random = randomFrom(seed);
  const isCard = seed % 5 === 4;
  const all = isCard ? cardTexts : scenarioTexts;
  const whole = random.pick(all);
  const others = all.map(({ text }) => text);
  const file = { ...whole, text: spoil(random, whole.text, others) };
  return { file, said: isCard ? saidOfCard(file) : saidOfScenario(file, random) };
}

/** A message is one line with its place, and no part of it is the machine's own. */
const MESSAGE = /^scenarios\/\S+:\d+:\d+: .{1,1500}\.( Did you mean “.{1,70}”\?)?$/u;
const MACHINE = /\[object|=> |\bat \S+:\d+:\d+|invariant broken|unreachable:/;

// SPOILED=20000 tries so many, SPOILED_FROM=5000 others.
const count = Number(process.env.SPOILED ?? 250);
const from = Number(process.env.SPOILED_FROM ?? 0);

test(
  `whatever is spoiled in a file (${count} of them), it is played or told in messages with a place: never a stack trace`,
  () => {
    for (let seed = from; seed < from + count; seed += 1) {
      try {
        const { said } = spoiled(seed);
        for (const message of said) {
          expect(message).toMatch(MESSAGE);
          expect(message).not.toMatch(MACHINE);
        }
      } catch (error) {
        throw new Error(`file ${seed}: ${error}`, { cause: error });
      }
    }
  },
  120_000 + count * 1000,
);
