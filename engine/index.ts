/**
 * What the engine offers to whoever reads, plays and judges. Of that, `words.ts` is the part for whoever only shows
 * what was judged; `training/mark.ts` is the part that a browser loads to rule on an answer.
 */

export { casesForm } from './cases/caseForm.ts';
export {
  type EditionRange,
  editionsWithin,
  parseEditionRange,
} from './citation/editionRange.ts';
export { editionOf } from './citation/editions.ts';
export { checkAttackers } from './declaration/checkAttackers.ts';
export { checkBlockers } from './declaration/checkBlockers.ts';
export type {
  BoardView,
  ExiledCardView,
  PermanentView,
  PlayerView,
  StackView,
} from './explanation/boardView.ts';
export type { DecisionTable, Frame, Outcome, Replay } from './explanation/frame.ts';
export type { Ability } from './language/ability.ts';
export type { Amount } from './language/amount.ts';
export type { Change } from './language/change.ts';
export { codedExamples } from './language/codedExamples.ts';
export type { Comparison } from './language/comparison.ts';
export type { Condition } from './language/condition.ts';
export { COMBAT_COSTS, type Cost } from './language/cost.ts';
export { DURATIONS } from './language/duration.ts';
export type { Effect } from './language/effect.ts';
export { DELAYED_MOMENTS } from './language/effectsOfEffects.ts';
export { readExamples } from './language/examples.ts';
export type { Filter } from './language/filter.ts';
export { ledgerId, mapping, oneOf, ruleKey, title, wordOf } from './language/form.ts';
export type { KeywordAbility } from './language/keyword.ts';
export type { PermissionCode } from './language/permission.ts';
export type { Reference, Subject } from './language/reference.ts';
export type { RequirementAbility, RequirementCode } from './language/requirement.ts';
export type { RestrictionAbility, RestrictionCode } from './language/restriction.ts';
export type { Timing } from './language/timing.ts';
export type { TokenSpec } from './language/token.ts';
export type { TriggerCode } from './language/trigger.ts';
export { variedAbilities } from './language/variedAbilities.ts';
export type { Act } from './log/act.ts';
export type { AskedChoice } from './log/choiceEvents.ts';
export type { DamageDealt } from './log/damageEvents.ts';
export type { AttackDeclaration, AttackedChoice, BlockDeclaration } from './log/declaration.ts';
export type { EventBody, EventKind, GameEvent } from './log/gameEvent.ts';
export type {
  AssignmentVerdict,
  AttackVerdict,
  BlockVerdict,
  Conflict,
  Refusal,
  RequirementCount,
  RestrictionSource,
  Violation,
  ViolationCode,
} from './log/verdict.ts';
export { readScenario } from './sandbox/readScenario.ts';
export type { Card, CardLookup } from './scenario/card.ts';
export { ISSUE_CODES, type Issue, type IssueCode } from './scenario/issue.ts';
export { playScenario, type ScenarioPlayed } from './scenario/play.ts';
export type { PlayProblem, Trouble } from './scenario/problem.ts';
export { readCard } from './scenario/readCard.ts';
export { type IndexLine, readIndexedCard } from './scenario/readIndexedCard.ts';
export { formProblems } from './scenario/reading/formProblems.ts';
export { nearestWord } from './scenario/reading/nearestWord.ts';
export { inFileOrder, issueOf, type Problem } from './scenario/reading/problem.ts';
export { readSource } from './scenario/reading/source.ts';
export type { Purpose } from './scenario/readScenario.ts';
export type { Tryable } from './scenario/scenario.ts';
export { cardForm } from './scenario/schema/card.ts';
export { editions } from './scenario/schema/editions.ts';
export { scriptsOf } from './scenario/scriptToPlay.ts';
export type { TakenChoice } from './scenario/takenChoice.ts';
export type { AttackTarget } from './state/combat.ts';
export type { CombatDamageAssignment, DamageRecipient } from './state/damageAssignment.ts';
export type { GameState } from './state/gameState.ts';
export type { TargetChoice } from './state/stack.ts';
export type { TriggerCause } from './state/triggerCause.ts';
export type { AnsweredQuestion, PlayedQuestion } from './training/answeredQuestion.ts';
export type { OrderItem, PickOption } from './training/answers.ts';
export { answersByOtherRules } from './training/answersByOtherRules.ts';
export {
  type JudgedInEdition,
  type JudgedScenario,
  judgedTogether,
  judgeEditions,
  judgeScenario,
} from './training/judgeScenario.ts';
export type { Measure } from './training/kinds/number/measure.ts';
export type { Misreading, MisreadQuestion } from './training/misreading.ts';
export type { Answer } from './training/questionKinds.ts';
export { exerciseForm, scenarioForm } from './training/readScenario.ts';
export type { Otherwise, PickedOne } from './training/reasons/otherwise.ts';
export type { Altered, Reason } from './training/reasons/reason.ts';
export { reasonsFor } from './training/reasons/reasonsOf.ts';
export { rulesOfAnswer } from './training/rulesOfAnswer.ts';
export { statedAnswer } from './training/statedAnswer.ts';
export { strayRules } from './training/strayRules.ts';
export { undecidingRule } from './training/undeciding.ts';
export type { Decision } from './turn/decision.ts';
export { begin, decisionIn, type PlayResult, play, type TurnSnapshot } from './turn/play.ts';
export { type ArrowOnMap, type TurnMap, turnMap } from './turn/turnMap.ts';
export type { CardType, Color, ObjectName } from './vocabulary/characteristics.ts';
export { COUNTERS } from './vocabulary/counters.ts';
export { keysOf } from './vocabulary/entries.ts';
export { remembered } from './vocabulary/remembered.ts';
export { err, ok, type Result } from './vocabulary/result.ts';
export { slugOf } from './vocabulary/slug.ts';
export * from './words.ts';
