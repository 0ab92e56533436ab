// What a browser is given to tell whether a legal division comes to what is asked for.
import type { ProofLine } from '../../../view/proof.ts';

export interface DivisionAim {
  readonly kind: 'division';
  /** What is said of what comes of a division, and which of it of each, by `sharesKey`. */
  readonly said: readonly ProofLine[];
  readonly ways: { readonly [shares: string]: number };
  /** Those of whom all, or so many, are to die. */
  readonly kills: readonly string[];
}

type Shares = readonly (readonly [to: string, amount: number])[];

/** The same for the same shares, in whatever order they come. */
export const sharesKey = (shares: Shares): string =>
  shares
    .filter(([, amount]) => amount > 0)
    .map(([to, amount]) => `${to} ${amount}`)
    .toSorted()
    .join();

/** What is said of a legal division; nothing where nothing is aimed at. */
export const divisionLines = (
  aim: DivisionAim | undefined,
  shares: Shares,
): readonly ProofLine[] => {
  const line = aim?.said[aim.ways[sharesKey(shares)] ?? -1];
  return line === undefined ? [] : [line];
};

/** Of the legal divisions that come to what is aimed at the one that is least unlike this, in points of damage. */
export function nearestWay(aim: DivisionAim | undefined, shares: Shares): Shares {
  if (aim === undefined) return [];
  const ways = Object.entries(aim.ways)
    .filter(([, place]) => aim.said[place]?.holds)
    .map(([key]) => sharesOf(key));
  const [nearest = []] = ways.toSorted((a, b) => unlike(a, shares) - unlike(b, shares));
  return nearest;
}

const sharesOf = (key: string): Shares =>
  key.split(',').map((share) => {
    const space = share.lastIndexOf(' ');
    return [share.slice(0, space), Number(share.slice(space))];
  });

function unlike(a: Shares, b: Shares): number {
  const inB = new Map(b);
  return a.reduce((sum, [to, amount]) => sum + Math.max(0, amount - (inB.get(to) ?? 0)), 0);
}
