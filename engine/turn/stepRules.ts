import { rulesIn } from '../change/rulesIn.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { GameState } from '../state/gameState.ts';
import type { ByStep, Step } from '../vocabulary/turnStructure.ts';

/** By which rule each step gives the active player priority; nothing where, as a rule, nobody gets it. */
export const PRIORITY_RULE: ByStep<RuleKey | undefined> = {
  untap: undefined,
  upkeep: 'upkeep.priority',
  draw: 'draw.priority',
  precombatMain: 'mainPhase.priority',
  beginningOfCombat: 'beginningOfCombat.priority',
  declareAttackers: 'attackers.priority',
  declareBlockers: 'blockers.priority',
  firstStrikeDamage: 'damage.priority',
  combatDamage: 'damage.priority',
  endOfCombat: 'endOfCombat.priority',
  postcombatMain: 'mainPhase.priority',
  endStep: 'endStep.priority',
  cleanup: 'cleanup.anotherCleanup',
};

/** What the step is a part of, told with the first step of a phase, and what is peculiar to it. */
const STEP_RULES: ByStep<readonly RuleKey[]> = {
  untap: ['turn.phases', 'beginningPhase.steps', 'untap.noPriority', 'turn.stepWithoutPriority'],
  upkeep: ['turn.phases'],
  draw: ['turn.phases'],
  precombatMain: ['turn.phases', 'mainPhase.twoInATurn', 'mainPhase.noSteps'],
  beginningOfCombat: ['turn.phases', 'combat.steps'],
  declareAttackers: ['turn.phases'],
  declareBlockers: ['turn.phases'],
  firstStrikeDamage: ['turn.phases'],
  combatDamage: ['turn.phases'],
  endOfCombat: ['turn.phases'],
  postcombatMain: ['turn.phases', 'mainPhase.twoInATurn', 'mainPhase.extraArePostcombat'],
  endStep: ['turn.phases', 'ending.steps'],
  cleanup: ['turn.phases', 'cleanup.noPriority', 'turn.stepWithoutPriority'],
};

// CR 703.3: these begin with actions of the game itself, before anything else; upkeep and the main phases have none here.
const ACTS_FIRST: ReadonlySet<Step> = new Set([
  'untap',
  'draw',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'cleanup',
]);

/** The rules told as a step begins. */
export const rulesOfStep = (state: GameState, step: Step): readonly RuleKey[] =>
  rulesIn(
    state,
    ...STEP_RULES[step],
    // CR 506.2, 506.2a: whose creatures may attack, and who may be attacked.
    ...(step === 'beginningOfCombat'
      ? ([
          state.players.length === 2
            ? 'combat.attackingAndDefendingPlayer'
            : 'combat.defendingPlayersInMultiplayer',
        ] as const)
      : []),
    ...(ACTS_FIRST.has(step)
      ? (['turnBased.definition', 'turnBased.beforeStateBasedAndPriority'] as const)
      : []),
    'turn.nothingBetweenSteps',
  );
