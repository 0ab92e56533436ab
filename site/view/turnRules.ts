import type { RuleKey, Step } from '../engine.ts';

/** Which rules tell what happens in a step; a step with a rule against priority is a hollow stop. */
export interface StepRules {
  readonly acts: readonly RuleKey[];
  readonly priority: RuleKey | undefined;
  readonly noPriority: RuleKey | undefined;
  /** Whether the turn may go another way from here. */
  readonly way: { readonly kind: 'skip' | 'again'; readonly rule: RuleKey } | undefined;
}

const stop = (acts: readonly RuleKey[], priority: RuleKey): StepRules => ({
  acts,
  priority,
  noPriority: undefined,
  way: undefined,
});

export const TURN_RULES: { readonly [S in Step]: StepRules } = {
  untap: {
    acts: ['untap.phasing', 'untap.dayNight', 'untap.untapPermanents'],
    priority: undefined,
    noPriority: 'untap.noPriority',
    way: undefined,
  },
  upkeep: stop(['upkeep.triggersPutOnStack'], 'upkeep.priority'),
  draw: stop(['draw.card'], 'draw.priority'),
  precombatMain: stop(['mainPhase.castSpells', 'mainPhase.playLand'], 'mainPhase.priority'),
  beginningOfCombat: stop(
    ['beginningOfCombat.chooseDefendingPlayer'],
    'beginningOfCombat.priority',
  ),
  declareAttackers: {
    ...stop(['attackers.declare'], 'attackers.priority'),
    way: { kind: 'skip', rule: 'attackers.none' },
  },
  declareBlockers: stop(['blockers.declare'], 'blockers.priority'),
  firstStrikeDamage: stop(['damage.secondStep'], 'damage.priority'),
  combatDamage: stop(['damage.assign', 'damage.dealtSimultaneously'], 'damage.priority'),
  endOfCombat: stop(['endOfCombat.removedFromCombat'], 'endOfCombat.priority'),
  postcombatMain: stop(['mainPhase.castSpells', 'mainPhase.playLand'], 'mainPhase.priority'),
  endStep: stop(['endStep.triggers'], 'endStep.priority'),
  cleanup: {
    acts: ['cleanup.discard', 'cleanup.damageAndEffectsEnd'],
    priority: undefined,
    noPriority: 'cleanup.noPriority',
    way: { kind: 'again', rule: 'cleanup.anotherCleanup' },
  },
};

/** The rule under the map, for the sign of the steps in which players get priority. */
export const PRIORITY_RULE: RuleKey = 'priority.atBeginningOfStep';

/** Every rule that the turn's map links to. */
export const MAP_RULES: readonly RuleKey[] = [
  PRIORITY_RULE,
  ...Object.values(TURN_RULES).flatMap(({ acts, priority, noPriority, way }) => [
    ...acts,
    ...(priority === undefined ? [] : [priority]),
    ...(noPriority === undefined ? [] : [noPriority]),
    ...(way === undefined ? [] : [way.rule]),
  ]),
];
