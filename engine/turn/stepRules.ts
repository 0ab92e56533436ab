import type { Ranked } from '../citation/cited.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { GameState } from '../state/gameState.ts';
import type { ByStep, Step } from '../vocabulary/turnStructure.ts';
import type { PseudoState } from './arrows.ts';

/** The meta of the machine's states: which step it is and what the rules say of it, or where it stands between steps. */
export type StateMeta =
  | ({ readonly kind: 'step'; readonly stop: Step } & StepRules)
  | { readonly kind: 'between'; readonly stop: PseudoState };

/** What the rules say of a step. */
export interface StepRules {
  /** What it is a part of, and what is peculiar to it. */
  readonly began: readonly RuleKey[];
  /** What happens in it. */
  readonly acts: readonly RuleKey[];
  /** By which the active player gets priority in it, or nobody does. */
  readonly priority: RuleKey;
  readonly nobodyGetsPriority?: true;
  /** By which, all the same, the active player does. */
  readonly unless?: RuleKey;
  /** CR 703.3: it begins with actions of the game itself, before anything else. */
  readonly actsFirst?: true;
}

export const STEP_RULES: ByStep<StepRules> = {
  untap: {
    began: ['beginningPhase.steps', 'untap.noPriority'],
    acts: ['untap.phasing', 'untap.dayNight', 'untap.untapPermanents'],
    priority: 'untap.noPriority',
    nobodyGetsPriority: true,
    actsFirst: true,
  },
  upkeep: {
    began: ['beginningPhase.steps'],
    acts: ['upkeep.triggersPutOnStack'],
    priority: 'upkeep.priority',
  },
  draw: {
    began: ['beginningPhase.steps'],
    acts: ['draw.card'],
    priority: 'draw.priority',
    actsFirst: true,
  },
  precombatMain: {
    began: ['mainPhase.twoInATurn', 'mainPhase.noSteps'],
    acts: ['mainPhase.castSpells', 'mainPhase.playLand'],
    priority: 'mainPhase.priority',
  },
  beginningOfCombat: {
    began: ['combat.steps'],
    acts: ['beginningOfCombat.chooseDefendingPlayer'],
    priority: 'beginningOfCombat.priority',
  },
  declareAttackers: {
    began: ['combat.steps'],
    acts: ['attackers.declare'],
    priority: 'attackers.priority',
    actsFirst: true,
  },
  declareBlockers: {
    began: ['combat.steps'],
    acts: ['blockers.declare'],
    priority: 'blockers.priority',
    actsFirst: true,
  },
  firstStrikeDamage: {
    began: ['damage.secondStep', 'combat.steps'],
    acts: ['damage.secondStep'],
    priority: 'damage.priority',
    actsFirst: true,
  },
  combatDamage: {
    began: ['combat.steps'],
    acts: ['damage.assign', 'damage.dealtSimultaneously'],
    priority: 'damage.priority',
    actsFirst: true,
  },
  endOfCombat: {
    began: ['combat.steps'],
    acts: ['endOfCombat.removedFromCombat'],
    priority: 'endOfCombat.priority',
  },
  postcombatMain: {
    began: ['mainPhase.twoInATurn', 'mainPhase.extraArePostcombat'],
    acts: ['mainPhase.castSpells', 'mainPhase.playLand'],
    priority: 'mainPhase.priority',
  },
  endStep: {
    began: ['ending.steps'],
    acts: ['endStep.triggers'],
    priority: 'endStep.priority',
  },
  // CR 514.3, 514.3a: nobody gets priority, unless something happens; then by the rule that makes another cleanup.
  cleanup: {
    began: ['ending.steps', 'cleanup.noPriority'],
    acts: ['cleanup.discard', 'cleanup.damageAndEffectsEnd'],
    priority: 'cleanup.noPriority',
    nobodyGetsPriority: true,
    unless: 'cleanup.anotherCleanup',
    actsFirst: true,
  },
};

/** The rules told as a step begins. */
export const rulesOfStep = ({ players }: GameState, step: Step): Ranked => {
  const { began, nobodyGetsPriority, actsFirst } = STEP_RULES[step];
  return {
    decides: [
      ...began,
      // CR 506.2, 506.2a: whose creatures may attack, and who may be attacked.
      ...(step === 'beginningOfCombat'
        ? ([
            players.length === 2
              ? 'combat.attackingAndDefendingPlayer'
              : 'combat.defendingPlayersInMultiplayer',
          ] as const)
        : []),
    ],
    applies: [
      'turn.phases',
      ...(nobodyGetsPriority === true ? (['turn.stepWithoutPriority'] as const) : []),
      ...(actsFirst === true
        ? (['turnBased.definition', 'turnBased.beforeStateBasedAndPriority'] as const)
        : []),
      'turn.nothingBetweenSteps',
    ],
  };
};
