import { expect, test } from 'vitest';
import { problemsOf } from '../testing/boards/problemsOf.ts';

const problemsIn = (mana: string, script: string) =>
  problemsOf(`players: { Ada: ${mana}, Nil: ${mana} }
board:
  Ada:
    - { id: bear, creature: 2/2 }
    - id: hymn
      types: [enchantment]
      abilities:
        - trigger: attacks
          of: { type: creature, controller: you }
          effects: [{ may-pay: { mana: '{W}' }, effects: [{ gain-life: 1 }] }]
  Nil:
    - { id: guard, creature: 2/2 }
    - id: toll
      types: [enchantment]
      abilities:
        - { attack-cost: { mana: '{2}' }, on: { type: creature } }
        - { block-cost: { mana: '{1}' }, on: { type: creature } }
start: declare-attackers
script:
${script}
`);

test('whose mana is not counted pays for attacks and blocks, and has none left', () => {
  const script = `
  - attack: { bear: Nil }
  - block: { guard: bear }
  - expect: { attacking: [bear], blocking: [guard], mana: { Ada: '', Nil: '' } }`;
  expect(problemsIn('{}', script)).toEqual([]);
});

test('whose mana is counted and missing does not', () => {
  const script = '  - refused: [{ attack: { bear: Nil }, breaks: [cost-not-paid] }]';
  expect(problemsIn("{ mana: '' }", script)).toEqual([]);
});

test.each([
  ['{}', 21],
  ["{ mana: 'CC' }", 20],
])('and what is asked for as something resolves, with %s, leaves life at %i', (mana, life) => {
  const script = `
  - attack: { bear: Nil }
  - pass
  - expect: { triggered: { hymn: 1 }, life: { Ada: ${life} } }`;
  expect(problemsIn(mana, script)).toEqual([]);
});
