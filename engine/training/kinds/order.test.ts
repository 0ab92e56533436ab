import { expect, test } from 'vitest';
import type { EditionId } from '../../citation/editions.ts';
import { scenarioAsking } from '../../testing/boards/scenarioAsking.ts';
import { known } from '../../vocabulary/result.ts';
import { judgeScenario } from '../judgeScenario.ts';

const GAINS =
  'abilities: [{ trigger: attacks, of: { type: creature }, effects: [{ gain-life: 1 }] }]';

/** In which order abilities of both players resolve, after which combat damage is dealt. */
function asked(edition: EditionId) {
  const scenario = scenarioAsking({
    ada: `{ id: ogre, creature: 3/3, ${GAINS} }`,
    nil: `{ id: wall, creature: 0/4, ${GAINS} }`,
    script: '{ attack: { ogre: Nil } }, { pass: end-of-combat }',
    asked: 'order: resolutions, after: 1',
  });
  const { questions } = judgeScenario(scenario, edition);
  return known(questions[0], 'question');
}

test.each<EditionId>(['2008-10-01', '2026-09-25'])(
  'combat damage on the stack is none of what is put in order (%s)',
  (edition) => {
    expect(asked(edition).answer).toMatchObject({
      kind: 'order',
      items: [{ object: 'wall' }, { object: 'ogre' }],
    });
  },
);

test('nor does it change the order for whoever believes in it', () => {
  const told = asked('2026-09-25').reasons.map(({ altered }) => altered);
  expect(told).not.toContainEqual({ kind: 'belief', mistake: 'damageOnStack' });
});

test('of several that lie on the stack, the board does not show which resolves first', () => {
  const { board, state } = asked('2026-09-25');
  expect(state.stack).toHaveLength(2);
  expect(board.stack).toEqual([]);
});
