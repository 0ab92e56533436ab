import { expect, test } from 'vitest';
import { NEWEST_EDITION } from '../citation/editions.ts';
import { readBoard } from '../testing/boards/problemsOf.ts';
import { known } from '../vocabulary/result.ts';
import { setUp } from './setUp.ts';

const read = readBoard(`players: { Ada: {}, Nil: {} }
board: { Ada: [{ id: bear, creature: 2/2 }], Nil: [] }
start: declare-attackers
script:
  - attack: { bear: Nil }
`);
const { setup } = known(read.ok ? read.value : undefined, JSON.stringify(read));

test.each([
  ['precombatMain', 0, 0],
  // The step itself counts its phase as it begins.
  ['beginningOfCombat', 0, 0],
  ['declareAttackers', 1, 0],
  ['endOfCombat', 1, 0],
  ['postcombatMain', 1, 0],
  ['endStep', 1, 1],
] as const)(
  'a game that starts in %s has seen %i combats and %i second main phases',
  (start, combats, mains) => {
    const { combatPhases = 0, postcombatMains = 0 } = setUp(setup, start, {
      edition: NEWEST_EDITION,
    }).turn;
    expect([combatPhases, postcombatMains]).toEqual([combats, mains]);
  },
);
