import { expect, test } from 'vitest';
import type { EditionId } from '../citation/editions.ts';
import { readScenario } from '../sandbox/readScenario.ts';
import { known } from '../vocabulary/result.ts';
import { answersByOtherRules } from './answersByOtherRules.ts';
import { judgeEditions } from './judgeScenario.ts';
import { statedAnswer } from './statedAnswer.ts';

/** Editions that answer an exercise otherwise, each with its answer. */
function otherwise(text: string): readonly (readonly [EditionId, string])[] {
  const read = readScenario(text, 'scenarios/exercises/test/one.yaml', new Map(), {
    kind: 'exercise',
  });
  const scenario = known(read.ok ? read.value : undefined, 'exercise');
  return answersByOtherRules(scenario, judgeEditions(scenario, scenario.editions)).map(
    ({ edition, question, answer }) => [edition, statedAnswer(question.ask, answer)],
  );
}

const LINKED = `
topics: [combat-damage]
knowledge: 1
players: { Ada: {}, Nil: { life: 3 } }
board:
  Ada: [{ id: ogre, creature: 3/3 }, { id: giant, creature: 3/3 }]
  Nil: [{ id: cat, creature: 2/2, abilities: [lifelink] }]
script: [{ attack: { ogre: Nil, giant: Nil } }, { block: { cat: ogre } }, { pass: over }]
questions: [{ id: life, number: { life: Nil }, after: 2 }]
`;

test('rules that its file does not name answer it otherwise', () => {
  expect(otherwise(LINKED)).toEqual([['2008-10-01', '0']]);
});

test('where it opens by older rules, it is the newer ones that answer otherwise', () => {
  const older = LINKED.replace('knowledge: 1', 'knowledge: 1\neditions: [2008-10-01]');
  expect(otherwise(older).map(([, answer]) => answer)).toEqual(['2', '2', '2', '2', '2']);
});

const DIVIDED = `
topics: [combat-damage]
knowledge: 1
board:
  Ada: [{ id: giant, creature: 3/3 }]
  Nil: [{ id: bear, creature: 2/2 }, { id: wolf, creature: 2/2 }]
script: [{ attack: { giant: Nil } }, { block: { bear: giant, wolf: giant } }, { divide: { giant: { wolf: 3 } } }, { pass: over }]
questions: [{ id: dead, pick: die, after: 2 }]
`;

test('of a game in which other rules leave a choice open, nothing is told', () => {
  expect(otherwise(DIVIDED)).toEqual([]);
});

test('nor of what somebody might do at another time by other rules', () => {
  const fogged = `
topics: [combat-damage]
knowledge: 1
players: { Ada: {}, Nil: { hand: [{ id: fog, types: [instant], cost: '{0}', abilities: [{ spell: [{ return-to-hand: target }], targets: [creature] }] }] } }
board:
  Ada: [{ id: giant, creature: 3/3 }]
  Nil: [{ id: bear, creature: 2/2 }]
script: [{ attack: { giant: Nil } }, { block: { bear: giant } }, { passes: Ada }, { passes: Nil }, { cast: fog, targets: [giant] }, pass, { pass: over }]
questions: [{ id: dead, pick: die, after: 4 }]
`;
  expect(otherwise(fogged)).toEqual([]);
});
