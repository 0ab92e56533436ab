import { expect, test } from 'vitest';
import { NEWEST_EDITION } from '../../citation/editions.ts';
import { type BoardAsked, scenarioAsking } from '../../testing/boards/scenarioAsking.ts';
import { known } from '../../vocabulary/result.ts';
import { judgeScenario } from '../judgeScenario.ts';
import type { Reason } from './reason.ts';

type TakenAway = Extract<Reason['altered'], { readonly kind: 'taken' }>;

/** What is taken away, and by which rule it counts, wherever that changes the answer. */
function takenAway(asked: BoardAsked): readonly (TakenAway & Pick<Reason, 'rule'>)[] {
  const { questions } = judgeScenario(scenarioAsking(asked), NEWEST_EDITION);
  return known(questions[0], 'answer').reasons.flatMap(({ altered, rule }) =>
    altered.kind === 'taken' ? [{ ...altered, rule }] : [],
  );
}

const LURED_WITH_MENACE: BoardAsked = {
  ada: '{ id: champion, creature: 4/5, abilities: [menace, { requirement: must-be-blocked-by-all }] }',
  nil: [
    '{ id: cat, creature: 2/1, abilities: [flying] }',
    '{ id: rat, creature: 1/1, abilities: [{ restriction: cannot-block }] }',
    '{ id: guard, creature: 3/3, abilities: [{ restriction: cannot-block-alone }] }',
    '{ id: orc, creature: 2/2, abilities: [{ restriction: cannot-block }] }',
  ].join(', '),
  script: '{ attack: { champion: Nil } }, { block: { cat: champion, guard: champion } }',
  asked: 'declare: blockers',
};

test('of what restricts together only that is named which makes the difference', () => {
  const restricting = takenAway(LURED_WITH_MENACE).filter(
    ({ taken }) => taken.kind === 'said' && taken.what === 'restriction',
  );
  expect(restricting.map(({ from }) => from)).toEqual([['rat', 'orc']]);
});

test('that the next damage to a creature is prevented is a reason for its surviving', () => {
  const all = takenAway({
    ada: '{ id: rats, creature: 1/1, abilities: [deathtouch] }, { id: cat, creature: 2/1 }',
    nil: '{ id: wurm, creature: 6/4 }, { id: healer, creature: 1/1, abilities: [{ activated: [{ prevent-next: 4, on: target }], costs: [tap-self], targets: [creature] }] }',
    script:
      '{ attack: { rats: Nil, cat: Nil } }, { block: { wurm: rats } }, { activate: healer, player: Nil, targets: [wurm] }, pass, { pass: end-of-combat }',
    asked: 'pick: die, after: 4',
  });
  expect(all.find(({ taken }) => taken.kind === 'shield')).toMatchObject({
    from: ['wurm'],
    rule: 'prevention.nextDamage',
  });
});

const AT_A_WALKER: BoardAsked = {
  ada: '{ id: merfolk, creature: 4/2, abilities: [first-strike] }, { id: golem, creature: 3/3 }',
  nil: '{ id: walker, types: [planeswalker], loyalty: 3 }',
  script: '{ attack: { merfolk: walker, golem: walker } }, { block: {} }, { pass: end-of-combat }',
  asked: 'pick: deal-combat-damage, after: 2',
};

test('that a planeswalker has loyalty is no reason: without it, it would not be there', () => {
  const kinds = takenAway(AT_A_WALKER).map(({ taken }) => taken.kind);
  expect(kinds).toContain('keyword');
  expect(kinds).not.toContain('counters');
});
