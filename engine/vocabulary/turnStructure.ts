/** CR 500.1: the five phases, always in this order, even when nothing happens in them. */
export const PHASES = ['beginning', 'precombatMain', 'combat', 'postcombatMain', 'ending'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * The steps of a turn; a main phase, which has no steps, stands as one.
 * CR 510.4: the first-strike damage step exists only where a creature with first or double strike is in combat.
 */
export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'precombatMain',
  'beginningOfCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endOfCombat',
  'postcombatMain',
  'endStep',
  'cleanup',
] as const;
export type Step = (typeof STEPS)[number];
/** Steps that an effect may add to a turn. */
export const EXTRA_STEPS = ['upkeep', 'draw', 'endStep'] as const satisfies readonly Step[];
export type ExtraStep = (typeof EXTRA_STEPS)[number];

/** What a player may be made to pass over (CR 614.10). */
export const SKIPPABLE = ['untap', 'upkeep', 'draw', 'combat', 'turn'] as const;
export type Skippable = (typeof SKIPPABLE)[number];

export type ByStep<T> = { readonly [S in Step]: T };

export const PHASE_OF: ByStep<Phase> = {
  untap: 'beginning',
  upkeep: 'beginning',
  draw: 'beginning',
  precombatMain: 'precombatMain',
  beginningOfCombat: 'combat',
  declareAttackers: 'combat',
  declareBlockers: 'combat',
  firstStrikeDamage: 'combat',
  combatDamage: 'combat',
  endOfCombat: 'combat',
  postcombatMain: 'postcombatMain',
  endStep: 'ending',
  cleanup: 'ending',
};

export const isCombatStep = (step: Step): boolean => PHASE_OF[step] === 'combat';

export const LAST_STEP_OF: { readonly [P in Phase]: Step } = {
  beginning: 'draw',
  precombatMain: 'precombatMain',
  combat: 'endOfCombat',
  postcombatMain: 'postcombatMain',
  ending: 'cleanup',
};
