import { ok, type Result } from '../vocabulary/result.ts';
import type { Stuck } from './advance.ts';
import { attempt } from './attempt.ts';
import { type Acted, act, gameOf, type Line } from './line.ts';
import { meant } from './meant.ts';
import type { Tryable } from './scenario.ts';

/** Tries a spell, an ability or a land at this very point: the game does not go on until its player has priority. */
export function tryWhereItStands(line: Line, named: Tryable): Result<Acted, Stuck> {
  const said = meant(gameOf(line), named);
  return 'player' in said ? ok(act(line, said)) : attempt(line, said);
}
