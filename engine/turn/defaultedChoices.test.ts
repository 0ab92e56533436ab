import { expect, test } from 'vitest';
import { readScenario } from '../sandbox/readScenario.ts';
import { playScenario } from '../scenario/play.ts';
import { projectCards } from '../testing/boards/cards.ts';
import { known } from '../vocabulary/result.ts';

/** Who could have declared blockers, where the script of a board leaves it open. */
function choosers(attackers: string): readonly string[] {
  const text = `board:
  Ada: [{ id: odric, card: odric-master-tactician }, { id: bear, creature: 2/2 }, { id: wolf, creature: 2/2 }, { id: elf, creature: 2/2 }]
  Nil: [{ id: wall, creature: 1/1 }]
script: [{ attack: ${attackers} }]
`;
  const read = readScenario(text, 'scenarios/a/b/scenario.yaml', projectCards, {
    kind: 'ruling',
    editions: ['2026-09-25'],
  });
  const scenario = known(read.ok ? read.value : undefined, 'scenario');
  return playScenario(scenario, '2026-09-25').taken.flatMap(({ choice }) =>
    choice.asked === 'blockers' ? [choice.player] : [],
  );
}

test('blocks that are left open were the defending player’s to choose', () => {
  expect(choosers('{ odric: Nil, bear: Nil }')).toEqual(['Nil']);
});

test('where an effect has somebody else choose them, that one could have (CR 509.1)', () => {
  expect(choosers('{ odric: Nil, bear: Nil, wolf: Nil, elf: Nil }')).toEqual(['Ada']);
});
