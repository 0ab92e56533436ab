import { describe, expect, it } from 'vitest';
import { assignments, tableOf } from '../testing/boards/assignments.ts';
import { board } from '../testing/boards/board.ts';
import { playerId } from '../vocabulary/ids.ts';
import { damageChoices } from './choices.ts';
import { completions, legalAssignments } from './legalAssignments.ts';

const PAIR = board({
  permanents: { ada: { ogre: '2/2', rhino: '2/2 trample' }, nil: { a: '1/1', b: '1/2' } },
  attacks: { ogre: 'nil', rhino: 'nil' },
  blocks: { a: 'ogre', b: ['ogre', 'rhino'] },
});
const ADA = playerId('ada');

describe('the legal assignments', () => {
  it('come with the first creature’s divisions outermost', () => {
    expect([...legalAssignments(PAIR, ADA, 'combatDamage')].map(tableOf)).toEqual([
      { ogre: { a: 2 }, rhino: { b: 2 } },
      { ogre: { a: 1, b: 1 }, rhino: { b: 2 } },
      { ogre: { a: 1, b: 1 }, rhino: { b: 1, nil: 1 } },
      { ogre: { b: 2 }, rhino: { b: 2 } },
      { ogre: { b: 2 }, rhino: { b: 1, nil: 1 } },
      { ogre: { b: 2 }, rhino: { nil: 2 } },
    ]);
  });

  it('are found one at a time, so that the first of a great many is had at once', () => {
    const names = Array.from({ length: 12 }, (_, index) => `b${index}`);
    const great = board({
      permanents: {
        ada: { giant: '40/40' },
        nil: Object.fromEntries(names.map((name) => [name, '1/1'])),
      },
      attacks: { giant: 'nil' },
      blocks: Object.fromEntries(names.map((name) => [name, 'giant'])),
    });
    const [first] = legalAssignments(great, ADA, 'combatDamage');
    expect(tableOf(first ?? [])).toEqual({ giant: { b0: 40 } });
  });

  it('are one, and empty, where nothing assigns damage', () => {
    expect([...legalAssignments(PAIR, ADA, 'firstStrikeDamage')]).toEqual([[]]);
  });

  it('that keep to what is given are those that some others make legal', () => {
    const choices = damageChoices(PAIR, ADA, 'combatDamage');
    const given = assignments(PAIR, { rhino: { nil: 2 } });
    expect([...completions(PAIR, choices, given)].map(tableOf)).toEqual([
      { ogre: { b: 2 }, rhino: { nil: 2 } },
    ]);
  });
});
