import { expect, test } from 'vitest';
import { NEWEST_EDITION } from '../citation/editions.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { objectId } from '../vocabulary/ids.ts';
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
