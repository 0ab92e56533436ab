/**
 * The engine's words: what is said of a game, and the numbers of the rules. Enough for whoever shows what was judged and
 * judges nothing.
 */

export type { EditionChange } from './cases/changes/change.ts';
export { type ChangeName, EDITION_CHANGES, editionBefore } from './cases/changes/index.ts';
export { isWithin } from './citation/editionRange.ts';
export { EDITION_IDS, type EditionId, isEditionId, NEWEST_EDITION } from './citation/editions.ts';
export { OVERLAYS } from './citation/overlays.ts';
export {
  isRuleKey,
  keysAt,
  numberOf,
  numbersOf,
  RULE_KEYS,
  type RuleKey,
} from './citation/ruleIndex.ts';
export {
  isRuleNumber,
  parentOf,
  partsOf,
  type RuleNumber,
  sortRuleNumbers,
} from './citation/ruleNumber.ts';
export { type BoardSide, boardSides } from './explanation/boardSides.ts';
export { FILTER_ENTRIES } from './language/entries/filter.ts';
export type { Keyword } from './language/keywords/index.ts';
export { EVERY_KEYWORD, KEYWORDS, WAYS_TO_CAST } from './language/keywords/lists.ts';
export { VIOLATION_CODES } from './log/verdict.ts';
export type { Beliefs } from './mistakes/belief.ts';
export {
  isMistakeName,
  MISTAKE_GROUPS,
  MISTAKE_NAMES,
  MISTAKES,
  type MistakeGroup,
  type MistakeName,
} from './mistakes/index.ts';
export { TOPICS, type Topic } from './scenario/scenario.ts';
export { isOfGame, letsItsControllerChoose } from './state/changesOfGame.ts';
export type { Scenario } from './training/scenario.ts';
export { CARD_TYPES, COLORS, SUPERTYPES } from './vocabulary/characteristics.ts';
export {
  type CardId,
  cardId,
  givenName,
  type ObjectId,
  objectId,
  type PlayerId,
  playerId,
} from './vocabulary/ids.ts';
export { assertNever } from './vocabulary/result.ts';
export { seedOf } from './vocabulary/seedOf.ts';
export { kebab } from './vocabulary/spelling.ts';
export { SUBTYPES } from './vocabulary/subtypeLists.ts';
export type { ByStep, Phase, Step } from './vocabulary/turnStructure.ts';
