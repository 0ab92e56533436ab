// A question can ask for more than what is legal: what a browser is given to tell whether an answer comes to that.
import type { ProofLine } from '../view/proof.ts';
import type { Wanted } from './wanted.ts';

export type AimMarking =
  | {
      readonly kind: 'division';
      /** What is said of what comes of a division, and which of it of each, by `sharesKey`. */
      readonly said: readonly ProofLine[];
      readonly ways: { readonly [shares: string]: number };
      /** Those of whom all, or so many, are to die. */
      readonly kills: readonly string[];
    }
  /** So many creatures and no other number; `way`: one of those that do it. */
  | {
      readonly kind: 'creatures';
      readonly n: number;
      readonly missed: ProofLine;
      readonly way: readonly Wanted[];
    };

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
  aim: AimMarking | undefined,
  shares: Shares,
): readonly ProofLine[] => {
  const line = aim?.kind === 'division' ? aim.said[aim.ways[sharesKey(shares)] ?? -1] : undefined;
  return line === undefined ? [] : [line];
};

/** Of the legal divisions that come to what is aimed at the one that is least unlike this, in points of damage. */
export function nearestWay(aim: AimMarking | undefined, shares: Shares): Shares {
  if (aim?.kind !== 'division') return [];
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

/** What is said of a legal declaration with so many creatures that are not as many as are aimed at. */
export const declarationLines = (
  aim: AimMarking | undefined,
  creatures: readonly string[],
): readonly ProofLine[] =>
  aim?.kind === 'creatures' && new Set(creatures).size !== aim.n ? [aim.missed] : [];
