import { ok, type Result } from '../vocabulary/result.ts';
import type { Stuck } from './advance.ts';
import { attempt } from './attempt.ts';
import { type Acted, act, type Line } from './line.ts';
import type { Tryable } from './scenario.ts';

/** Tries a spell, an ability or a land at this very point: the game does not go on until its player has priority. */
export const tryWhereItStands = (line: Line, said: Tryable): Result<Acted, Stuck> =>
  'player' in said ? ok(act(line, said)) : attempt(line, said);
