import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITION_IDS } from '../citation/editions.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import { nameOf } from '../testing/boards/assignments.ts';
import { board, type PermanentSpec, type TestBoard } from '../testing/boards/board.ts';
import { randomCombat } from '../testing/boards/randomCombat.ts';
import { everyAssignment, literalAssignments } from '../testing/oracle/literalAssignments.ts';
import { markDivision } from '../training/mark.ts';
import { type PlayerId, playerId } from '../vocabulary/ids.ts';
import { assigningPlayers, type DamageChoice, damageChoices } from './choices.ts';
import { completableRanges } from './completableRanges.ts';
import { countIn } from './divisionRange.ts';
import { divisionsOf } from './divisionsOf.ts';

type Assignments = readonly CombatDamageAssignment[];

const STEP = 'combatDamage';
const ADA = playerId('ada');

const textOf = (assignments: Assignments): string =>
  assignments
    .map(({ to, amount }) => `${nameOf(to)} ${amount}`)
    .toSorted()
    .join(', ');

const unlike = (some: Assignments, others: Assignments): number => {
  const at = (all: Assignments, name: string) =>
    all.reduce((n, { to, amount }) => n + (nameOf(to) === name ? amount : 0), 0);
  const names = new Set([...some, ...others].map(({ to }) => nameOf(to)));
  return [...names].reduce((n, name) => n + Math.abs(at(some, name) - at(others, name)), 0);
};

function holdsFor(state: GameState, player: PlayerId, own: DamageChoice, nth: number): void {
  const ofOwn = (some: Assignments) => some.filter(({ source }) => source === own.source);
  const legal = new Set(literalAssignments(state, player, STEP).map(ofOwn).map(textOf));
  const found = divisionsOf(state, player, STEP, own.source, 10_000) ?? [];
  expect(found.map(textOf).toSorted()).toEqual([...legal].toSorted());
  expect(countOf(state, player, own)).toBe(BigInt(legal.size));
  const all = everyAssignment(state, player, STEP);
  const tried = ofOwn(all[nth % all.length] ?? []);
  const marked = markDivision(state, player, own.source, tried);
  expect(marked.verdict).toBe(legal.has(textOf(tried)) ? 'legal' : 'illegal');
  const nearest = Math.min(...found.map((one) => unlike(one, tried)));
  if (marked.verdict === 'illegal') expect(unlike(ofOwn(marked.suggestion), tried)).toBe(nearest);
}

const countOf = (state: GameState, player: PlayerId, own: DamageChoice): bigint | undefined =>
  completableRanges(state, damageChoices(state, player, STEP), own)?.reduce(
    (n, range) => n + countIn(range),
    0n,
  );

it.each(EDITION_IDS)(
  'on random boards in %s divisions, their number and the nearest are those of every legal assignment, listed',
  (edition) => {
    fc.assert(
      fc.property(randomCombat([edition]), fc.nat(), (state, nth) => {
        for (const player of assigningPlayers(state, STEP))
          for (const own of damageChoices(state, player, STEP)) holdsFor(state, player, own, nth);
      }),
      { numRuns: 100, seed: 510 },
    );
  },
);

describe('boards whose divisions nobody could list are counted and marked at once', () => {
  const names = (sort: string, n: number): readonly string[] =>
    Array.from({ length: n }, (_, index) => `${sort}${index}`);
  const each = <T>(keys: readonly string[], value: T): { readonly [name: string]: T } =>
    Object.fromEntries(keys.map((key) => [key, value]));

  /** So many attackers, all blocked by so many blockers. */
  const melee = (
    [attackers, attacker]: readonly [number, PermanentSpec],
    [blockers, blocker]: readonly [number, PermanentSpec],
    more: Partial<TestBoard> = {},
  ): GameState => {
    const a = names('a', attackers);
    const b = names('b', blockers);
    return board({
      permanents: { ada: each(a, attacker), nil: each(b, blocker) },
      attacks: each(a, 'nil'),
      blocks: each(b, a),
      orders: { ...each(a, b), ...each(b, a) },
      ...more,
    });
  };

  const order = { edition: '2024-07-30' } as const;

  it.each([
    ['30 among seven', melee([1, '30/30'], [7, '1/4']), 1_947_792n],
    // As many more as there are ways to divide 2, of which some goes past.
    ['30 among seven, trampling', melee([1, '30/30 trample'], [7, '1/4']), 1_947_800n],
    ['1,000,000 between two', melee([1, '1000000/1'], [2, '1/1000000']), 1_000_001n],
    ['20 among six, by banding', melee([3, '20/20 banding'], [6, '1/5']), 53_130n],
    [
      '9 among three or past them, with deathtouch',
      melee([3, '9/9 trample deathtouch'], [3, '1/8']),
      220n,
    ],
    // The others give the first two what they lack, or this one does.
    ['9 among three that others share, in order', melee([3, '9/9'], [3, '1/4'], order), 55n],
    // The others have 18 of 20.
    ['9 of tramplers that share one', melee([3, '9/9 trample'], [1, '1/20']), 8n],
  ])('%s', (_, state, expected) => {
    const [own] = damageChoices(state, ADA, STEP);
    if (own === undefined) throw new Error('nothing to divide');
    expect(countOf(state, ADA, own)).toBe(expected);
  });

  it.each([
    ['30 among seven', melee([1, '30/30 trample'], [7, '1/4'])],
    ['1,000,000 past two', melee([1, '1000000/1 trample'], [2, '1/400000'])],
    ['five tramplers that share two', melee([5, '9/9 trample'], [2, '1/12'])],
    ['three that share three, in order', melee([3, '9/9'], [3, '1/4'], order)],
    ['five that share five, in order', melee([5, '40/40 trample'], [5, '1/40'], order)],
  ])('%s: what is wrong is met with what is right', (_, state) => {
    for (const player of assigningPlayers(state, STEP))
      for (const { source } of damageChoices(state, player, STEP)) {
        const wrong = markDivision(state, player, source, []);
        expect(wrong.verdict).toBe('illegal');
        const own = wrong.suggestion.filter((one) => one.source === source);
        expect(markDivision(state, player, source, own).verdict).toBe('legal');
      }
  });

  it('past the bound nothing is said of how many there are, and something legal is still named', () => {
    const state = melee([5, '40/40 trample'], [5, '1/40'], order);
    const [own] = damageChoices(state, ADA, STEP);
    if (own === undefined) throw new Error('nothing to divide');
    expect(countOf(state, ADA, own)).toBeUndefined();
    expect(divisionsOf(state, ADA, STEP, own.source, 4096)).toBeUndefined();
  });
});
