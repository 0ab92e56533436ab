import { changeProtector } from '../change/protector.ts';
import { isAttacked } from '../change/removeFromCombat.ts';
import { editionOf } from '../citation/editions.ts';
import { theCharacteristics } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { mayProtect } from '../state/protector.ts';
import { putIntoGraveyard } from './putIntoGraveyard.ts';
import type { Act } from './stateBasedActions.ts';

/** CR 310.11: battles that nobody attacks, and whose protector may not be it, get another or are put into the graveyard. */
export const chooseProtectors = (state: GameState): readonly Act[] =>
  editionOf(state.edition).attackable.includes('battle')
    ? state.battlefield
        .filter(({ id }) => theCharacteristics(state, id).types.includes('battle'))
        .filter(({ id }) => !isAttacked(state, id))
        .flatMap(({ id, protector }): readonly Act[] => {
          const able = mayProtect(state, id);
          const [first] = able;
          if (first === undefined)
            return [putIntoGraveyard(id, 'noProtector', 'stateBased.battleNoProtector')];
          if (protector === undefined || able.includes(protector)) return [];
          return [(now) => changeProtector(now, id, first)];
        })
    : [];
