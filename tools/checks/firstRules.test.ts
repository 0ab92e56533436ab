// Answers that lie in what is there begin with the rule that decides: without what it speaks of, read from its text, the
// answer, read word for word, is another.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AnsweredQuestion, judgeScenario } from '#engine';
import type { BoardQuestion } from '../../engine/generation/asked.ts';
import { isDecidedByFirst } from '../../engine/testing/contrast/isDecidedByFirst.ts';
import { exerciseFilesAt, scenarioFilesAt } from '../../site/library/files.ts';
import { loadScenarios } from '../../site/library/scenarios.ts';

/** In the words of a file: a declaration, who may be declared, how many ways there are, a division. */
const ASKS = /\b(declare|divide): |pick: may-|number: legal-/;

const asking = (files: readonly string[]): readonly string[] =>
  files.filter((file) => ASKS.test(readFileSync(file, 'utf8')));

const root = process.cwd();

/** In every edition that it is asked in. */
const answered = [
  ...loadScenarios(root, 'ignored', asking(scenarioFilesAt(root, 'scenarios') ?? [])).scenarios,
  ...loadScenarios(root, 'ignored', asking(exerciseFilesAt(root)), { kind: 'exercise' }).scenarios,
].flatMap(({ scenario }) =>
  scenario.editions.flatMap((edition) =>
    judgeScenario(scenario, edition).questions.flatMap((one) => {
      const asked = boardQuestion(one.question.ask);
      return asked === undefined
        ? []
        : [{ name: `${scenario.slug}/${one.question.id}`, one, asked }];
    }),
  ),
);

/** Whose first rule speaks of nothing without which the answer would be another, and why it is named all the same. */
const NOT_HELD = {
  'attack-alone/attack': 'the most attack, whom the restriction keeps from attacking alone',
  'attack-alone/blockers': 'the most block, whom the restriction keeps from blocking alone',
  'boc-cryptic-command/after-no': 'it is asked what passing does, and its file names that',
  'illegal-declaration-rewind/block':
    'the most block, whom the restriction keeps from blocking alone',
  'siege-guarded-by-nil/may': 'who may be chosen to block lies in who protects the battle',
  'warlock-and-champion/block': 'its file names that each blocks one, whatever a creature attacks',
};

test('take away what the first rule of an answer speaks of, and the answer is another', () => {
  const apart = answered.filter(({ one: { decision, state: game, rules }, asked }) => {
    const defending = 'player' in decision ? decision.player : game.turn.activePlayer;
    return !isDecidedByFirst({ game, asked, defending, rules });
  });
  const names = [...new Set(apart.map(({ name }) => name))];
  expect(names.toSorted()).toEqual(Object.keys(NOT_HELD));
});

test('such answers are asked for often enough to tell', () => {
  expect(answered.length).toBeGreaterThan(200);
});

function boardQuestion(ask: AnsweredQuestion['question']['ask']): BoardQuestion | undefined {
  switch (ask.kind) {
    case 'declare':
      return ask;
    case 'divide':
      return ask.aim === undefined || ask.aim.kind === 'mostToPlayer' ? ask : undefined;
    case 'pickCreatures':
      return ask.which === 'mayAttack' || ask.which === 'mayBlock'
        ? { ...ask, which: ask.which }
        : undefined;
    case 'number': {
      const { kind } = ask.of;
      return kind === 'legalAttacks' || kind === 'legalBlocks'
        ? { ...ask, of: { kind } }
        : undefined;
    }
    default:
      return undefined;
  }
}
