import { rulesIn } from '../change/rulesIn.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Violation } from '../log/verdict.ts';
import type { GameState } from '../state/gameState.ts';
import type { CombatPoint, Timing } from '../vocabulary/abilities.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { isCombatStep, STEPS, type Step } from '../vocabulary/turnStructure.ts';

/** Whether the player has priority (CR 117.1). */
export const checkPriority = (
  state: GameState,
  player: PlayerId,
  object: ObjectId,
): readonly Violation[] =>
  state.priority.kind === 'player' && state.priority.player === player
    ? []
    : [
        {
          code: 'noPriority',
          objects: [object],
          rules: rulesIn(state, 'priority.whatAPlayerMayDo'),
        },
      ];

/** Whether a spell or ability with such a timing may be cast or activated now; without one it always may. */
export function checkTiming(
  state: GameState,
  player: PlayerId,
  object: ObjectId,
  timing: Timing | undefined,
): readonly Violation[] {
  const rule = ruleBroken(state, player, timing);
  return rule === undefined
    ? []
    : [{ code: 'wrongTime', objects: [object], rules: rulesIn(state, rule) }];
}

/** CR 117.1a: in one's own main phase, with nothing on the stack. */
export const isSorceryTime = ({ turn, stack }: GameState, player: PlayerId): boolean =>
  turn.activePlayer === player &&
  (turn.step === 'precombatMain' || turn.step === 'postcombatMain') &&
  stack.length === 0;

function ruleBroken(
  state: GameState,
  player: PlayerId,
  timing: Timing | undefined,
): RuleKey | undefined {
  if (timing === undefined) return undefined;
  switch (timing.kind) {
    case 'sorcery':
      return isSorceryTime(state, player) ? undefined : 'activating.asSorcery';
    case 'duringCombat':
      if (!isCombatStep(state.turn.step)) return 'combat.castOnlyBeforeOrAfter';
      return ruleOfWindow(state, timing);
    case 'aroundCombat':
      if (timing.whose === 'opponent' && state.turn.activePlayer === player)
        return 'activating.restriction';
      return ruleOfWindow(state, timing);
    case 'step':
      return state.turn.step === timing.step &&
        (timing.whose !== 'you' || state.turn.activePlayer === player)
        ? undefined
        : 'activating.restriction';
    default:
      return assertNever(timing);
  }
}

function ruleOfWindow(
  state: GameState,
  { after, before }: { readonly after?: CombatPoint; readonly before?: CombatPoint },
): RuleKey | undefined {
  if (before !== undefined && isPast(state, before)) return WINDOW_RULE[before];
  if (after !== undefined && !(isPast(state, after) && tookPlace(state, after)))
    return WINDOW_RULE[after];
  return undefined;
}

/** CR 506.8a-b: a point has passed once its step has begun, whether or not anybody was declared. */
const isPast = ({ turn }: GameState, point: CombatPoint): boolean =>
  STEPS.indexOf(turn.step) >= STEPS.indexOf(FIRST_STEP[point]);

/** CR 506.8f: where the step was skipped for want of attackers, there is no time after it. */
const tookPlace = ({ turn, combat }: GameState, point: CombatPoint): boolean =>
  point === 'attackersDeclared' ||
  turn.step !== 'endOfCombat' ||
  (combat.kind === 'combat' && combat.attackHappened);

const FIRST_STEP: Readonly<Record<CombatPoint, Step>> = {
  attackersDeclared: 'declareAttackers',
  blockersDeclared: 'declareBlockers',
  combatDamage: 'firstStrikeDamage',
};

const WINDOW_RULE: Readonly<Record<CombatPoint, RuleKey>> = {
  attackersDeclared: 'combat.castOnlyBeforeAttackersDeclared',
  blockersDeclared: 'combat.castOnlyBeforeBlockersDeclared',
  combatDamage: 'combat.castOnlyBeforeOrAfter',
};
