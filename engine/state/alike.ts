import type { ObjectId } from '../vocabulary/ids.ts';
import { remembered } from '../vocabulary/remembered.ts';
import type { GameState, Permanent } from './gameState.ts';
import { permanentOf } from './lookup.ts';

/** Whether nothing tells two permanents apart but when they came, so that it makes no difference which is meant. */
export const areAlike = (state: GameState, a: Permanent, b: Permanent): boolean =>
  said(a) === said(b) && ![a, b].some(({ id }) => isSpokenOf(state, id));

/** As `areAlike`, of permanents by their ids; of what is none, nothing is alike. */
export function idsAreAlike(state: GameState, a: ObjectId, b: ObjectId): boolean {
  const [one, other] = [permanentOf(state, a), permanentOf(state, b)];
  return one !== undefined && other !== undefined && areAlike(state, one, other);
}

const said = remembered(({ id: _, timestamp: __, ...rest }: Permanent): string =>
  JSON.stringify(rest),
);

/** Whether anything that goes on is about it: an effect, a spell, the combat, what is attached to it. */
const isSpokenOf = (state: GameState, id: ObjectId): boolean => {
  const own = permanentOf(state, id);
  const times = timesSpokenOf(state).get(id) ?? 0;
  return times > (own === undefined ? 0 : 1);
};

/** In how many things each id stands, of whatever goes on and of permanents, each of which says its own. */
const timesSpokenOf = remembered((state: GameState): ReadonlyMap<string, number> => {
  const { battlefield, combat, stack, continuousEffects, preventionShields, delayedTriggers } =
    state;
  const times = new Map<string, number>();
  for (const one of [
    ...battlefield,
    ...[combat, stack, continuousEffects, preventionShields, delayedTriggers],
  ])
    for (const text of stringsIn(one)) times.set(text, (times.get(text) ?? 0) + 1);
  return times;
});

// Nearly all that is there was there before, as the same objects.
const stringsIn = remembered(
  (one: object): ReadonlySet<string> =>
    new Set(
      [...JSON.stringify([one]).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text),
    ),
);
