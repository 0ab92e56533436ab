import type { PermanentSetup } from '../scenario/scenario.ts';
import type { Random } from '../vocabulary/random.ts';
import { type Draft, without, withPermanent } from './draft.ts';
import { gameOf } from './gameOf.ts';
import { type AnsweredBoard, standingOf } from './keeping.ts';
import { shuffled } from './shuffled.ts';

/** The board without what is not needed to keep it, but for so many permanents that are spared. */
export function shrunk(
  random: Random,
  whole: AnsweredBoard,
  { spared, isKept }: { readonly spared: number; readonly isKept: (one: AnsweredBoard) => boolean },
): AnsweredBoard {
  let left = whole;
  let spare = spared;
  const tried = (draft: Draft): AnsweredBoard | undefined => {
    const standing = standingOf(draft, gameOf(draft), whole.asked);
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
  for (const one of left.draft.setup.permanents)
    for (const plainer of PLAINER.filter(({ isSo }) => isSo(one)))
      left = tried(withPermanent(left.draft, one.id, plainer.made)) ?? left;
  return left;
}

interface Plainer {
  readonly isSo: (one: PermanentSetup) => boolean;
  readonly made: (one: PermanentSetup) => PermanentSetup;
}

/** What may be done to a permanent of which something is so, that makes less of it. */
const PLAINER: readonly Plainer[] = [
  { isSo: ({ sick }) => sick, made: (one) => ({ ...one, sick: false }) },
  { isSo: ({ tapped }) => tapped, made: (one) => ({ ...one, tapped: false }) },
  { isSo: ({ damage }) => damage > 0, made: (one) => ({ ...one, damage: 0 }) },
  { isSo: ({ goadedBy }) => goadedBy !== undefined, made: ({ goadedBy: _, ...one }) => one },
];
