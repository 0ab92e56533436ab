import { checkAttackers } from '../declaration/checkAttackers.ts';
import { checkBlockers } from '../declaration/checkBlockers.ts';
import type { Violation } from '../log/verdict.ts';
import type { Tryable } from '../scenario/scenario.ts';
import { judgeBriefly } from '../solver/index.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import { markDivision } from '../training/kinds/divide/markDivision.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';

/** What may be tried on a board that is made. */
export type OfferedAct = Extract<Tryable, { readonly kind: 'attack' | 'block' | 'divide' }>;

export interface ActRuled {
  readonly legal: boolean;
  readonly violations: readonly Violation[];
}

/** The ruling on what somebody might do in the game as it stands; nothing where something that it names is not there. */
export function ruledOn(
  game: GameState,
  act: OfferedAct,
  defending: PlayerId,
): ActRuled | undefined {
  if (!isPossibleIn(game, act)) return undefined;
  switch (act.kind) {
    case 'attack':
      return ruled(checkAttackers(game, act.declaration, judgeBriefly));
    case 'block':
      return ruled(checkBlockers(game, defending, act.declaration, judgeBriefly));
    case 'divide':
      return divisionRuled(game, act);
    default:
      return assertNever(act);
  }
}

/** Whether all that an act names is there. */
export const isPossibleIn = (game: GameState, act: OfferedAct): boolean =>
  namesIn(act).every((id) => permanentOf(game, id) !== undefined);

function divisionRuled(
  game: GameState,
  { assignments }: Extract<OfferedAct, { kind: 'divide' }>,
): ActRuled | undefined {
  const [first] = assignments;
  const player = first && permanentOf(game, first.source)?.controller;
  return first && player && ruled(markDivision(game, player, first.source, assignments));
}

const ruled = ({
  verdict,
  violations,
}: {
  readonly verdict: string;
  readonly violations: readonly Violation[];
}): ActRuled => ({ legal: verdict === 'legal', violations });

function namesIn(act: OfferedAct): readonly ObjectId[] {
  switch (act.kind) {
    case 'attack':
      return act.declaration.attacks.flatMap(({ attacker, target }) =>
        target.kind === 'permanent' ? [attacker, target.permanent] : [attacker],
      );
    case 'block':
      return act.declaration.blocks.flatMap(({ blocker, attacker }) => [blocker, attacker]);
    case 'divide':
      return act.assignments.flatMap(({ source, to }) =>
        to.kind === 'object' ? [source, to.object] : [source],
      );
    default:
      return assertNever(act);
  }
}
