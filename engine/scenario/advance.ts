import { ordersNeeded } from '../damage/damageOrder.ts';
import { checkAttackers } from '../declaration/checkAttackers.ts';
import { checkBlockers } from '../declaration/checkBlockers.ts';
import { everyLegalAttack, everyLegalBlock } from '../declaration/decisionTable.ts';
import type { Act } from '../log/act.ts';
import { judgeBriefly } from '../solver/index.ts';
import type { Decision } from '../turn/decision.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { remembered } from '../vocabulary/remembered.ts';
import { err, ok, type Result } from '../vocabulary/result.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import { couldAttack, couldBlock } from './couldDeclare.ts';
import { divideFor } from './divideFor.ts';
import { act, decisionOf, gameOf, type Line } from './line.ts';

/** Why a script could not go on: the game needs a decision that the script does not make, or never gets there. */
export type Stuck =
  | { readonly kind: 'decisionMissing'; readonly decision: Decision }
  /** Nobody attacked, so that there is no declare blockers step. */
  | { readonly kind: 'noBlockersStep' }
  /** The declare blockers step is there, and every attacker is gone. */
  | { readonly kind: 'nothingToBlock'; readonly line: Line }
  | { readonly kind: 'neverComes' };

/** A step of a game takes few passes; a script that needs more will never get where it wants. */
const PATIENCE = 400;

/**
 * Plays on by passing until `arrived`, making only the decisions that leave no choice worth a word: no attack or block
 * where that is legal, the one that is where there is only one, orders and divisions by the engine's suggestion.
 */
export function advance(
  line: Line,
  arrived: (line: Line) => boolean,
  obvious: (line: Line, decision: Decision) => Act | undefined = obviousAct,
): Result<Line, Stuck> {
  let now = line;
  for (let passes = 0; passes < PATIENCE; passes += 1) {
    if (arrived(now)) return ok(now);
    const decision = decisionOf(now);
    const next = obvious(now, decision);
    if (next === undefined)
      return err(
        decision.kind === 'gameOver'
          ? { kind: 'neverComes' }
          : { kind: 'decisionMissing', decision },
      );
    now = next.kind === 'pass' ? afterPass(now) : act(now, next).line;
  }
  return err({ kind: 'neverComes' });
}

/** Kept with its line: where a game never ends, each entry of a script goes the same long way in vain. */
const afterPass = remembered((line: Line): Line => {
  const decision = decisionOf(line);
  return decision.kind === 'priority'
    ? act(line, { kind: 'pass', player: decision.player }).line
    : line;
});

/** On to the next such decision, in this turn or the next: what comes no sooner never comes. */
export function advanceToDecision(line: Line, kind: Decision['kind']): Result<Line, Stuck> {
  const turn = gameOf(line).turn.number;
  const isPast = (now: Line): boolean => gameOf(now).turn.number > turn + 1;
  const reached = advance(line, (now) => decisionOf(now).kind === kind || isPast(now));
  return reached.ok && isPast(reached.value) ? err({ kind: 'neverComes' }) : reached;
}

/** On to a step, and in it to the first decision; whoever says so declares nothing on the way. */
export const advanceToStep = (line: Line, step: Step): Result<Line, Stuck> =>
  advance(line, (now) => gameOf(now).turn.step === step, declaringNothing);

/** On until this player has priority, without letting anything resolve or the step end. */
export function advanceToPriority(line: Line, player: PlayerId): Result<Line, Stuck> {
  const reached = advanceToDecision(line, 'priority');
  if (!reached.ok) return reached;
  let now = reached.value;
  for (const _ of gameOf(now).players) {
    const decision = decisionOf(now);
    if (decision.kind !== 'priority' || decision.player === player) break;
    now = act(now, { kind: 'pass', player: decision.player }).line;
  }
  return ok(now);
}

/** All players pass in succession: something resolves, or the step ends. */
export function passRound(line: Line): Result<Line, Stuck> {
  const reached = advanceToDecision(line, 'priority');
  if (!reached.ok) return reached;
  let now = reached.value;
  const { step } = gameOf(now).turn;
  const height = gameOf(now).stack.length;
  for (const _ of gameOf(now).players) {
    const decision = decisionOf(now);
    if (decision.kind !== 'priority') break;
    now = act(now, { kind: 'pass', player: decision.player }).line;
    if (gameOf(now).turn.step !== step || gameOf(now).stack.length < height) break;
  }
  return ok(now);
}

function obviousAct(line: Line, decision: Decision): Act | undefined {
  const game = gameOf(line);
  switch (decision.kind) {
    case 'priority':
      return { kind: 'pass', player: decision.player };
    case 'declareAttackers': {
      const { player } = decision;
      const declaration = { attacks: [] };
      if (checkAttackers(game, declaration, judgeBriefly).verdict === 'legal')
        return { kind: 'attack', player, declaration, ...leftIf(couldAttack(game)) };
      const forced = onlyOne(everyLegalAttack(game, FEW));
      return forced && { kind: 'attack', player, declaration: forced };
    }
    case 'declareBlockers': {
      const { player } = decision;
      const declaration = { blocks: [] };
      if (checkBlockers(game, player, declaration, judgeBriefly).verdict === 'legal')
        return { kind: 'block', player, declaration, ...leftIf(couldBlock(game, player)) };
      const forced = onlyOne(everyLegalBlock(game, player, FEW));
      return forced && { kind: 'block', player, declaration: forced };
    }
    case 'announceDamageOrder': {
      const { player, of } = decision;
      const needed = ordersNeeded(game).find((one) => one.of === of);
      return needed === undefined
        ? undefined
        : { kind: 'order', player, of, over: needed.among, left: true };
    }
    case 'assignCombatDamage': {
      return divideFor(line, decision.player, []);
    }
    case 'gameOver':
      return undefined;
  }
}

/** Among more declarations than these, one is not looked for. */
const FEW = 256;

const onlyOne = <D>(legal: readonly D[] = []): D | undefined =>
  legal.length === 1 ? legal[0] : undefined;

/** What is obvious, with no word on whether more could have been declared. */
function declaringNothing(line: Line, decision: Decision): Act | undefined {
  const obvious = obviousAct(line, decision);
  if (obvious?.kind !== 'attack' && obvious?.kind !== 'block') return obvious;
  const { left: _, ...said } = obvious;
  return said;
}

const leftIf = (isChoice: boolean): { readonly left?: true } => (isChoice ? { left: true } : {});
