import type { Ability } from '../language/ability.ts';
import type { ContinuousEffect, GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { type GameChange, unchanged } from './making/gameChange.ts';
import { nextNumber } from './making/newObject.ts';
import { logged, withPermanent } from './making/withParts.ts';

/** CR 701.60c: what a suspected permanent has. */
const SUSPECTED: readonly Ability[] = [
  { kind: 'keyword', keyword: 'menace' },
  {
    kind: 'restriction',
    restriction: 'cannotBlock',
    subject: { kind: 'reference', reference: 'self' },
  },
];

/** CR 701.60a: a creature is suspected for as long as it stays; never twice (CR 701.60d). */
export function suspect(
  state: GameState,
  object: ObjectId,
  { controller, by }: { readonly controller: PlayerId; readonly by: ObjectId },
): GameChange {
  if (permanentOf(state, object)?.suspected !== undefined) return unchanged(state);
  const { number: timestamp, counted } = nextNumber(state);
  const effects = SUSPECTED.map(
    (ability): ContinuousEffect => ({
      source: by,
      controller,
      affects: [object],
      change: { kind: 'grant', ability },
      until: 'forever',
      timestamp,
    }),
  );
  const marked = withPermanent(counted, object, (permanent) => ({ ...permanent, suspected: true }));
  return logged(
    { ...marked, continuousEffects: [...marked.continuousEffects, ...effects] },
    { kind: 'suspected', object, by },
    { decides: ['action.suspected', 'action.suspect'], applies: ['resolving.inOrderWritten'] },
  );
}
