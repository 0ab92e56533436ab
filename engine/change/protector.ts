import type { RuleKey } from '../citation/ruleIndex.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import type { GameState, Permanent } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import { protectorOf } from '../state/protector.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { removeFromCombat } from './combat/removeFromCombat.ts';
import { andThen, type GameChange, unchanged } from './making/gameChange.ts';
import { logged, withPermanent } from './making/withParts.ts';

/** CR 310.9f: another player becomes a battle's protector; CR 506.4: and so it leaves combat, since that is written. */
export function changeProtector(
  state: GameState,
  object: ObjectId,
  player: PlayerId,
  ...because: readonly RuleKey[]
): GameChange {
  const permanent = permanentOf(state, object);
  if (permanent === undefined || isSo(state, permanent, player)) return unchanged(state);
  const chosen = logged(
    withPermanent(state, object, (battle) => ({ ...battle, protector: player })),
    { kind: 'protectorChosen', object, player },
    ...because,
    'battle.oneProtector',
    'battle.protector',
  );
  return rulesOf(state).protectorChangeRemoves
    ? andThen(chosen, (now) => removeFromCombat(now, object, 'protectorChanged'))
    : chosen;
}

// Whoever was chosen is the protector: of hundreds that change at once, not each has to be looked at anew.
const isSo = (state: GameState, { id, protector }: Permanent, player: PlayerId): boolean =>
  (protector === undefined || protector === player) && protectorOf(state, id) === player;
