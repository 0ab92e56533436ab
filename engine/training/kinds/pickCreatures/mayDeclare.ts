import { citedIn } from '../../../citation/cited.ts';
import type { RuleKey } from '../../../citation/ruleIndex.ts';
import { checkAttackers } from '../../../declaration/checkAttackers.ts';
import { checkBlockers } from '../../../declaration/checkBlockers.ts';
import { rulesOfRefusal } from '../../../log/refused.ts';
import type { Violation } from '../../../log/verdict.ts';
import { attacksOf } from '../../../state/combatRoles.ts';
import type { GameState } from '../../../state/gameState.ts';
import { permanentOf } from '../../../state/lookup.ts';
import type { ObjectId, PlayerId } from '../../../vocabulary/ids.ts';
import { legalAttacks, legalBlocks } from '../declare/answerDeclaration.ts';

/** Those that attack in any legal declaration. */
export const attackersInLegal = (game: GameState): readonly ObjectId[] =>
  (legalAttacks(game) ?? []).flatMap(({ attacks }) => attacks.map(({ attacker }) => attacker));

/** Those that block in any legal declaration of the player whose turn it is to declare. */
export const blockersInLegal = (game: GameState, player: PlayerId): readonly ObjectId[] =>
  (legalBlocks(game, player) ?? []).flatMap(({ blocks }) => blocks.map(({ blocker }) => blocker));

/** Why a creature may not attack, were it to do so by itself. */
export function rulesAgainstAttack(game: GameState, attacker: ObjectId): readonly RuleKey[] {
  const player = game.players.find(({ id }) => id !== permanentOf(game, attacker)?.controller)?.id;
  if (player === undefined) return [];
  const declaration = { attacks: [{ attacker, target: { kind: 'player', player } as const }] };
  return decidesAgainst(game, checkAttackers(game, declaration).violations);
}

/** Why a creature may not block, were it to do so by itself. */
export function rulesAgainstBlock(
  game: GameState,
  player: PlayerId,
  blocker: ObjectId,
): readonly RuleKey[] {
  const tries = attacksOf(game).map(
    ({ attacker }) => checkBlockers(game, player, { blocks: [{ blocker, attacker }] }).violations,
  );
  return decidesAgainst(game, tries[0] ?? []);
}

/**
 * CR 508.1d, 509.1c: what others must do says why it may not only where nothing else does; by itself it leaves them at home,
 * which is no fault of its own.
 */
function decidesAgainst(
  { edition }: GameState,
  violations: readonly Violation[],
): readonly RuleKey[] {
  const own = violations.filter(({ code }) => code !== 'fewerRequirementsThanPossible');
  const refusing = own.length > 0 ? own : violations;
  return citedIn(edition, [rulesOfRefusal(refusing)]).decides;
}
