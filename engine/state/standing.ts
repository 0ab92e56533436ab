import type { Reference } from '../language/reference.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { permanentLastKnown } from './lastKnown.ts';
import { defendingPlayerFor } from './matchesSource.ts';
import type { Source } from './source.ts';
import type { View } from './view.ts';

/** The object that an ability speaks of which need not resolve: its source, or what that is attached to. */
export function objectStanding(
  { state }: View,
  reference: Reference,
  { object }: Source,
): ObjectId | undefined {
  if (reference === 'self') return object;
  return reference === 'attached' ? permanentLastKnown(state, object)?.attachedTo : undefined;
}

/** The player that it speaks of: only a resolving effect knows others. */
export function playerStanding(
  view: View,
  reference: Reference,
  source: Source,
): PlayerId | undefined {
  if (reference === 'you') return source.controller;
  if (reference === 'defendingPlayer') return defendingPlayerFor(view, source);
  return reference === 'chosenPlayer'
    ? permanentLastKnown(view.state, source.object)?.chosenPlayer
    : undefined;
}
