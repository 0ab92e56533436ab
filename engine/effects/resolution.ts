import type { BlockDeclaration } from '../log/declaration.ts';
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
  /** What was chosen for the effects so far, and what would be chosen first. */
  readonly chosen?: readonly TargetChoice[];
  readonly named?: readonly TargetChoice[];
  /** The one that something is being done for. */
  readonly each?: TargetChoice;
  /** The tokens that its effects have created so far. */
  readonly created: readonly ObjectId[];
  /** What the creature attacked that was returned to pay for the ability. */
  readonly attacked?: AttackTarget;
  /** CR 608.2d: what players chose to sacrifice; where they named too little, what stands first. */
  readonly sacrificed?: readonly ObjectId[];
  /** CR 508.4: what the creatures put onto the battlefield attacking shall attack. */
  readonly attacking?: AttackTarget;
  /** CR 107.3: the number announced for X. */
  readonly x?: number;
  /** CR 608.2d: which of two or more things is done, counted from 0; left out, the first. */
  readonly option?: number;
  /** CR 2009-07-11 509.7: where what enters blocking comes in the damage order, counted from 0; left out, last. */
  readonly place?: number;
  /** How blocks are ruled on; without it, none could be made. */
  readonly couldBlock?: CouldBlock;
  /** CR 603.5: whether its controller does what they "may" do. */
  readonly may: 'does' | 'declines';
}
