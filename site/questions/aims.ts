// A question can ask for more than what is legal: what a browser is given to tell whether an answer comes to that.
import type { ProofLine } from '../view/proof.ts';

export type AimMarking =
  | {
      readonly kind: 'division';
      /** What is said of what comes of a division, and which of it of each, by `sharesKey`. */
      readonly said: readonly ProofLine[];
      readonly ways: { readonly [shares: string]: number };
    }
  /** So many creatures and no other number. */
  | { readonly kind: 'creatures'; readonly n: number; readonly missed: ProofLine };

/** The same for the same shares, in whatever order they come. */
export const sharesKey = (shares: readonly (readonly [to: string, amount: number])[]): string =>
  shares
    .filter(([, amount]) => amount > 0)
    .map(([to, amount]) => `${to} ${amount}`)
    .toSorted()
    .join();

/** What is said of a legal division; nothing where nothing is aimed at. */
export const divisionLines = (
  aim: AimMarking | undefined,
  shares: Parameters<typeof sharesKey>[0],
): readonly ProofLine[] => {
  const line = aim?.kind === 'division' ? aim.said[aim.ways[sharesKey(shares)] ?? -1] : undefined;
  return line === undefined ? [] : [line];
};

/** What is said of a legal declaration with so many creatures that are not as many as are aimed at. */
export const declarationLines = (
  aim: AimMarking | undefined,
  creatures: readonly string[],
): readonly ProofLine[] =>
  aim?.kind === 'creatures' && new Set(creatures).size !== aim.n ? [aim.missed] : [];
