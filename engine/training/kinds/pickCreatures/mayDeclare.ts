import { citedIn } from '../../../citation/cited.ts';
import type { RuleKey } from '../../../citation/ruleIndex.ts';
import { checkAttackers } from '../../../declaration/checkAttackers.ts';
import { checkBlockers } from '../../../declaration/checkBlockers.ts';
import { everyAttack, everyBlock } from '../../../declaration/decisionTable.ts';
import { rulesOfRefusal } from '../../../log/refused.ts';
import type { Violation } from '../../../log/verdict.ts';
import { decisionOf, gameOf, type Line } from '../../../scenario/line.ts';
import { attacksOf } from '../../../state/combatRoles.ts';
import type { GameState } from '../../../state/gameState.ts';
import { permanentOf } from '../../../state/lookup.ts';
import type { ObjectId } from '../../../vocabulary/ids.ts';
import type { CreaturePick } from '../../restsOn.ts';
import { isLegal } from '../declare/declare.ts';
import { LISTABLE } from '../declare/listable.ts';

/** Those that attack in any legal declaration. */
export const attackersInLegal = (line: Line): readonly ObjectId[] =>
  (everyAttack(gameOf(line), LISTABLE) ?? [])
    .filter(isLegal)
    .flatMap(({ declaration }) => declaration.attacks.map(({ attacker }) => attacker));

/** Those that block in any legal declaration of the player whose turn it is to declare. */
export function blockersInLegal(line: Line): readonly ObjectId[] {
  const decision = decisionOf(line);
  if (decision.kind !== 'declareBlockers') return [];
  return (everyBlock(gameOf(line), decision.player, LISTABLE) ?? [])
    .filter(isLegal)
    .flatMap(({ declaration }) => declaration.blocks.map(({ blocker }) => blocker));
}

/** Why a creature may not attack or block, were it to do so by itself. */
export function rulesFor(which: CreaturePick, line: Line, id: ObjectId): readonly RuleKey[] {
  if (which === 'mayAttack') return rulesAgainstAttack(line, id);
  return which === 'mayBlock' ? rulesAgainstBlock(line, id) : [];
}

function rulesAgainstAttack(line: Line, attacker: ObjectId): readonly RuleKey[] {
  const game = gameOf(line);
  const player = game.players.find(({ id }) => id !== permanentOf(game, attacker)?.controller)?.id;
  if (player === undefined) return [];
  const declaration = { attacks: [{ attacker, target: { kind: 'player', player } as const }] };
  return decidesAgainst(game, checkAttackers(game, declaration).violations);
}

function rulesAgainstBlock(line: Line, blocker: ObjectId): readonly RuleKey[] {
  const game = gameOf(line);
  const decision = decisionOf(line);
  if (decision.kind !== 'declareBlockers') return [];
  const tries = attacksOf(game).map(
    ({ attacker }) =>
      checkBlockers(game, decision.player, { blocks: [{ blocker, attacker }] }).violations,
  );
  return decidesAgainst(game, tries[0] ?? []);
}

const decidesAgainst = (
  { edition }: GameState,
  violations: readonly Violation[],
): readonly RuleKey[] => citedIn(edition, [rulesOfRefusal(violations)]).decides;
