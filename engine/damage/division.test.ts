import { describe, expect, it } from 'vitest';
import type { DamageRecipient } from '../state/damageAssignment.ts';
import { assignments } from '../testing/boards/assignments.ts';
import { board, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { type DamageChoice, damageChoices } from './choices.ts';
import { demandsOf } from './demands.ts';
import { damageOn, isSameRecipient, toAssignments, toDivision } from './division.ts';
import { divisionsIn, mostToFirst } from './divisionRange.ts';
import { patternsOf } from './patterns.ts';

const BOARD: TestBoard = {
  permanents: {
    ada: {
      plain: '2/4',
      rhino: '2/4 trample',
      elemental: {
        is: '2/4',
        abilities: [
          {
            kind: 'permission',
            permission: 'assignAsThoughUnblocked',
            subject: { kind: 'reference', reference: 'self' },
          },
        ],
      },
    },
    nil: { a: '1/1', b: '1/1' },
  },
};

/** The choice of one attacker that `a` and `b` block, or those named. */
function choice(attacker: string, more: Partial<TestBoard> = {}): DamageChoice {
  const state = board({
    ...BOARD,
    attacks: { [attacker]: 'nil' },
    blocks: { a: attacker, b: attacker },
    blocked: [attacker],
    ...more,
  });
  const [first] = damageChoices(state, playerId('ada'), 'combatDamage');
  if (first === undefined) throw new Error('no choice');
  return first;
}

const divisions = (of: DamageChoice): readonly string[] =>
  patternsOf(of)
    .flatMap(({ range }) => [...divisionsIn(range)])
    .toSorted(mostToFirst)
    .map((one) => one.join(' '));

describe('every division', () => {
  it('gives all of the damage, the most to the first recipient first', () => {
    expect(divisions(choice('plain'))).toEqual(['2 0', '1 1', '0 2']);
    expect(divisions(choice('rhino', { blocks: { a: 'rhino' } }))).toEqual(['2 0', '1 1', '0 2']);
  });

  it('goes past the blockers with all or nothing, as though they were not there', () => {
    expect(divisions(choice('elemental'))).toEqual(['2 0 0', '1 1 0', '0 2 0', '0 0 2']);
  });

  it('may give nothing only as though it weren’t blocked where nothing blocks', () => {
    expect(divisions(choice('elemental', { blocks: {} }))).toEqual(['2', '0']);
    expect(divisions(choice('rhino', { blocks: {} }))).toEqual(['2']);
  });
});

describe('a division demands lethal damage', () => {
  const ordered = { edition: '2024-07-30' } as const;

  it.each([
    ['for no one where it is free', choice('plain'), [0, 2], []],
    ['for all blockers when any goes past', choice('rhino'), [1, 0, 1], ['a', 'b']],
    ['for no one when none goes past', choice('rhino'), [1, 1, 0], []],
    ['for no one as though it weren’t blocked', choice('elemental'), [0, 0, 2], []],
    ['for those before the last in order', choice('plain', ordered), [1, 1], ['a']],
    ['for those passed over in order', choice('plain', ordered), [0, 2], ['a']],
    ['for no one before the first in order', choice('plain', ordered), [2, 0], []],
    ['for no one where nothing is assigned', choice('plain', ordered), [0, 0], []],
    ['for all when any goes past in order', choice('rhino', ordered), [1, 0, 1], ['a', 'b']],
  ])('%s', (_, of, division, demanded) => {
    expect(demandsOf(of, division)).toEqual(demanded.map((object) => ({ kind: 'lethal', object })));
  });
});

describe('divisions and assignments', () => {
  const state = board(BOARD);

  it('tell each other, without recipients of nothing', () => {
    const rhino = choice('rhino');
    const all = assignments(state, { rhino: { a: 1, nil: 1 } });
    expect(toAssignments(rhino, [1, 0, 1])).toEqual(all);
    expect(toDivision(rhino, all)).toEqual([1, 0, 1]);
  });

  it('read only the creature’s own assignments, and add up its parts', () => {
    const mixed = assignments(state, { plain: { a: 9 }, rhino: { a: 1, idle: 4 } });
    expect(toDivision(choice('rhino'), [...mixed, ...mixed])).toEqual([2, 0, 0]);
  });

  it('name damage on one creature', () => {
    const all = assignments(state, { plain: { a: 2 }, rhino: { b: 1, nil: 1, a: 3 } });
    expect(damageOn(all, objectId('a')).map(({ amount }) => amount)).toEqual([2, 3]);
  });

  it.each([
    ['nil', 'nil', true],
    ['nil', 'ada', false],
    ['a', 'a', true],
    ['a', 'b', false],
    ['a', 'nil', false],
    ['nil', 'a', false],
  ])('say whether %s and %s are the same recipient', (one, other, same) => {
    const to = (name: string): DamageRecipient =>
      name.length > 1
        ? { kind: 'player', player: playerId(name) }
        : { kind: 'object', object: objectId(name) };
    expect(isSameRecipient(to(one), to(other))).toBe(same);
  });
});
