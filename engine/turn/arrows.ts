import type { RuleKey } from '../citation/ruleIndex.ts';
import type { ByStep, Skippable, Step } from '../vocabulary/turnStructure.ts';

/** Where the machine stands on the way: a turn is over, the next is somebody's, an effect has added something here. */
export type PseudoState = 'turnOver' | 'newTurn' | 'detour';

/** Where an arrow of the turn leads. */
export type Stop = Step | PseudoState;

/** What an arrow of the turn is, and by which rules: its meta in the machine. */
export interface ArrowRules {
  readonly kind: /** What comes next in an ordinary turn. */
    | 'next'
    /** Steps that are not there for want of what they are for. */
    | 'skip'
    /** It leads to a step that is only there for this. */
    | 'only'
    /** The step comes once more. */
    | 'again'
    /** What an effect makes a player skip. */
    | 'skippedByEffect'
    /** It leads to what an effect has added, or back from it. */
    | 'added'
    | 'extraTurn';
  readonly rules: readonly RuleKey[];
}

/** An arrow of an ordinary turn; with a guard, it is taken only where that is so. */
export interface Arrow extends ArrowRules {
  readonly to: Stop;
  readonly guard?: 'nobodyAttacked' | 'firstStrikeIsInCombat';
  /** Steps passed over, which are told. */
  readonly passes?: readonly Step[];
  /** Taken only if the player has all of these to skip, which are then skipped. */
  readonly skips?: readonly Skippable[];
}

const next = (to: Stop, ...rules: readonly RuleKey[]): Arrow => ({ kind: 'next', to, rules });

// CR 500.11, 614.10: passed over as though it did not exist.
const SKIPPED: readonly RuleKey[] = ['turn.skipped', 'replacement.skip'];
const skipping = (to: Stop, ...skips: readonly Skippable[]): Arrow => ({
  kind: 'skippedByEffect',
  to,
  skips,
  rules: SKIPPED,
});

// CR 508.8: no creature was declared as an attacker or put onto the battlefield attacking.
const withoutAttackers = (...passes: readonly Step[]): Arrow => ({
  kind: 'skip',
  to: 'endOfCombat',
  guard: 'nobodyAttacked',
  passes,
  rules: ['attackers.none'],
});

/** From each step to those that may come next in an ordinary turn: the first is taken whose guard lets it. */
export const ARROWS: ByStep<readonly Arrow[]> = {
  untap: [
    skipping('precombatMain', 'upkeep', 'draw'),
    skipping('draw', 'upkeep'),
    next('upkeep', 'beginningPhase.steps'),
  ],
  upkeep: [skipping('precombatMain', 'draw'), next('draw', 'beginningPhase.steps')],
  draw: [next('precombatMain', 'turn.phases')],
  precombatMain: [
    skipping('postcombatMain', 'combat'),
    next('beginningOfCombat', 'turn.phases', 'combat.steps'),
  ],
  beginningOfCombat: [next('declareAttackers', 'combat.steps')],
  declareAttackers: [
    withoutAttackers('declareBlockers', 'combatDamage'),
    next('declareBlockers', 'combat.steps'),
  ],
  declareBlockers: [
    withoutAttackers('combatDamage'),
    // CR 510.4: the additional step exists only with first strike or double strike in combat.
    {
      kind: 'only',
      to: 'firstStrikeDamage',
      guard: 'firstStrikeIsInCombat',
      rules: ['damage.secondStep'],
    },
    next('combatDamage', 'combat.steps'),
  ],
  firstStrikeDamage: [withoutAttackers('combatDamage'), next('combatDamage', 'damage.secondStep')],
  combatDamage: [next('endOfCombat', 'combat.steps')],
  endOfCombat: [next('postcombatMain', 'turn.phases')],
  postcombatMain: [next('endStep', 'turn.phases', 'ending.steps')],
  endStep: [next('cleanup', 'ending.steps')],
  cleanup: [next('turnOver', 'turn.phases')],
};

/** From a turn that is over into the next one: to its first step, or past what its player skips. */
export const INTO_TURN: readonly Arrow[] = [
  skipping('precombatMain', 'untap', 'upkeep', 'draw'),
  skipping('draw', 'untap', 'upkeep'),
  skipping('upkeep', 'untap'),
  next('untap', 'turn.phases', 'beginningPhase.steps'),
];

/** A whole turn that its player skips. */
export const PAST_TURN: Arrow = skipping('turnOver', 'turn');

/** CR 500.7 */
export const TO_EXTRA_TURN: ArrowRules = { kind: 'extraTurn', rules: ['turn.extraTurns'] };

export const TO_NEXT_TURN: ArrowRules = { kind: 'next', rules: ['turn.phases'] };

/** CR 500.8-500.10 */
export const TO_ADDED: ArrowRules = {
  kind: 'added',
  rules: ['turn.extraPhases', 'turn.extraSteps', 'turn.stepAddedAfterPhase'],
};

/** CR 500.11, 614.10 */
export const PAST_ADDED: ArrowRules = { kind: 'skippedByEffect', rules: SKIPPED };

/** CR 514.3a */
export const AGAIN: ArrowRules = { kind: 'again', rules: ['cleanup.anotherCleanup'] };
