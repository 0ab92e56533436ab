import { isOver } from '../scenario/isOver.ts';
import { gameOf, type Line } from '../scenario/line.ts';
import type { SaidChoice } from './board.ts';

/** What somebody has said that they choose, and the game, which is over, has not asked for. */
export const choicesUnused = (line: Line): readonly SaidChoice[] =>
  isOver(line)
    ? (gameOf(line).choices ?? []).map(({ said: { player, ...choice } }) => ({
        kind: 'choose',
        player,
        choice,
      }))
    : [];
