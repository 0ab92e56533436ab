import type { Setup } from '../scenario/scenario.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { Piece, Sides } from './pieces.ts';

/** The pieces of a file, by whose they are on its board. */
export function sidesOf({ players, permanents }: Setup): Sides {
  const [active, other] = players;
  const of = (player: PlayerId | undefined): readonly Piece[] =>
    permanents
      .filter(({ controller }) => controller === player)
      .map(({ id, characteristics }) => ({ id, characteristics }));
  return { active: of(active?.id), other: of(other?.id) };
}
