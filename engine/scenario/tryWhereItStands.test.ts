import { expect, test } from 'vitest';
import { problemsOf } from '../testing/boards/problemsOf.ts';

const problemsIn = (script: string) =>
  problemsOf(`players: { Ada: {}, Nil: { hand: [{ id: bolt, types: [instant], abilities: [{ spell: [{ deal-damage: 3, on: target }], targets: [creature] }] }] } }
board: { Ada: [{ id: bear, creature: 2/2 }], Nil: [{ id: idol, types: [artifact], abilities: [{ activated: [{ gain-life: 1 }], costs: [tap-self] }] }] }
start: declare-attackers
script:
${script}
  - { attack: { bear: Nil } }
  - expect: { attacking: [bear] }
`);

test.each(['cast: bolt, targets: [bear]', 'activate: idol'])(
  'before attackers are declared nobody has priority, and they still can be: %s',
  (tried) => {
    expect(problemsIn(`  - refused: [{ ${tried}, breaks: [no-priority] }]`)).toEqual([]);
  },
);
