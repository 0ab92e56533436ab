import { rulesIn } from '../change/making/rulesIn.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { CombatPoint, Timing } from '../language/timing.ts';
import type { Violation } from '../log/verdict.ts';
import { combatsToCome } from '../state/courseOfTurn.ts';
import type { GameState } from '../state/gameState.ts';
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
  { timing, what }: Timed,
): readonly Violation[] {
  const broken = rulesBroken(state, player, timing);
  if (broken.length === 0) return [];
  const also = isOfCombat(timing) ? ALSO[what] : [];
  const rules = rulesIn(state, ...broken, ...also);
  // CR 2009-07-11 101.2: before there was a rule for such times, the text that forbids was all there was.
  return [
    {
      code: 'wrongTime',
      objects: [object],
      rules: rules.length > 0 ? rules : rulesIn(state, 'game.cantBeatsCan'),
    },
  ];
}

/** What is to be cast or activated, and when it may be. */
export interface Timed {
  readonly what: 'spell' | 'ability';
  readonly timing: Timing | undefined;
}

/** The rules by which it was the right time, where what was cast or activated asks for a time of combat (CR 506.8). */
export function rulesOfTiming(state: GameState, { timing, what }: Timed): readonly RuleKey[] {
  if (!isOfCombat(timing)) return [];
  const points = [timing.after, timing.before].flatMap((point) =>
    point === undefined ? [] : [WINDOW_RULE[point]],
  );
  return rulesIn(
    state,
    ...new Set(points),
    ...(timing.kind === 'duringCombat' ? (['combat.castOnlyDuringCombat'] as const) : []),
    ...(timing.kind === 'aroundCombat' && hasSeveralCombats(state)
      ? (['combat.castOnlyAtOtherPoint'] as const)
      : []),
    ...ALSO[what],
  );
}

/** CR 506.8g: what is written of spells holds for abilities. */
const ALSO: Readonly<Record<Timed['what'], readonly RuleKey[]>> = {
  spell: [],
  ability: ['combat.activateOnlyAtPoint'],
};

type CombatTiming = Extract<Timing, { readonly kind: 'duringCombat' | 'aroundCombat' }>;

const isOfCombat = (timing: Timing | undefined): timing is CombatTiming =>
  timing?.kind === 'duringCombat' || timing?.kind === 'aroundCombat';

/** CR 117.1a: in one's own main phase, with nothing on the stack. */
export const isSorceryTime = ({ turn, stack }: GameState, player: PlayerId): boolean =>
  turn.activePlayer === player &&
  (turn.step === 'precombatMain' || turn.step === 'postcombatMain') &&
  stack.length === 0;

/** All that say so: each is a reason by itself. */
function rulesBroken(
  state: GameState,
  player: PlayerId,
  timing: Timing | undefined,
): readonly RuleKey[] {
  if (timing === undefined) return [];
  const inTurn: readonly RuleKey[] = isInTurnOf(state, player, timing)
    ? []
    : ['activating.restriction'];
  return [...new Set([...inTurn, ...rulesOfTime(state, player, timing)])];
}

function rulesOfTime(state: GameState, player: PlayerId, timing: Timing): readonly RuleKey[] {
  switch (timing.kind) {
    case 'sorcery':
      return isSorceryTime(state, player) ? [] : ['activating.asSorcery'];
    case 'duringCombat':
      // CR 506.8c: at the right time of any of the turn's combat phases.
      return isCombatStep(state.turn.step)
        ? ruleOfWindow(state, timing)
        : [
            'combat.castOnlyDuringCombat',
            ...(hasOneCombat(state) ? ruleOfWindow(state, timing) : []),
          ];
    case 'aroundCombat':
      return isAfterFirstCombat(state) ? ruleAfterFirstCombat(timing) : ruleOfWindow(state, timing);
    case 'step':
      return state.turn.step === timing.step ? [] : ['activating.restriction'];
    default:
      return assertNever(timing);
  }
}

/** Whose turn it must be, where the timing says so. */
const isInTurnOf = ({ turn }: GameState, player: PlayerId, timing: Timing): boolean => {
  if (timing.kind === 'sorcery' || timing.whose === undefined) return true;
  return (turn.activePlayer === player) === (timing.whose === 'you');
};

interface Window {
  readonly after?: CombatPoint;
  readonly before?: CombatPoint;
}

function ruleOfWindow(state: GameState, { after, before }: Window): readonly RuleKey[] {
  if (before !== undefined && isPast(state, before))
    // CR 506.8e: where the point is missing, only until the declare attackers step ends.
    return [isMissing(state, before) ? 'combat.castOnlyPointMissing' : WINDOW_RULE[before]];
  if (after === undefined) return [];
  if (!isPast(state, after)) return [WINDOW_RULE[after]];
  if (tookPlace(state, after)) return [];
  return [after === 'blockersDeclared' ? 'combat.castOnlyBlockersSkipped' : WINDOW_RULE[after]];
}

/** CR 506.8d: the point meant is that of the turn's first combat phase. */
const ruleAfterFirstCombat = ({ before }: Window): readonly RuleKey[] =>
  before === undefined ? [] : ['combat.castOnlyAtOtherPoint'];

const isAfterFirstCombat = ({ turn: { combatPhases = 0 } }: GameState): boolean => combatPhases > 1;

const combatsOf = ({ turn }: GameState): number => (turn.combatPhases ?? 0) + combatsToCome(turn);

const hasSeveralCombats = (state: GameState): boolean => combatsOf(state) > 1;

/** No other could still bring the point, or has brought it. */
const hasOneCombat = (state: GameState): boolean => combatsOf(state) === 1;

/** CR 506.8a-b: a point has passed once its step has begun, whether or not anybody was declared. */
const isPast = ({ turn }: GameState, point: CombatPoint): boolean =>
  STEPS.indexOf(turn.step) >= STEPS.indexOf(FIRST_STEP[point]);

/** CR 506.8f: where the step was skipped for want of attackers, there is no time after it. */
const tookPlace = ({ turn, combat }: GameState, point: CombatPoint): boolean =>
  point === 'attackersDeclared' ||
  turn.step !== 'endOfCombat' ||
  (combat.kind === 'combat' && combat.attackHappened);

/** CR 508.8: the first combat phase is over, or nearly so, and its step was skipped; that of attackers never is. */
const isMissing = (state: GameState, point: CombatPoint): boolean =>
  !tookPlace(state, point) ||
  (point !== 'attackersDeclared' &&
    !isCombatStep(state.turn.step) &&
    state.turn.isFirstCombatIdle === true);

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
