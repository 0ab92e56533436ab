import type { GameState } from '../state/gameState.ts';
import {
  type DivideAnswer,
  divisionAnswer,
  rightDivisions,
} from '../training/kinds/divide/answerDivision.ts';
import type { Asked } from './asked.ts';

/** A division that is asked for, and everything that is right; nothing where it can't be asked for, or asks for nothing. */
export function aimedDivision(
  game: GameState,
  { source, aim }: Extract<Asked, { kind: 'divide' }>,
): { readonly answer: DivideAnswer; readonly right: string } | undefined {
  const player = game.battlefield.find(({ id }) => id === source)?.controller;
  const any = player && divisionAnswer(game, player, source);
  const answer = any && (aim === undefined ? any : mostToPlayer(game, any));
  const right = answer && rightDivisions(answer, game);
  return right && { answer, right: JSON.stringify(right) };
}

/** With the most that can go to a player; nothing where all divisions give a player as much. */
function mostToPlayer(game: GameState, any: DivideAnswer): DivideAnswer | undefined {
  const amounts = (rightDivisions(any, game) ?? []).map((assignments) => ({
    assignments,
    toPlayers: assignments.reduce(
      (sum, { to, amount }) => sum + (to.kind === 'player' ? amount : 0),
      0,
    ),
  }));
  const most = Math.max(...amounts.map(({ toPlayers }) => toPlayers));
  const ways = amounts.map((way) => ({ ...way, died: [], reaches: way.toPlayers === most }));
  const first = ways.find(({ reaches }) => reaches);
  if (first === undefined || ways.every(({ reaches }) => reaches)) return undefined;
  return { ...any, aimed: { aim: { kind: 'mostToPlayer' }, ways }, example: first.assignments };
}
