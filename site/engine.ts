// What the site takes from the engine, in one place: data to be shown, and the numbers of the rules.
export type { BoardView, PermanentView, PlayerView, StackView } from '#engine';
export type { DecisionTable, Frame, Outcome, Replay } from '#engine';
export { EDITION_IDS, type EditionId, editionOf, isEditionId } from '#engine';
export {
  isRuleKey,
  keysAt,
  numberOf,
  numbersOf,
  RULE_KEYS,
  type RuleKey,
} from '#engine';
export {
  isRuleNumber,
  partsOf,
  type RuleNumber,
  sortRuleNumbers,
} from '#engine';
export type {
  AttackDeclaration,
  AttackedChoice,
  BlockDeclaration,
} from '#engine';
export type { DamageDealt, EventBody, EventKind, GameEvent } from '#engine';
export type {
  AssignmentVerdict,
  AttackVerdict,
  BlockVerdict,
  Conflict,
  RequirementCount,
  RestrictionSource,
  Violation,
  ViolationCode,
} from '#engine';
export { VIOLATION_CODES } from '#engine';
export { type Scenario, TOPICS, type Topic } from '#engine';
export type { AttackTarget } from '#engine';
export type { CombatDamageAssignment, DamageRecipient } from '#engine';
export type { TargetChoice } from '#engine';
export type {
  Ability,
  Change,
  Cost,
  Effect,
  KeywordAbility,
  PermissionCode,
  RequirementAbility,
  RequirementCode,
  RestrictionAbility,
  RestrictionCode,
  Timing,
  TokenSpec,
  TriggerCode,
} from '#engine';
export {
  PERMISSIONS,
  REQUIREMENTS,
  RESTRICTIONS,
  TRIGGERS,
} from '#engine';
export type { CardType, Color, ObjectName } from '#engine';
export type {
  Amount,
  Comparison,
  Condition,
  Filter,
  Reference,
  Subject,
} from '#engine';
export { type CardId, cardId, type ObjectId, objectId, type PlayerId, playerId } from '#engine';
export { KEYWORDS, type Keyword } from '#engine';
export { PHASE_OF, PHASES, type Phase, STEPS, type ByStep, type Step } from '#engine';
export { assertNever } from '#engine';
