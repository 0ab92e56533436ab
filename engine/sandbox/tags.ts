import type { PermanentSetup } from '../scenario/scenario.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** The tags of a board’s permanents, as `explanation/tags` gives them to the game that begins with it. */
export function tagsOf(
  permanents: readonly Pick<PermanentSetup, 'id' | 'controller'>[],
): ReadonlyMap<ObjectId, string> {
  const used = new Map<string, number>();
  return new Map(
    permanents.map(({ id, controller }) => {
      const initial = controller.charAt(0).toUpperCase();
      const number = (used.get(initial) ?? 0) + 1;
      used.set(initial, number);
      return [id, `${initial}${number}`];
    }),
  );
}
