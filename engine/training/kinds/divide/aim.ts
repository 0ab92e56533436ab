import type { Line } from '../../../scenario/line.ts';
import { givenName, type ObjectId } from '../../../vocabulary/ids.ts';
import { assertNever } from '../../../vocabulary/result.ts';
import { type DivisionPlayed, playedOn } from './played.ts';

/** What a division is to come to, beside being legal. */
export type DivisionAim =
  /** So many of those that it can be assigned to die. */
  | { readonly kind: 'killSome'; readonly n: number }
  | { readonly kind: 'kill'; readonly creatures: readonly ObjectId[] }
  | { readonly kind: 'spare'; readonly creatures: readonly ObjectId[] }
  /** No legal division gives a player more. */
  | { readonly kind: 'mostToPlayer' };

/** A legal division played on, and whether it comes to what is asked for. */
export interface DivisionWay extends DivisionPlayed {
  readonly reaches: boolean;
}

type Shares = DivisionPlayed['assignments'];

/**
 * Each of these legal divisions played on to the end of combat, with all else as the engine suggests; nothing where none
 * reaches the aim, or all do, so that it asks for nothing.
 */
export function waysTo(
  aim: DivisionAim,
  line: Line,
  among: readonly ObjectId[],
  divisions: readonly Shares[],
): readonly DivisionWay[] | undefined {
  const played = playedOn(line, among, divisions);
  const most = Math.max(...played.map(({ toPlayers }) => toPlayers));
  const ways = played.map((way): DivisionWay => ({ ...way, reaches: isReached(aim, way, most) }));
  return new Set(ways.map(({ reaches }) => reaches)).size === 2 ? ways : undefined;
}

function isReached(aim: DivisionAim, way: DivisionPlayed, most: number): boolean {
  const dies = (name: ObjectId): boolean => way.died.some((id) => givenName(id) === name);
  switch (aim.kind) {
    case 'killSome':
      return way.died.length >= aim.n;
    case 'kill':
      return aim.creatures.every(dies);
    case 'spare':
      return !aim.creatures.some(dies);
    case 'mostToPlayer':
      return way.toPlayers === most;
    default:
      return assertNever(aim);
  }
}
