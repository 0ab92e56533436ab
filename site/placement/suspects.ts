// Whose boards are made while one is answered: they may be the next.
import { type Belief, shareOfEach } from './belief.ts';
import type { MistakeIndex, PlacementItem } from './item.ts';
import { SURE } from './parameters.ts';

/** So many mistakes at a time: each costs a few boards, which nobody may ever see. */
const MOST_SUSPECTS = 4;

/**
 * The mistakes that are likeliest as it stands, and those that the board now asked may bring to light, of which nothing is
 * settled; the likeliest first.
 */
export function suspectsNow(
  belief: Belief,
  mistakes: number,
  asked: PlacementItem | undefined,
): readonly MistakeIndex[] {
  const shares = shareOfEach(belief, mistakes);
  const byShare = (some: readonly MistakeIndex[]): readonly MistakeIndex[] =>
    some
      .filter((one) => (shares[one] ?? 0) < SURE)
      .toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0))
      .slice(0, MOST_SUSPECTS / 2);
  const shown = byShare(asked?.believed.map(([one]) => one) ?? []);
  const others = [...shares.keys()].filter((one) => !shown.includes(one));
  return [...shown, ...byShare(others)];
}
