import { expect, test } from 'vitest';
import { judgeScenario } from '../training/judgeScenario.ts';
import { known } from '../vocabulary/result.ts';
import { readScenario } from './readScenario.ts';

const problemsOf = (script: string): readonly unknown[] => {
  const read = readScenario(
    `
covers: []
topics: [declare-attackers]
knowledge: 1
editions: [current]
checked: 2026-11-21
players: { Ada: {}, Nil: { hand: [{ id: bolt, types: [instant], abilities: [{ spell: [{ deal-damage: 3, on: target }], targets: [creature] }] }] } }
board: { Ada: [{ id: bear, creature: 2/2 }], Nil: [{ id: idol, types: [artifact], abilities: [{ activated: [{ gain-life: 1 }], costs: [tap-self] }] }] }
start: declare-attackers
script:
${script}
  - { attack: { bear: Nil } }
  - expect: { attacking: [bear] }
`,
    'scenarios/test/trying/scenario.yaml',
    new Map(),
  );
  const scenario = known(
    read.ok ? read.value : undefined,
    read.ok ? '' : JSON.stringify(read.error),
  );
  return judgeScenario(scenario, 'current').problems;
};

test.each(['cast: bolt, targets: [bear]', 'activate: idol'])(
  'before attackers are declared nobody has priority, and they still can be: %s',
  (tried) => {
    expect(problemsOf(`  - refused: [{ ${tried}, breaks: [no-priority] }]`)).toEqual([]);
  },
);
