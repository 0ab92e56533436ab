import { expect, test } from 'vitest';
import { NEWEST_EDITION } from '../citation/editions.ts';
import { readBoard } from '../testing/boards/problemsOf.ts';
import { judgeScenario } from '../training/judgeScenario.ts';
import { known } from '../vocabulary/result.ts';

/** What the first refused attack was to cost in all. */
function dueOf(mana: string, attack: string, breaks: string): unknown {
  const read = readBoard(`players: { Ada: { mana: '${mana}' }, Nil: {} }
board:
  Ada:
    - { id: bear, creature: 2/2 }
    - { id: wall, creature: 0/4, abilities: [defender] }
    - { id: crab, creature: 5/5, abilities: [{ attack-cost: { sacrifice: { subtype: island } } }] }
  Nil:
    - { id: toll, types: [enchantment], abilities: [{ attack-cost: { mana: '{2}' }, on: { type: creature } }] }
script:
  - refused: [{ attack: ${attack}, breaks: [${breaks}] }]
`);
  const scenario = known(read.ok ? read.value : undefined, JSON.stringify(read));
  const [main] = judgeScenario(scenario, NEWEST_EDITION).replays;
  const [event] = known(main?.frames[0], 'frame').events;
  return event?.kind === 'attack' && event.outcome === 'refused' ? event.due : 'not refused';
}

test('what is due for a declaration that is not paid is told as one total', () => {
  expect(dueOf('CC', '{ bear: Nil, crab: Nil }', 'cost-not-paid')).toEqual([
    { kind: 'mana', mana: '{4}' },
    { kind: 'sacrifice', filter: { subtype: 'island' }, n: 1 },
  ]);
});

test('and not where something else is wrong', () => {
  expect(dueOf('CC', '{ wall: Nil }', 'defender')).toBeUndefined();
});
