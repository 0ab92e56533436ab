import {
  type EditionId,
  NEWEST_EDITION,
  numberOf,
  PHASE_OF,
  partsOf,
  type RuleKey,
  STEPS,
  type Step,
} from '../engine.ts';

/** The rule under which each step's chapter is found. */
const CHAPTER: { readonly [S in Step]: RuleKey } = {
  untap: 'untap.untapPermanents',
  upkeep: 'upkeep.priority',
  draw: 'draw.card',
  precombatMain: 'mainPhase.twoInATurn',
  beginningOfCombat: 'beginningOfCombat.priority',
  declareAttackers: 'attackers.declare',
  declareBlockers: 'blockers.declare',
  firstStrikeDamage: 'damage.secondStep',
  combatDamage: 'damage.assign',
  endOfCombat: 'endOfCombat.removedFromCombat',
  postcombatMain: 'mainPhase.twoInATurn',
  endStep: 'endStep.priority',
  cleanup: 'cleanup.discard',
};

/** The chapter on a step in an edition: 509, or 309 in the oldest. */
export function chapterOf(step: Step, edition: EditionId): string {
  const number = numberOf(edition, CHAPTER[step]);
  return number === undefined ? '' : `${partsOf(number).section}`;
}

/** The steps that a chapter of today's rules is about. */
export const stepsIn = (chapter: string): readonly Step[] =>
  STEPS.filter((step) => chapterOf(step, NEWEST_EDITION) === chapter);

export interface Stop {
  readonly step: Step;
  readonly chapter: string;
  /** First of its phase. */
  readonly opens: boolean;
  /** The replay passes through it. */
  readonly visited: boolean;
}

/** The stops of the turn's strip; both damage steps share one, as they share a chapter. */
export function stopsOf(edition: EditionId, visited: readonly Step[]): readonly Stop[] {
  const shown = STEPS.filter((step) => step !== 'firstStrikeDamage');
  return shown.map((step, index) => ({
    step,
    chapter: chapterOf(step, edition),
    opens: index === 0 || PHASE_OF[shown[index - 1] ?? step] !== PHASE_OF[step],
    visited:
      visited.includes(step) || (step === 'combatDamage' && visited.includes('firstStrikeDamage')),
  }));
}
