import { withDeparted } from '../change/making/departed.ts';
import { andThen, unchanged } from '../change/making/gameChange.ts';
import { logged } from '../change/making/withParts.ts';
import { moveFromBattlefield } from '../change/moveFromBattlefield.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { EventBody } from '../log/gameEvent.ts';
import type { Permanent } from '../state/gameState.ts';
import { goingElsewhere } from '../state/insteadOfGraveyard.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { StateBasedAction } from './stateBasedAction.ts';

type Cause = Extract<EventBody, { readonly kind: 'putIntoGraveyard' }>['because'];

/** What these are is told of all of them before the first has left, and once: there may be hundreds. */
export const leavingAtOnce =
  (permanents: readonly Permanent[]): StateBasedAction =>
  (state) =>
    unchanged(withDeparted(state, ...permanents.map(({ id }) => id)));

/** Puts a permanent into its owner's graveyard without destroying it, unless another action has already done so. */
export const putIntoGraveyard =
  (object: ObjectId, because: Cause, rule: RuleKey): StateBasedAction =>
  (state) =>
    permanentOf(state, object) === undefined
      ? unchanged(state)
      : andThen(
          logged(
            state,
            { kind: 'putIntoGraveyard', object, because, ...goingElsewhere(state, object) },
            rule,
          ),
          (now) => moveFromBattlefield(now, object, 'graveyard'),
        );
