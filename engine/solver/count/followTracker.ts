/**
 * Whether a chooser that others should bring along is missing at the end although it could have come (CR 508.1d). A
 * tracker that counts, beside who is declared, what each restriction needs to say whether there is room for it.
 */
import { entryOf } from '../../vocabulary/entries.ts';
import { isCostly } from '../paid.ts';
import type { DeclarationProblem, Following, Restriction } from '../problem.ts';
import type { Part } from './parts.ts';
import { BROKEN, type Tracker } from './trackers.ts';

/** No tracker where nothing is ever asked. */
export function followTracker(
  { choosers, problem }: Part,
  { chooser, others }: Following,
): readonly Tracker[] {
  const able = problem.pairs
    .filter((pair) => pair.chooser === chooser && !isCostly(pair))
    .map(({ target }) => target);
  const leaders = others.filter((other) => other !== chooser);
  if (able.length === 0 || leaders.length === 0 || !isAble(problem, chooser)) return [];
  const rooms = problem.restrictions.flatMap((one) => roomUnder(one, chooser, problem));
  const sizes = [2, 2, ...rooms.map(({ states }) => states)];
  const hasRoom = (parts: readonly number[]): boolean =>
    able.some((target) =>
      rooms.every((room, at) => room.isThere(parts[FIRST_ROOM + at] ?? 0, target)),
    );
  const read = (state: number, declared: number, on: readonly number[]): readonly number[] => {
    const [declined = 0, asked = 0, ...counts] = partsOf(state === 0 ? 0 : state - 1, sizes);
    return [
      declared === chooser ? 1 : declined,
      leaders.includes(declared) && on.length > 0 ? 1 : asked,
      ...rooms.map((room, at) => room.next(counts[at] ?? 0, declared, on)),
    ];
  };
  return [
    {
      choosers: new Set(rooms.length > 0 ? choosers : [chooser, ...leaders]),
      // One more for where the chooser is declared: then nothing else matters.
      states: sizes.reduce((product, size) => product * size, 1) + 1,
      next: (state, declared, on) => {
        if (state === 1 || (declared === chooser && on.length > 0)) return 1;
        const parts = read(state, declared, on);
        // It has declined, though it is asked, and there is always room.
        if (rooms.length === 0 && parts.every((part) => part === 1)) return BROKEN;
        const joined = joinedFrom(parts, sizes);
        return joined === 0 ? 0 : joined + 1;
      },
      unmet: (state) => {
        if (state <= 1) return 0;
        const parts = partsOf(state - 1, sizes);
        return parts[1] === 1 && hasRoom(parts) ? Infinity : 0;
      },
      looksAt: [...new Set(rooms.flatMap(({ looksAt }) => looksAt))],
    },
  ];
}

const isAble = ({ choosers }: DeclarationProblem, chooser: number): boolean =>
  (choosers[chooser]?.capacity ?? 0) >= 1;

/** Whether the chooser has declined, whether any of the others is declared, and then a place for each restriction. */
const FIRST_ROOM = 2;

/** What one restriction must know of the others to say whether the chooser could be declared besides them. */
interface Room {
  readonly states: number;
  readonly next: (state: number, declared: number, on: readonly number[]) => number;
  readonly isThere: (state: number, target: number) => boolean;
  readonly looksAt: readonly number[];
}

function roomUnder(
  one: Restriction,
  chooser: number,
  problem: DeclarationProblem,
): readonly Room[] {
  const room: RoomUnder<Restriction> = entryOf(ROOM, one.kind);
  return room(one, chooser, problem);
}

type RoomUnder<R extends Restriction> = (
  restriction: R,
  chooser: number,
  problem: DeclarationProblem,
) => readonly Room[];

const always = (): readonly Room[] => [];

const ROOM: {
  readonly [K in Restriction['kind']]: RoomUnder<Extract<Restriction, { readonly kind: K }>>;
} = {
  // Others are declared where anything is asked, and what is forbidden is not among the pairs.
  notAlone: always,
  pairForbidden: always,
  chooserForbidden: always,
  maxChoosers: ({ choosers, n }, chooser) =>
    choosers?.includes(chooser) === false
      ? []
      : [counting(n, (declared) => choosers?.includes(declared) ?? true, isLess(n))],
  maxChoosersOn: ({ targets, n }) => {
    const isOn = (on: readonly number[]): boolean => on.some((target) => targets.includes(target));
    const room = counting(
      n,
      (_, on) => isOn(on),
      (count, target) => count < n || !isOn([target]),
    );
    return [{ ...room, looksAt: targets }];
  },
  onlyAlone: (one, chooser) =>
    one.chooser === chooser
      ? [NEVER]
      : [counting(1, (declared) => declared === one.chooser, isLess(1))],
  needsCompanions: ({ chooser: needy, companions, n }, chooser) =>
    needy === chooser
      ? [
          counting(
            n,
            (declared) => declared !== chooser && companions.includes(declared),
            (count) => count >= n,
          ),
        ]
      : [],
  notTogether: ({ a, b }, chooser) => {
    if (a !== chooser && b !== chooser) return [];
    if (a === b) return [NEVER];
    const other = a === chooser ? b : a;
    return [counting(1, (declared) => declared === other, isLess(1))];
  },
  minChoosersOn: ({ target: on, n }) => {
    const room = counting(
      n,
      (_, targets) => targets.includes(on),
      (count, target) => target !== on || count + 1 >= n,
    );
    return [{ ...room, looksAt: [on] }];
  },
  allOrNoneOn: ({ target: on, choosers }, chooser) => {
    if (!choosers.includes(chooser)) return [];
    const rest = new Set(choosers.filter((other) => other !== chooser));
    const room = counting(
      rest.size,
      (declared, targets) => rest.has(declared) && targets.includes(on),
      (count, target) => target !== on || count === rest.size,
    );
    return [{ ...room, looksAt: [on] }];
  },
};

const isLess =
  (n: number) =>
  (count: number): boolean =>
    count < n;

/** Counts up to `most`. */
const counting = (
  most: number,
  counts: (declared: number, on: readonly number[]) => boolean,
  isThere: Room['isThere'],
): Room => ({
  states: most + 1,
  next: (state, declared, on) =>
    on.length > 0 && counts(declared, on) ? Math.min(state + 1, most) : state,
  isThere,
  looksAt: [],
});

const NEVER: Room = { states: 1, next: () => 0, isThere: () => false, looksAt: [] };

/** Several small numbers as one, and back. */
const joinedFrom = (parts: readonly number[], sizes: readonly number[]): number =>
  parts.reduceRight((joined, part, at) => joined * (sizes[at] ?? 1) + part, 0);

function partsOf(joined: number, sizes: readonly number[]): number[] {
  let left = joined;
  return sizes.map((size) => {
    const part = left % size;
    left = (left - part) / size;
    return part;
  });
}
