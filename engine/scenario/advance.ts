import { damageChoices } from '../damage/choices.ts';
import { ordersNeeded } from '../damage/order.ts';
import { completeAssignment } from '../damage/suggestAssignment.ts';
import { checkAttackers } from '../declaration/checkAttackers.ts';
import { checkBlockers } from '../declaration/checkBlockers.ts';
import type { Act } from '../log/act.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import { damageStepOf } from '../turn/damageStep.ts';
import type { Decision } from '../turn/decision.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { err, ok, type Result } from '../vocabulary/result.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import { act, decisionOf, gameOf, type Line } from './line.ts';

/** Why a script could not go on: the game needs a decision that the script does not make, or never gets there. */
export type Stuck =
  | { readonly kind: 'decisionMissing'; readonly decision: Decision }
  | { readonly kind: 'neverComes' };

/** A step of a game takes few passes; a script that needs more will never get where it wants. */
const PATIENCE = 400;

/**
 * Plays on by passing until `arrived`, making only the decisions that leave no choice worth a word: no attack or block
 * where none is legal, orders and divisions by the engine's suggestion.
 */
export function advance(line: Line, arrived: (line: Line) => boolean): Result<Line, Stuck> {
  let now = line;
  for (let passes = 0; passes < PATIENCE; passes += 1) {
    if (arrived(now)) return ok(now);
    const decision = decisionOf(now);
    const next = obviousAct(now, decision);
    if (next === undefined)
      return err(
        decision.kind === 'gameOver'
          ? { kind: 'neverComes' }
          : { kind: 'decisionMissing', decision },
      );
    now = act(now, next).line;
  }
  return err({ kind: 'neverComes' });
}

export const advanceToDecision = (line: Line, kind: Decision['kind']): Result<Line, Stuck> => {
  const turn = gameOf(line).turn.number;
  return advance(
    line,
    (now) => decisionOf(now).kind === kind || gameOf(now).turn.number > turn + 1,
  );
};

/** On to a step, and in it to the first decision. */
export const advanceToStep = (line: Line, step: Step): Result<Line, Stuck> =>
  advance(line, (now) => gameOf(now).turn.step === step);

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

/** On to the assignment of the player who divides this creature's damage; those before assign as is suggested. */
export function toAssigner(line: Line, source: ObjectId | undefined): Result<Line, Stuck> {
  const reached = advanceToDecision(line, 'assignCombatDamage');
  if (!reached.ok || source === undefined) return reached;
  let now = reached.value;
  for (;;) {
    const decision = decisionOf(now);
    if (decision.kind !== 'assignCombatDamage') return reached;
    const game = gameOf(now);
    const own = damageChoices(game, decision.player, damageStepOf(game));
    if (own.some((choice) => choice.source === source)) return ok(now);
    const { player } = decision;
    now = act(now, { kind: 'divide', player, assignments: assignmentFor(now, player, []) }).line;
  }
}

/** A whole player's assignment from what the script divides; the engine's suggestion for the rest. */
export const assignmentFor = (
  line: Line,
  player: PlayerId,
  partial: readonly CombatDamageAssignment[],
): readonly CombatDamageAssignment[] => {
  const game = gameOf(line);
  const step = damageStepOf(game);
  const own = damageChoices(game, player, step).map(({ source }) => source);
  const given = partial.filter(({ source }) => own.includes(source));
  return completeAssignment(game, player, step, given);
};

function obviousAct(line: Line, decision: Decision): Act | undefined {
  const game = gameOf(line);
  switch (decision.kind) {
    case 'priority':
      return { kind: 'pass', player: decision.player };
    case 'declareAttackers': {
      const declaration = { attacks: [] };
      return checkAttackers(game, declaration).verdict === 'legal'
        ? { kind: 'attack', player: decision.player, declaration }
        : undefined;
    }
    case 'declareBlockers': {
      const declaration = { blocks: [] };
      return checkBlockers(game, decision.player, declaration).verdict === 'legal'
        ? { kind: 'block', player: decision.player, declaration }
        : undefined;
    }
    case 'announceDamageOrder': {
      const { player, of } = decision;
      const needed = ordersNeeded(game).find((one) => one.of === of);
      return needed === undefined ? undefined : { kind: 'order', player, of, over: needed.among };
    }
    case 'assignCombatDamage': {
      const { player } = decision;
      return { kind: 'divide', player, assignments: assignmentFor(line, player, []) };
    }
    case 'gameOver':
      return undefined;
  }
}
