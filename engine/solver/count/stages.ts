/**
 * In which order the choosers choose, and what that does to the trackers: those that first read a choice are opened,
 * those that have read all are closed and forgotten. Few open trackers mean few states, so next is always a chooser
 * after whom the fewest are open.
 */
import { rememberedByKey } from '../../vocabulary/remembered.ts';
import type { Part } from './parts.ts';
import type { Tracker } from './trackers.ts';

export interface Stage {
  readonly chooser: number;
  /** The first states of the trackers that are opened, to be put after those that are open. */
  readonly opening: readonly number[];
  readonly readers: readonly PlacedTracker[];
  readonly reading: readonly Tracker[];
  /** How many trackers are open while it is read. */
  readonly open: number;
  /** Where the tracker of a target stands that only counts; and, by place, a number that is the same for targets alike. */
  readonly counterOf: ReadonlyMap<number, number>;
  readonly likeness: readonly number[];
  /** The trackers that are closed once the choice is read. */
  readonly closing: readonly PlacedTracker[];
  /** Of the states that stay, those that may tell of a requirement that is lost already. */
  readonly telling: readonly PlacedTracker[];
  /** The states that stay, those of targets that are alike in order: which of them it is makes no difference. */
  readonly settle: (tracked: readonly number[]) => readonly number[];
}

export interface PlacedTracker {
  readonly at: number;
  readonly tracker: Tracker;
}

/** The profiles are those of all choosers and of all targets. */
export function stagesOf(
  { choosers }: Part,
  trackers: readonly Tracker[],
  chooserProfiles: readonly string[],
  targetProfiles: readonly string[],
): readonly Stage[] {
  const left = new Map(trackers.map((tracker) => [tracker, tracker.choosers.size]));
  const likenessOf = rememberedByKey((target: number) =>
    targetProfiles.indexOf(targetProfiles[target] ?? ''),
  );
  let open: ReadonlySet<Tracker> = new Set();
  return inOrder(choosers, trackers, chooserProfiles).map((chooser) => {
    const reading = trackers.filter((tracker) => tracker.choosers.has(chooser));
    const opening = reading.filter((tracker) => !open.has(tracker));
    const now = [...open, ...opening];
    for (const tracker of reading) left.set(tracker, (left.get(tracker) ?? 0) - 1);
    const placed = now.map((tracker, at) => ({ at, tracker }));
    const likeness = now.map(({ counts }, at) =>
      counts === undefined ? -1 - at : likenessOf(counts),
    );
    const staying = placed.filter(({ tracker }) => left.get(tracker) !== 0);
    open = new Set(staying.map(({ tracker }) => tracker));
    return {
      chooser,
      opening: opening.map(() => 0),
      readers: placed.filter(({ tracker }) => tracker.choosers.has(chooser)),
      reading,
      open: now.length,
      counterOf: new Map(
        placed.flatMap(({ at, tracker: { counts } }) =>
          counts === undefined ? [] : [[counts, at]],
        ),
      ),
      likeness,
      closing: placed.filter(({ tracker }) => left.get(tracker) === 0),
      telling: staying
        .map(({ tracker }, at) => ({ at, tracker }))
        .filter(({ tracker }) => tracker.lost !== undefined),
      settle: settling(staying, likeness),
    };
  });
}

function settling(staying: readonly PlacedTracker[], likeness: readonly number[]): Stage['settle'] {
  const positions = staying.map(({ at }) => at);
  const alike = [
    ...Map.groupBy(positions.keys(), (position) => likeness[positions[position] ?? -1]).values(),
  ].filter((group) => group.length > 1);
  return (tracked) => {
    const kept = positions.map((at) => tracked[at] ?? 0);
    for (const group of alike) {
      const sorted = group.map((position) => kept[position] ?? 0).sort((a, b) => a - b);
      for (const [index, position] of group.entries()) kept[position] = sorted[index] ?? 0;
    }
    return kept;
  };
}

/** Choosers that are alike follow each other. */
function inOrder(
  choosers: readonly number[],
  trackers: readonly Tracker[],
  profiles: readonly string[],
): readonly number[] {
  const groups = [...Map.groupBy(choosers, (chooser) => profiles[chooser]).values()];
  const waiting = new Set(
    groups.map((members) => ({
      members,
      read: trackers.filter((tracker) => members.some((chooser) => tracker.choosers.has(chooser))),
    })),
  );
  const unread = new Map(trackers.map((tracker) => [tracker, tracker.choosers.size]));
  const order: number[] = [];
  while (waiting.size > 0) {
    const next = leastBy([...waiting], ({ members, read }) =>
      read.reduce((sum, tracker) => sum + opened(tracker, unread, members), 0),
    );
    if (next === undefined) break;
    waiting.delete(next);
    order.push(...next.members);
    for (const tracker of next.read) {
      unread.set(tracker, (unread.get(tracker) ?? 0) - readBy(tracker, next.members));
    }
  }
  return order;
}

/** By how much there is more to tell apart once these have chosen. */
function opened(
  tracker: Tracker,
  unread: ReadonlyMap<Tracker, number>,
  members: readonly number[],
): number {
  const before = unread.get(tracker) ?? 0;
  const weight = Math.log2(tracker.states);
  const isOpen = before < tracker.choosers.size;
  const staysOpen = before > readBy(tracker, members);
  return (staysOpen ? weight : 0) - (isOpen ? weight : 0);
}

const readBy = (tracker: Tracker, members: readonly number[]): number =>
  members.filter((member) => tracker.choosers.has(member)).length;

function leastBy<T>(items: readonly T[], amount: (item: T) => number): T | undefined {
  let least: T | undefined;
  let lowest = Infinity;
  for (const item of items) {
    const here = amount(item);
    if (here >= lowest) continue;
    lowest = here;
    least = item;
  }
  return least;
}
