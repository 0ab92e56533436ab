// How much less a replay says so that board and entry are both to be seen at every step: what has to be measured for it,
// and what comes of that. First the lane gets lower and the tiles closer, then the tiles say less, at last everything on
// the board gets smaller. Whatever says less is no taller for it, so that most are measured once.

/** What an entry says less of, and a board, one after the other. */
const ENTRY = ['brief', 'curt'] as const;
const BOARD = ['low', 'short', 'bare'] as const;
/** Smaller than this nobody reads. */
const SMALLEST = 0.6;

export const LESS = [...ENTRY, ...BOARD] as const;
type Less = (typeof LESS)[number];

/** How boards and entries are shown. */
export interface Fit {
  readonly less: readonly Less[];
  readonly zoom: number;
}

/** Heights are asked for: of these, by their places, as they are shown so. The first of them matter most. */
export interface Trial {
  readonly how: Fit;
  readonly of: 'boards' | 'entries';
  readonly which: readonly number[];
}

export interface Room extends Fit {
  /** The height of the tallest board. */
  readonly tallest: number;
}

/** Is told the heights of as many as were measured of what it asks for, at least of one. */
export type Finding = Generator<Trial, Room, readonly number[]>;

/** Their places, in the order in which they are probably tall. */
export interface InOrder {
  readonly boards: readonly number[];
  readonly entries: readonly number[];
}

const WHOLE: Fit = { less: [], zoom: 1 };

/** On a desk the two have heights of their own. */
export function* roomBeside(
  { stage, panel }: { readonly stage: number; readonly panel: number },
  order: InOrder,
): Finding {
  const entries = new Heights('entries', order.entries);
  const boards = new Heights('boards', order.boards);
  let how = WHOLE;
  for (const less of ENTRY) {
    if (yield* entries.areWithin(panel, how)) break;
    how = saying(how, less, entries);
  }
  for (const less of BOARD) {
    if (yield* boards.areWithin(stage, how)) break;
    how = saying(how, less, boards);
  }
  return yield* shrunk(boards, how, stage);
}

/** On a phone they share one height: what one leaves is the other's, but for a line between them. */
export function* roomBelow(height: number, order: InOrder): Finding {
  const entries = new Heights('entries', order.entries);
  const boards = new Heights('boards', order.boards);
  let how = saying(WHOLE, 'brief', entries);
  let left = height - 1 - (yield* entries.tallest(how));
  for (const less of ['low', 'short', 'curt', 'bare'] as const) {
    if (yield* boards.areWithin(left, how)) break;
    how = saying(how, less, less === 'curt' ? entries : boards);
    if (less === 'curt') left = height - 1 - (yield* entries.tallest(how));
  }
  return yield* shrunk(boards, how, left);
}

function* shrunk(boards: Heights, fit: Fit, limit: number): Finding {
  let how = fit;
  for (let zoom = 0.95; zoom >= SMALLEST && !(yield* boards.areWithin(limit, how)); zoom -= 0.05) {
    how = { ...how, zoom };
    boards.change();
  }
  return { ...how, tallest: yield* boards.tallest(how) };
}

function saying({ less, zoom }: Fit, one: Less, of: Heights): Fit {
  of.change();
  return { less: [...less, one], zoom };
}

/** What is known of the heights of some. */
class Heights {
  readonly #of: Trial['of'];
  readonly #order: readonly number[];
  /** Of each what it was when it was measured last; since then it has got no taller. */
  readonly #most = new Map<number, number>();
  /** Those that were measured as they are shown now. */
  readonly #now = new Set<number>();

  constructor(of: Trial['of'], order: readonly number[]) {
    this.#of = of;
    this.#order = order;
  }

  /** From now on less is said. */
  change(): void {
    this.#now.clear();
  }

  /** Whether none is taller: the first that is settles it. */
  *areWithin(limit: number, how: Fit): Generator<Trial, boolean, readonly number[]> {
    return (yield* this.tallest(how, limit)) <= limit;
  }

  /** The height of the tallest; with a limit, of any that is taller, or none may be. */
  *tallest(how: Fit, limit?: number): Generator<Trial, number, readonly number[]> {
    for (;;) {
      const tallest = Math.max(0, ...[...this.#now].map((one) => this.#mostOf(one)));
      if (limit !== undefined && tallest > limit) return tallest;
      const open = this.#perhapsAbove(limit ?? tallest);
      const [first] = open;
      if (first === undefined) return tallest;
      // Of many that may be too tall, the one that was the tallest.
      const isTelling = limit !== undefined && this.#now.size === 0 && this.#most.has(first);
      yield* this.#measure(isTelling ? [first] : open, how);
    }
  }

  *#measure(which: readonly number[], how: Fit): Generator<Trial, void, readonly number[]> {
    const heights = yield { how, of: this.#of, which };
    for (const [index, height] of heights.entries()) {
      const one = which[index] ?? 0;
      this.#most.set(one, height);
      this.#now.add(one);
    }
  }

  /** Those that may be taller than this for all that is known; first those that were the tallest. */
  #perhapsAbove(height: number): readonly number[] {
    return this.#order
      .filter(
        (one) => !this.#now.has(one) && (this.#most.get(one) ?? Number.POSITIVE_INFINITY) > height,
      )
      .toSorted((a, b) => this.#mostOf(b) - this.#mostOf(a));
  }

  #mostOf(one: number): number {
    return this.#most.get(one) ?? 0;
  }
}
