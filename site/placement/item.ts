// A board as the placement test knows it: how much it asks, and what is answered by whoever holds which mistake.

export type PlacementLevel = 1 | 2 | 3 | 4 | 5;
export const LEVELS: readonly PlacementLevel[] = [1, 2, 3, 4, 5];

/** A mistake by its place in the list that comes with the boards. */
export type MistakeIndex = number;

/**
 * An answer as a number. Of a pick, one bit for each option that is chosen, the first the lowest; of a truth, 1 where it is
 * so; a number is itself.
 */
export type Reply = number;

export interface PlacementItem {
  /** Where it is asked, in English and without the site's base: `/exercises/one/#q-block`. */
  readonly at: string;
  /** Another one wherever the board or the question has changed. */
  readonly print: string;
  /** How much must be known. */
  readonly knowledge: PlacementLevel;
  readonly kind: 'pick' | 'number' | 'truth';
  /** How many options there are; of what is no pick, none. */
  readonly options: number;
  readonly right: Reply;
  /** What each mistake answers that does not answer as the rules do. */
  readonly believed: readonly (readonly [mistake: MistakeIndex, reply: Reply])[];
}

/** All boards that can be asked, and the mistakes that they know by their places. */
export interface PlacementTable {
  readonly version: 1;
  readonly mistakes: readonly string[];
  readonly items: readonly PlacementItem[];
}

/**
 * What somebody answers who holds these mistakes. Each bends its own part of the board: of a pick the options that it
 * turns over, of a number how far it is off.
 */
export function replyOf(item: PlacementItem, held: readonly MistakeIndex[]): Reply {
  const showing = item.believed.filter(([mistake]) => held.includes(mistake));
  if (item.kind === 'number')
    return showing.reduce((sum, [, reply]) => sum + reply - item.right, item.right);
  return showing.reduce((turned, [, reply]) => turned | (reply ^ item.right), 0) ^ item.right;
}

/** In how many options two answers to a pick differ; of other answers, 1 where they are two. */
export function distanceOf({ kind }: PlacementItem, a: Reply, b: Reply): number {
  if (kind !== 'pick') return a === b ? 0 : 1;
  let differing = a ^ b;
  let count = 0;
  for (; differing !== 0; differing &= differing - 1) count += 1;
  return count;
}

/** Which options a reply to a pick chooses. */
export const placesIn = (reply: Reply, options: number): readonly number[] =>
  [...Array(options).keys()].filter((at) => (reply & (1 << at)) !== 0);
