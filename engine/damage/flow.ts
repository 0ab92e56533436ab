/** How much an answer about divisions may take, in steps: never in time, so that every machine answers alike. */
export interface Work {
  left: number;
}

/** Enough for any board met in play. */
export const workAllowed = (): Work => ({ left: 20_000 });

/** So much is needed, from any of these sources. */
export interface Need {
  readonly n: number;
  readonly from: readonly number[];
}

/** How much each source gives to each need when all are met, by source; nothing where they can't be met together. */
export function sharesFor(
  needs: readonly Need[],
  room: readonly number[],
  work: Work,
): readonly (readonly number[])[] | undefined {
  const left = [...room];
  const shares = room.map(() => needs.map(() => 0));
  for (const [need, { n }] of needs.entries())
    for (let open = n; open > 0; ) {
      work.left -= 1;
      const given = work.left < 0 ? 0 : give({ needs, left, shares }, need, open, new Set());
      if (given === 0) return undefined;
      open -= given;
    }
  work.left -= 1;
  return shares;
}

interface Giving {
  readonly needs: readonly Need[];
  readonly left: number[];
  readonly shares: number[][];
}

/** Gives up to `most` to a need, from a source that has some left or that gives elsewhere what another can give there. */
function give(giving: Giving, need: number, most: number, asked: Set<number>): number {
  const { needs, left, shares } = giving;
  const from = (needs[need]?.from ?? []).filter((source) => !asked.has(source));
  for (const source of from) {
    asked.add(source);
    const own = shares[source] ?? [];
    const free = Math.min(most, left[source] ?? 0);
    if (free > 0) left[source] = (left[source] ?? 0) - free;
    const given = free > 0 ? free : giveInstead(giving, own, need, most, asked);
    if (given === 0) continue;
    own[need] = (own[need] ?? 0) + given;
    return given;
  }
  return 0;
}

/** Takes what this source gives to another need, once that gets it from others. */
function giveInstead(
  giving: Giving,
  own: number[],
  need: number,
  most: number,
  asked: Set<number>,
): number {
  for (const [other, share] of own.entries()) {
    if (other === need || share === 0) continue;
    const given = give(giving, other, Math.min(most, share), asked);
    if (given === 0) continue;
    own[other] = (own[other] ?? 0) - given;
    return given;
  }
  return 0;
}
