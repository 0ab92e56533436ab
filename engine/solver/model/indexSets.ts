/** Sets of choosers or of targets that are counted together, each kept once, and how they lie in each other. */

export interface IndexSet {
  /** Rising. */
  readonly members: readonly number[];
  /** The smallest of the limits given for the set; Infinity where it is only counted. */
  atMost: number;
}

export class IndexSets {
  readonly sets: IndexSet[] = [];
  private readonly positions = new Map<string, number>();

  /** The position of the set, which is limited to `atMost` from now on. */
  add(members: readonly number[], atMost: number): number {
    const sorted = [...members].sort((a, b) => a - b);
    const key = sorted.join();
    const position = this.positions.get(key) ?? this.sets.length;
    this.positions.set(key, position);
    const known = this.sets[position];
    if (known === undefined) this.sets.push({ members: sorted, atMost });
    else known.atMost = Math.min(known.atMost, atMost);
    return position;
  }
}

/** Of some sets, those that lie in each other or apart: the larger before the smaller, each with its next larger one. */
export interface Nest {
  readonly inner: readonly NestedSet[];
}
export interface NestedSet {
  readonly set: number;
  /** The position in `inner` of the smallest that contains it, or -1. */
  readonly within: number;
  readonly has: ReadonlySet<number>;
}

/** Takes the sets in turn, limited ones first, larger ones first, and leaves out those that cross one already taken. */
export function nestOf(sets: readonly IndexSet[], mayTake: (set: IndexSet) => boolean): Nest {
  const taken: { readonly set: number; readonly has: ReadonlySet<number> }[] = [];
  for (const set of inTurn(sets)) {
    const candidate = sets[set];
    if (candidate === undefined || !mayTake(candidate)) continue;
    const has = new Set(candidate.members);
    if (taken.every((other) => liesWell(has, other.has))) taken.push({ set, has });
  }
  taken.sort((a, b) => b.has.size - a.has.size);
  return {
    inner: taken.map(({ set, has }, position) => ({
      set,
      has,
      within: taken.findLastIndex((other, at) => at < position && contains(other.has, has)),
    })),
  };
}

/** The smallest nested set that contains the member, or -1. */
export const innermost = (nest: Nest, member: number): number =>
  nest.inner.findLastIndex(({ has }) => has.has(member));

function inTurn(sets: readonly IndexSet[]): readonly number[] {
  const rank = ({ atMost, members }: IndexSet): number =>
    (atMost === Infinity ? 0 : 1e9) + members.length;
  return sets
    .map((set, position) => ({ position, rank: rank(set) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ position }) => position);
}

const contains = (outer: ReadonlySet<number>, inner: ReadonlySet<number>): boolean =>
  inner.size <= outer.size && [...inner].every((member) => outer.has(member));

const liesWell = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean =>
  contains(a, b) || contains(b, a) || ![...a].some((member) => b.has(member));
