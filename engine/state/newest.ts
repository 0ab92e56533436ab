import { haveOneName, incarnationOf, type ObjectId } from '../vocabulary/ids.ts';
import type { AttackedChoice } from './combat.ts';
import type { GameState } from './gameState.ts';
import type { TargetChoice } from './stack.ts';

/**
 * The newest of the objects that share a name (CR 400.7): what a player means who says the name. Where the game knows
 * none any more, what was said.
 */
export const newestOf = (state: GameState, name: ObjectId): ObjectId =>
  [
    ...state.battlefield,
    ...state.cards,
    ...state.stack,
    ...(state.phasedOut ?? []),
    ...(state.turn.departed ?? []),
  ]
    .map(({ id }) => id)
    .filter((id) => haveOneName(id, name))
    .reduce((newest, id) => (incarnationOf(id) > incarnationOf(newest) ? id : newest), name);

export const newestChoices = (
  state: GameState,
  choices: readonly TargetChoice[],
): readonly TargetChoice[] =>
  choices.map((choice) =>
    choice.kind === 'object' ? { ...choice, object: newestOf(state, choice.object) } : choice,
  );

export const newestAttacked = (state: GameState, choice: AttackedChoice): AttackedChoice =>
  choice.kind === 'permanent'
    ? { ...choice, permanent: newestOf(state, choice.permanent) }
    : choice;
