import type { CouldNotBeDeclared } from '../change/combat/enterCombat.ts';
import type { BlockDeclaration } from '../log/declaration.ts';
import type { PlayersChoice } from '../state/choice.ts';
import type { AttackTarget } from '../state/combat.ts';
import type { GameState } from '../state/gameState.ts';
import type { TargetChoice, TriggerContext } from '../state/stack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** Whether these attackers could be blocked so, all blocks being the ones given: a ruling that effects only ask for. */
export type CouldBlock = (
  state: GameState,
  blocks: BlockDeclaration['blocks'],
  attackers: readonly ObjectId[],
) => boolean;

/** What a resolving spell or ability has in hand while its effects are carried out. */
export interface Resolution {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  /** In the order of its target specs; `undefined` for those that are illegal by now. */
  readonly targets: readonly (TargetChoice | undefined)[];
  readonly context: TriggerContext;
  /** The game as it was before any of this: what has left since is looked at there (CR 608.2h). */
  readonly before?: GameState;
  /** What was chosen for the effects so far. */
  readonly chosen?: readonly TargetChoice[];
  /** The one that something is being done for. */
  readonly each?: TargetChoice;
  /** CR 400.7e, 400.7j: what it can find where it went: moved by the triggering event, the costs or its effects so far. */
  readonly moved?: readonly ObjectId[];
  /** The tokens that its effects have created so far. */
  readonly created: readonly ObjectId[];
  /** What the creature attacked that was returned to pay for the ability. */
  readonly attacked?: AttackTarget;
  /** CR 107.3: the number announced for X. */
  readonly x?: number;
  /** CR 608.2d: what players have said that they choose when it asks; see `saidBy`. */
  readonly said?: readonly PlayersChoice[];
  /** How blocks are ruled on; without it, none could be made. */
  readonly couldBlock?: CouldBlock;
  /** How the declaration of an attack is ruled on. */
  readonly couldNotBeDeclared?: CouldNotBeDeclared;
}
