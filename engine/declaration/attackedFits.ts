import type { Attacked } from '../language/restriction.ts';
import type { AttackedChoice } from '../log/declaration.ts';
import { characteristicsOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { Source } from '../state/matches.ts';
import { assertNever } from '../vocabulary/result.ts';

/** Whether attacking this is what an ability of the source speaks of; anything is, where it names nothing. */
export function attackedFits(
  state: GameState,
  attacked: Attacked | undefined,
  choice: AttackedChoice,
  source: Source,
): boolean {
  if (attacked === undefined) return true;
  const isYou = choice.kind === 'player' && choice.player === source.controller;
  switch (attacked) {
    case 'you':
      return isYou;
    case 'youOrYours':
      return (
        isYou ||
        (choice.kind === 'permanent' &&
          characteristicsOf(state, choice.permanent)?.types.includes('planeswalker') === true &&
          permanentOf(state, choice.permanent)?.controller === source.controller)
      );
    case 'thatPlayer':
      return choice.kind === 'player' && choice.player === source.player;
    case 'source':
      return choice.kind === 'permanent' && choice.permanent === source.object;
    default:
      return assertNever(attacked);
  }
}
