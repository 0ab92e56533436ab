import { expect, test } from 'vitest';
import { problemsOf } from '../testing/boards/problemsOf.ts';

const troublesOf = (script: string) =>
  problemsOf(`players:
  Ada: {}
  Nil:
    hand:
      - { id: gust, types: [instant], abilities: [{ spell: [{ return-to-hand: { type: creature, attacking: true } }] }] }
board:
  Ada: [{ id: bear, creature: 2/2 }]
  Nil: [{ id: wall, creature: 0/3 }]
start: declare-attackers
script: [${script}]
`).map(({ trouble }) => trouble);

const ALL_GONE = '{ attack: { bear: Nil } }, { cast: gust }, pass';

// CR 508.8: the step is skipped only where no creature was declared as an attacker or came attacking.
test.each([
  ['once all attackers are gone, nobody blocks', `${ALL_GONE}, { block: {} }`],
  ['in the step itself, too', `${ALL_GONE}, { pass: declare-blockers }, { block: {} }`],
  ['and the steps after it are there', `${ALL_GONE}, { block: {} }, { pass: combat-damage }`],
])('%s', (_, script) => {
  expect(troublesOf(script)).toEqual([]);
});

test.each([
  ['nothing that is gone is blocked', `${ALL_GONE}, { block: { wall: bear } }`, 'nothingToBlock'],
  ['nobody attacked', '{ attack: {} }, { block: {} }', 'noBlockersStep'],
  ['nobody attacked, and it is past that', '{ attack: {} }, pass, { block: {} }', 'noBlockersStep'],
])('%s: said in so many words', (_, script, kind) => {
  expect(troublesOf(script)).toEqual([{ kind }]);
});
