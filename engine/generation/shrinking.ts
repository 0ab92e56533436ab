import type { PermanentSetup } from '../scenario/scenario.ts';
import type { Random } from '../vocabulary/random.ts';
import { type Draft, without, withPermanent } from './draft.ts';
import { type Standing, standingOf } from './keeping.ts';

/** The board without what is not needed to keep it, but for so many permanents that are spared. */
export function shrunk(
  random: Random,
  whole: Standing,
  { spared, isKept }: { readonly spared: number; readonly isKept: (one: Standing) => boolean },
): Standing {
  let left = whole;
  let spare = spared;
  const tried = (draft: Draft): Standing | undefined => {
    const standing = standingOf(draft, whole.asked);
    return standing && isKept(standing) ? standing : undefined;
  };
  for (const id of shuffled(
    random,
    whole.draft.setup.permanents.map((one) => one.id),
  )) {
    const fewer = tried(without(left.draft, id));
    if (fewer === undefined) continue;
    if (spare > 0) spare -= 1;
    else left = fewer;
  }
  for (const { id } of left.draft.setup.permanents)
    for (const plainer of PLAINER) left = tried(withPermanent(left.draft, id, plainer)) ?? left;
  return left;
}

/** What may be done to a permanent that makes less of it. */
const PLAINER: readonly ((one: PermanentSetup) => PermanentSetup)[] = [
  (one) => ({ ...one, sick: false }),
  (one) => ({ ...one, tapped: false }),
  (one) => ({ ...one, damage: 0 }),
  ({ goadedBy: _, ...one }) => one,
];

const shuffled = <T>(random: Random, all: readonly T[]): readonly T[] =>
  all
    .map((one) => ({ one, lot: random.next() }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ one }) => one);
