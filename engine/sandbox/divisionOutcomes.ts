import { divisionsOf } from '../damage/divisionsOf.ts';
import { damageStepOf } from '../damage/steps.ts';
import { gameOf } from '../scenario/line.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import { playedOn } from '../training/kinds/divide/played.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { Table } from './tableOf.ts';

type Shares = readonly CombatDamageAssignment[];

/** What can come of the damage that is to be divided, with all else as the engine suggests. */
export interface DivisionOutcomes {
  /** Creatures that can be killed together, and no more with them; each with a division that does it. */
  readonly killed: readonly { readonly creatures: readonly ObjectId[]; readonly by: Shares }[];
  /** The most that players can be assigned. */
  readonly most: { readonly n: number; readonly by: Shares } | undefined;
}

/** So many divisions are played on. */
const PLAYED = 256;

/** Nothing where no damage is to be divided, or in more ways than can be played on. */
export function divisionOutcomesOf({
  awaits,
  now,
}: Pick<Table, 'awaits' | 'now'>): DivisionOutcomes | undefined {
  if (awaits?.answer.kind !== 'division') return undefined;
  const { player, choice } = awaits.answer;
  const game = gameOf(now);
  const divisions = divisionsOf(game, player, damageStepOf(game), choice.source, PLAYED);
  if (divisions === undefined || divisions.length === 0) return undefined;
  const among = game.battlefield.map(({ id }) => id);
  const ways = playedOn(now, among, divisions);
  const deaths = ways.filter(
    ({ died }, at) =>
      died.length > 0 &&
      ways.every(
        (other, nth) => !isLess(died, other.died) && !(nth < at && isSame(died, other.died)),
      ),
  );
  const [best] = ways.toSorted((a, b) => b.toPlayers - a.toPlayers);
  return {
    killed: deaths.map(({ died, assignments }) => ({ creatures: died, by: assignments })),
    most:
      best === undefined || best.toPlayers === 0
        ? undefined
        : { n: best.toPlayers, by: best.assignments },
  };
}

const isWithin = (some: readonly ObjectId[], all: readonly ObjectId[]): boolean =>
  some.every((id) => all.includes(id));

const isLess = (some: readonly ObjectId[], all: readonly ObjectId[]): boolean =>
  isWithin(some, all) && some.length < all.length;

const isSame = (some: readonly ObjectId[], others: readonly ObjectId[]): boolean =>
  isWithin(some, others) && some.length === others.length;
