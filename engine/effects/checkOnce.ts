import { isUsedUp } from '../change/making/onceEachTurn.ts';
import { rulesIn } from '../change/making/rulesIn.ts';
import type { ActivatedAbility } from '../language/spellAbility.ts';
import type { Violation } from '../log/verdict.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** CR 602.5b: what may be activated only once each turn, and has been in this one, is prohibited. */
export const checkOnce = (
  state: GameState,
  source: ObjectId,
  ability: ActivatedAbility,
): readonly Violation[] =>
  isUsedUp(state, { source, ability })
    ? [
        {
          code: 'wrongTime',
          objects: [source],
          rules: rulesIn(state, 'activating.restriction', 'activating.prohibited'),
        },
      ]
    : [];
