import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { AttackedChoice } from './combat.ts';
import type { SaidPayment } from './manaOrLife.ts';
import type { TargetChoice } from './stack.ts';

/**
 * What a player chooses for a spell or ability of `source` when it asks: as it triggers and goes onto the stack (its
 * modes, its targets, and its place among their other triggers), or as it resolves; or what the rules themselves ask of
 * them about `source`. Said beforehand; of what is left out the first that is legal is taken, and the log says so.
 */
export interface Choice {
  /** Left out where the rules ask for it about nothing. */
  readonly source?: ObjectId;
  /** Which of its triggers that are put on the stack together, counted from 0 as they triggered. */
  readonly trigger?: number;
  /** CR 603.3c: counted from 0. */
  readonly modes?: readonly number[];
  readonly targets?: readonly TargetChoice[];
  readonly may?: 'does' | 'declines';
  readonly sacrificed?: readonly ObjectId[];
  /** How it pays what it may pay: in mana or in life, and in which mana. */
  readonly payment?: SaidPayment;
  readonly attacking?: AttackedChoice;
  /** Which of several things it does, counted from 0. */
  readonly option?: number;
  /** CR 2009-07-11 509.7: where what enters blocking comes in the damage order, counted from 0; left out, last. */
  readonly place?: number;
  /** What it chooses without targeting it. */
  readonly named?: readonly TargetChoice[];
  /** CR 615.7: whose damage its shield prevents, what comes first first. */
  readonly prevented?: readonly ObjectId[];
  /** CR 616.1: of the effects that would change one event, its own, or that of counters on it, applies before those of which nothing was said. */
  readonly replacement?: true | 'counter';
  /** CR 704.5j: of those that share its name, it is the one that stays. */
  readonly legend?: true;
  /** CR 310.9: who protects it. */
  readonly protector?: PlayerId;
  /** CR 514.1: what is discarded; for the rest, cards of which nothing is known. */
  readonly discarded?: readonly ObjectId[];
}

/** What a choice may say; one that says nothing else gives a trigger its place in the order. */
export type ChoicePart = Exclude<keyof Choice, 'source' | 'trigger'> | 'order';

/** A choice with who makes it. */
export type PlayersChoice = Choice & { readonly player: PlayerId };

/** What a player has said that they will choose, with what of it the game has not asked for yet. */
export interface NotedChoice {
  /** How many were said before it. */
  readonly nth: number;
  readonly said: PlayersChoice;
  /** How long the log was as it was said. */
  readonly since: number;
  readonly open: readonly ChoicePart[];
  /** Of what is named one by one: those that have been chosen. */
  readonly used: readonly (ObjectId | PlayerId)[];
}
