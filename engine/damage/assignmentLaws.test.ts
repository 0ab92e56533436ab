import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITION_IDS, type EditionId, NEWEST_EDITION } from '../citation/editions.ts';
import { theCharacteristics } from '../state/characteristicsOf.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import { nameOf } from '../testing/boards/assignments.ts';
import { randomCombat } from '../testing/boards/randomCombat.ts';
import { everyAssignment, literalAssignments } from '../testing/oracle/literalAssignments.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { checkAssignment } from './checkAssignment.ts';
import { assigningPlayers, damageChoices } from './choices.ts';
import { sum } from './division.ts';
import { completeAssignment, suggestAssignment } from './suggestAssignment.ts';

type Assignments = readonly CombatDamageAssignment[];
type Law = (state: GameState, player: PlayerId) => void;

const STEP = 'combatDamage';

/** One assignment as text, the same in whatever order it is told. */
const textOf = (assignments: Assignments): string =>
  assignments
    .map(({ source, to, amount }) => `${source}>${nameOf(to)} ${amount}`)
    .toSorted()
    .join(', ');

const textsOf = (all: Iterable<Assignments>): readonly string[] => [...all].map(textOf).toSorted();

/** Tries a law on random combats, once for each player who assigns damage. */
function holds(law: Law, { runs = 300, editions = EDITION_IDS }: Trial = {}): void {
  fc.assert(
    fc.property(randomCombat(editions), (state) => {
      for (const player of assigningPlayers(state, STEP)) law(state, player);
    }),
    { numRuns: runs, seed: 509 },
  );
}

interface Trial {
  readonly runs?: number;
  readonly editions?: readonly EditionId[];
}

describe('the literal reading of the rules', () => {
  it('finds legal what the verdict finds legal', () => {
    holds((state, player) => {
      const legal = new Set(textsOf(literalAssignments(state, player, STEP)));
      for (const assignments of spread(everyAssignment(state, player, STEP), 30)) {
        const { verdict, violations } = checkAssignment(state, player, STEP, assignments);
        expect(verdict).toBe(legal.has(textOf(assignments)) ? 'legal' : 'illegal');
        expect(violations.length === 0).toBe(verdict === 'legal');
      }
    });
  });
});

describe('a legal assignment', () => {
  it('gives each creature its power to assign, or nothing where it may decline', () => {
    holds((state, player) => {
      for (const all of literalAssignments(state, player, STEP))
        for (const { source, recipients } of damageChoices(state, player, STEP)) {
          const total = sum(all.filter((one) => one.source === source));
          const power = theCharacteristics(state, source).power;
          expect(recipients.length === 1 && total === 0 ? power : total).toBe(power);
        }
    });
  });

  it('stays legal when more damage is marked on the creatures', () => {
    holds((state, player) => {
      const hurt = state.battlefield.map((one) => ({ ...one, markedDamage: one.markedDamage + 1 }));
      const more = new Set(
        textsOf(literalAssignments({ ...state, battlefield: hurt }, player, STEP)),
      );
      for (const text of textsOf(literalAssignments(state, player, STEP)))
        expect(more.has(text)).toBe(true);
    });
  });

  it('in an announced order is legal too where division is free', () => {
    holds(
      (state, player) => {
        const free: GameState = { ...state, edition: NEWEST_EDITION };
        const more = new Set(textsOf(literalAssignments(free, player, STEP)));
        for (const text of textsOf(literalAssignments(state, player, STEP)))
          expect(more.has(text)).toBe(true);
      },
      { editions: ['2013-02-01', '2024-07-30'] },
    );
  });
});

describe('a suggestion', () => {
  it('is legal', () => {
    holds((state, player) => {
      const suggestion = suggestAssignment(state, player, STEP);
      expect(checkAssignment(state, player, STEP, suggestion).violations).toEqual([]);
    });
  });

  it('completes any part of a legal assignment to a legal one, and keeps that part', () => {
    holds((state, player) => {
      const [first] = damageChoices(state, player, STEP);
      for (const all of spread(literalAssignments(state, player, STEP), 20)) {
        const part = all.filter(({ source }) => source !== first?.source);
        const whole = completeAssignment(state, player, STEP, part);
        expect(whole.slice(0, part.length)).toEqual(part);
        expect(checkAssignment(state, player, STEP, whole).verdict).toBe('legal');
      }
    });
  });
});

/** At most `n` of them, from all over the list. */
const spread = <T>(all: readonly T[], n: number): readonly T[] => {
  const pace = Math.ceil(all.length / n);
  return all.filter((_, index) => index % pace === 0);
};
