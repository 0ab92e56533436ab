// Boards of one’s own: what a browser loads to read and write them as a line of text or a link.

export type { FaultCode } from '../scenario/faults/boardFault.ts';
export { MOST_PLAYERS } from '../scenario/newcomer.ts';
export { nearestWord } from '../scenario/reading/nearestWord.ts';
export type { UnplayedCard } from '../scenario/unplayedCard.ts';
export { unreadOf } from '../state/textLeft.ts';
export { NOT_PLAYED, type NotPlayed } from '../vocabulary/notPlayed.ts';
export { slugOf } from '../vocabulary/slug.ts';
export { actIn, actsOf } from './actsOf.ts';
export type { DecisionToMake, OrderToAnnounce } from './asked.ts';
export type { Board, BoardAct, SaidDeed, Unread } from './board.ts';
export { boardOf } from './boardOf.ts';
export { type ChoiceOption, choiceOptions } from './choiceOptions.ts';
export { type ChoiceThere, choicesOf } from './choicesOf.ts';
export { choicesUnused } from './choicesUnused.ts';
export { decidedOut } from './decidedOut.ts';
export { type Declarables, declarablesOf } from './declarablesOf.ts';
export {
  type DeclarationOptions,
  declarationOptionsOf,
  type LastDeclaration,
} from './declarationOptions.ts';
export { declaredNext } from './declaredNext.ts';
export { type Deed, withTargets } from './deeds.ts';
export { type DivisionOutcomes, divisionOutcomesOf } from './divisionOutcomes.ts';
export { type EarlierTriggers, earlierTriggers } from './earlierTriggers.ts';
export { type Edit, type Edited, edited, type Zone } from './edit.ts';
export { laterTriggers } from './laterTriggers.ts';
export { type LeftOut, leftOutOn } from './leftOut.ts';
export { asking, lessonIn } from './lessonWords.ts';
export type { Lexicon } from './lexicon.ts';
export { fromFragment, type LinkProblem, linkIn, toFragment } from './link.ts';
export { type MayBeDeclared, mayBeDeclared } from './mayBeDeclared.ts';
export { editionNamedIn, namingEdition, namingNoEdition } from './namedEdition.ts';
export { findCards, stemsOf, wordsOfName } from './nameIndex.ts';
export { namesSought } from './namesSought.ts';
export { type NotUnderstood, notUnderstood } from './notUnderstood.ts';
export { type OtherRules, otherRules } from './otherRules.ts';
export { type Outline, outlineOf, type SideOutline } from './outline.ts';
export type { IssueAbout, ParseIssue, ParseIssueKind, Slip } from './parseIssue.ts';
export { type PriorityWindow, priorityWindowsOf } from './priorityWindows.ts';
export { readGains } from './readItem.ts';
export { type Item, type ItemsRead, readItems, type Understood } from './readItems.ts';
export { type LineRead, readLine } from './readLine.ts';
export { type Rulable, rulable } from './rulable.ts';
export { type Lost, type LostKind, sayable } from './sayable.ts';
export { writeAbility } from './sayings.ts';
export { type FileOf, scenarioFile } from './scenarioFile.ts';
export { scenarioOf } from './scenarioOf.ts';
export { searchLonger } from './searchLonger.ts';
export { tableAfter } from './tableAfter.ts';
export { type Awaited, type Table, tableOf } from './tableOf.ts';
export { isPlain, lastAsTrial, type Trial, type TriedAct, trialOn } from './tried.ts';
export { withIds } from './withIds.ts';
export { writeLine } from './writeLine.ts';
