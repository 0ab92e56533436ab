// What rules on answers that nobody gives on a page: whatever has the game, or else what a page loads for it.
import type { RuledKind } from '../library/judged/marked.ts';
import type { RuledMarking } from '../questions/marking.ts';
import type { Entries } from '../questions/rulings/material.ts';
import type { Mark } from '../questions/script/mark.ts';
import type { RulingRequest } from '../questions/script/rulingRequest.ts';

/** Rejects where something can't be loaded. */
export async function ruledOn(marking: RuledMarking, entries: Entries): Promise<Mark> {
  const wish: RulingRequest = { marking, entries, isTooMuch: false, mark: undefined };
  document.dispatchEvent(new CustomEvent('ruling', { detail: wish }));
  return wish.mark ?? rulingBy(marking, entries);
}

const rulingBy = async <K extends RuledKind>(
  marking: RuledMarking<K>,
  entries: Entries,
): Promise<Mark> => {
  const { rulingOf } = await import('../questions/rulings/ofKind.ts');
  const ruling = await rulingOf(marking.kind);
  return ruling(marking, entries);
};
