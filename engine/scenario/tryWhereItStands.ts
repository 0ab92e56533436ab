import { ok, type Result } from '../vocabulary/result.ts';
import type { Stuck } from './advance.ts';
import { attempt } from './attempt.ts';
import { type Acted, act, type Line } from './line.ts';
import type { RefusedTry } from './scenario.ts';

/** Tries a spell, an ability or a land at this very point: the game does not go on until its player has priority. */
export function tryWhereItStands(line: Line, entry: RefusedTry['act']): Result<Acted, Stuck> {
  switch (entry.kind) {
    case 'cast':
      return ok(act(line, { ...entry, kind: 'castSpell' }));
    case 'activate':
      return ok(act(line, { ...entry, kind: 'activateAbility' }));
    case 'play':
      return ok(act(line, { ...entry, kind: 'playLand' }));
    case 'suspend':
      return ok(act(line, { ...entry, kind: 'suspendCard' }));
    default:
      return attempt(line, entry);
  }
}
