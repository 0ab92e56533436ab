import { expect, test } from 'vitest';
import { NEWEST_EDITION } from '../citation/editions.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { readBoard } from '../testing/boards/problemsOf.ts';
import { judgeScenario } from '../training/judgeScenario.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';
import { citedTogether } from './citedTogether.ts';

const object = objectId('rhox');
const regenerated: GameEvent = {
  kind: 'regenerated',
  object,
  rules: ['action.regenerate'],
  decides: ['action.regenerate'],
};
const removed = (because: 'regenerated' | 'effect'): GameEvent => ({
  kind: 'removedFromCombat',
  object,
  because,
  rules: ['combat.removedFromCombat'],
  decides: ['combat.removedFromCombat'],
});

test('what regenerates leaves combat by the rule for regenerating, which comes first', () => {
  const { decides } = citedTogether(NEWEST_EDITION, [removed('regenerated'), regenerated]);
  expect(decides).toEqual(['action.regenerate', 'combat.removedFromCombat']);
});

test('what an effect removes from combat is removed by the rule for that', () => {
  const { decides } = citedTogether(NEWEST_EDITION, [regenerated, removed('effect')]);
  expect(decides[0]).toBe('combat.removedFromCombat');
});

test('a declaration that is paid for is decided by its cost, not by how mana is made for it', () => {
  const by = (...decides: readonly RuleKey[]) => ({ decides, rules: decides });
  const player = playerId('ada');
  const act = { kind: 'activate', player, source: object, ability: 0, targets: [] } as const;
  const made: GameEvent = {
    kind: 'activate',
    outcome: 'done',
    act,
    ...by('manaAbility.activated'),
  };
  const paid: GameEvent = {
    kind: 'costPaid',
    player,
    mana: '2',
    sacrificed: [],
    ...by('blockers.totalCost', 'blockers.payCosts'),
  };
  expect(citedTogether(NEWEST_EDITION, [made, paid]).decides).toEqual([
    'blockers.totalCost',
    'blockers.payCosts',
  ]);
  expect(citedTogether(NEWEST_EDITION, [removed('effect'), paid]).decides[0]).toBe(
    'blockers.totalCost',
  );
  expect(citedTogether(NEWEST_EDITION, [made]).decides).toEqual(['manaAbility.activated']);
});

test('nor by how life is paid for it: what it costs and that it is paid decide', () => {
  const by = (...decides: readonly RuleKey[]) => ({ decides, rules: decides });
  const player = playerId('ada');
  const paid: GameEvent = {
    kind: 'costPaid',
    player,
    mana: '',
    sacrificed: [],
    ...by('attackers.totalCost', 'attackers.payCosts'),
  };
  const life: GameEvent = { kind: 'lifeLost', player, n: 1, by: object, ...by('life.pay') };
  const { decides, rules } = citedTogether(NEWEST_EDITION, [paid, life]);
  expect(decides).toEqual(['attackers.totalCost', 'attackers.payCosts']);
  expect(rules).toContain('life.pay');
});

test('an attack on a planeswalker that is paid for is decided by what is due and that it is paid, too', () => {
  const read = readBoard(`players: { Ada: {}, Nil: {} }
board:
  Ada: [{ id: bear, creature: 2/2 }]
  Nil:
    - { id: walker, types: [planeswalker], loyalty: 4 }
    - { id: tax, types: [enchantment], abilities: [{ attack-cost: { pay-life: 1 }, on: { controller: opponent } }] }
script: [{ attack: { bear: walker } }]
`);
  const scenario = known(read.ok ? read.value : undefined, JSON.stringify(read));
  const [replay] = judgeScenario(scenario, NEWEST_EDITION).replays;
  const attacked = replay?.frames.find(({ events }) =>
    events.some(({ kind }) => kind === 'attack'),
  );
  expect(citedTogether(NEWEST_EDITION, attacked?.events ?? []).decides).toEqual([
    'attackers.announceWhatIsAttacked',
    'attackers.totalCost',
    'attackers.payCosts',
  ]);
});
