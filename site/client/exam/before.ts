import { paperOf } from '../deal/exam.ts';
import { type Sitting, waitingIn } from './sitting.ts';

/** So many tell how it goes. */
const MOST = 5;

/** How papers of the same kind went that were over before this one began, the oldest first: `17/25`. */
export function sharesBefore(
  { id, seed, began }: Pick<Sitting, 'id' | 'seed' | 'began'>,
  kept: readonly Sitting[],
): readonly string[] {
  return (
    kept
      .filter((one) => one.stage === 'over' && one.id !== id && one.began < began)
      // What is marked later would make more of them right.
      .filter((one) => paperOf(one.seed) === paperOf(seed) && waitingIn(one).length === 0)
      .toSorted((a, b) => a.began - b.began)
      .slice(-MOST)
      .map((one) => `${rightIn(one)}/${one.asked.length}`)
  );
}

/** How many of its answers were right. */
export const rightIn = ({ judged }: Pick<Sitting, 'judged'>): number =>
  Object.values(judged).filter((one) => one.kind === 'judged' && one.right).length;
