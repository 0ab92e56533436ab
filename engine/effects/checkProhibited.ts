import { isUsedUp } from '../change/making/onceEachTurn.ts';
import { rulesIn } from '../change/making/rulesIn.ts';
import type { ActivatedAbility } from '../language/spellAbility.ts';
import type { Violation } from '../log/verdict.ts';
import { isForbidden } from '../state/activatedAbility.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** CR 602.5: an ability that is prohibited from being activated, by an effect or by its own text, is not. */
export const checkProhibited = (
  state: GameState,
  source: ObjectId,
  ability: ActivatedAbility,
): readonly Violation[] => [
  ...(isForbidden(state, source, ability)
    ? [
        {
          code: 'abilitiesForbidden',
          objects: [source],
          rules: rulesIn(state, 'activating.prohibited', 'game.cantBeatsCan'),
        } as const,
      ]
    : []),
  // CR 602.5b: once each turn.
  ...(isUsedUp(state, { source, ability })
    ? [
        {
          code: 'wrongTime',
          objects: [source],
          rules: rulesIn(state, 'activating.restriction', 'activating.prohibited'),
        } as const,
      ]
    : []),
];
