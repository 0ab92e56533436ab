/**
 * What the package offers to other programs, and keeps offering: boards are read from text, played and ruled on. What
 * comes back names things by the ids of the text and rules by keys, which `numbersOf` turns into an edition's numbers.
 *
 * Nothing here throws because of what a text, a player or a declaration says: a text that is wrong gives issues, an act or a
 * declaration that is wrong a verdict. What throws all the same says so beside it, and throws an `Error`. Whoever passes what
 * the types don't allow may get any `Error`, never an endless loop.
 *
 * - `checkAttackers(state, declaration)`, `checkBlockers(state, player, declaration)` and `checkAssignment(state, player,
 *   step, assignments)` rule on what is declared or assigned in any state, by ids that nobody has and numbers that are none
 *   as well, and never throw; each gives `verdict`, the `violations` with their rules, and what would be legal. Of a player
 *   who is not there nothing is legal: the violation is `unknownPlayer`.
 * - `numbersOf(edition, keys)` leaves out keys and editions that it does not know, `isEditionId(text)` says no to them;
 *   `objectId(text)` and `playerId(text)` take any text. None of these throws.
 * - `statedAnswer(ask, answer)` never throws for an answer to a question of that kind, as `judge` gives both.
 */

import { type EditionId, NEWEST_EDITION } from './citation/editions.ts';
import type { Act } from './log/act.ts';
import type { GameEvent } from './log/gameEvent.ts';
import type { Moment } from './log/moment.ts';
import { readScenario as readFile } from './sandbox/readScenario.ts';
import type { CardLookup } from './scenario/card.ts';
import { faultsIn } from './scenario/faults/stated.ts';
import type { Issue } from './scenario/issue.ts';
import { playWritten } from './scenario/play.ts';
import type { PlayProblem } from './scenario/problem.ts';
import { scriptsOf } from './scenario/scriptToPlay.ts';
import type { GameState } from './state/gameState.ts';
import { type JudgedScenario, judgeEditions } from './training/judgeScenario.ts';
import type { Scenario } from './training/scenario.ts';
import type { Decision } from './turn/decision.ts';
import { decisionIn, play, type TurnSnapshot } from './turn/play.ts';
import { err, known, ok, type Result } from './vocabulary/result.ts';

export { EDITION_IDS, type EditionId, isEditionId, NEWEST_EDITION } from './citation/editions.ts';
export { numbersOf, type RuleKey } from './citation/ruleIndex.ts';
export type { RuleNumber } from './citation/ruleNumber.ts';
export { checkAssignment } from './damage/checkAssignment.ts';
export type { DamageStep } from './damage/steps.ts';
export { checkAttackers } from './declaration/checkAttackers.ts';
export { checkBlockers } from './declaration/checkBlockers.ts';
export type { BoardView } from './explanation/boardView.ts';
export type { Frame, Outcome, Replay } from './explanation/frame.ts';
export type { Ability } from './language/ability.ts';
export type { Act } from './log/act.ts';
export type { AttackDeclaration, BlockDeclaration } from './log/declaration.ts';
export type { GameEvent } from './log/gameEvent.ts';
export type { AssignmentVerdict, AttackVerdict, BlockVerdict, Violation } from './log/verdict.ts';
export type { Card, CardLookup } from './scenario/card.ts';
export type { BoardFault } from './scenario/faults/boardFault.ts';
export type { Issue } from './scenario/issue.ts';
export type { PlayProblem } from './scenario/problem.ts';
export type { ScriptStep } from './scenario/scenario.ts';
export type { Judge } from './solver/judge.ts';
export type { NotedChoice } from './state/choice.ts';
export type {
  Attack,
  Block,
  DamageOrder,
  FirstStrikeRecord,
  PhasedOutRole,
} from './state/combat.ts';
export type { CombatDamageAssignment } from './state/damageAssignment.ts';
export type {
  Addition,
  ContinuousEffect,
  DepartedPermanent,
  GameState,
  LimitedUse,
  PreventionShield,
  Priority,
  Redirection,
  Skip,
  Undone,
} from './state/gameState.ts';
export type { DelayedTrigger, StackItem, WaitingTrigger } from './state/stack.ts';
export type { AnsweredQuestion, PlayedQuestion } from './training/answeredQuestion.ts';
export type { JudgedScenario } from './training/judgeScenario.ts';
export type { Answer, Ask } from './training/questionKinds.ts';
export type { Scenario } from './training/scenario.ts';
export { statedAnswer } from './training/statedAnswer.ts';
export type { Decision } from './turn/decision.ts';
export type { ObjectName } from './vocabulary/characteristics.ts';
export { type ObjectId, objectId, type PlayerId, playerId } from './vocabulary/ids.ts';
export type { Result } from './vocabulary/result.ts';
export type { Step } from './vocabulary/turnStructure.ts';

/** How a text is read; what is left out is the newest edition, no cards, and a name for messages. */
export interface Reading {
  /** The cards that the text may name: those of `rule-509/cards`, or one’s own. */
  readonly cards?: CardLookup;
  /** Those in which it is played where the text names none. */
  readonly editions?: readonly EditionId[];
  readonly file?: string;
}

/**
 * Reads the text of a scenario file, of which board and script suffice. Gives the scenario, or all that is wrong with the
 * text at once, each with its line and column, both from 1. Never throws, whatever the text.
 */
export const readScenario = (
  text: string,
  { cards = new Map(), editions = [NEWEST_EDITION], file = 'scenario.yaml' }: Reading = {},
): Result<Scenario, readonly Issue[]> => readFile(text, file, cards, { kind: 'ruling', editions });

/**
 * Plays a scenario with its branches to the end of combat, and answers its questions. What goes wrong in its script, or comes
 * out otherwise than it expects, is among the `problems`; so is a board that nobody can have, and then it is not played. Throws an `Error` for an edition that is none of
 * `scenario.editions`, the newest included where the text names others.
 */
export function judge(scenario: Scenario, edition: EditionId = NEWEST_EDITION): JudgedScenario {
  const problems = impossibleBoards(scenario);
  return problems.length === 0
    ? known(judgeEditions(scenario, [edition])[0], 'edition')
    : { holds: false, problems, taken: [], replays: [], questions: [], misread: [] };
}

/** What a program may have made of a scenario that was read. */
const impossibleBoards = (scenario: Scenario): readonly PlayProblem[] =>
  scriptsOf(scenario).flatMap(({ branch, setup, entries: [first] }) =>
    faultsIn(setup).map((fault) => ({
      branch,
      at: first?.at ?? { line: 1, column: 1 },
      trouble: { kind: 'impossibleBoard', fault },
    })),
  );

/** A game that waits for a decision. It never changes: what is played gives another. */
export interface Game {
  /** What `checkAttackers`, `checkBlockers` and `checkAssignment` rule on. */
  readonly state: GameState;
  readonly decision: Decision;
  /**
   * An act that is refused leaves the game as it is, and its event says why. Throws an `Error` where the game would grow past
   * what can be told of it, as by more than a thousand tokens at once.
   */
  readonly play: (act: Act) => Played;
}

export interface Played {
  readonly outcome: 'done' | 'refused';
  readonly events: readonly GameEvent[];
  readonly game: Game;
}

/**
 * The game as a scenario’s script leaves it, before anything more is decided, in any edition; where a board of it is
 * impossible, or the script can't be played, what is wrong with it. Never throws.
 */
export function gameAfter(
  scenario: Scenario,
  edition: EditionId = NEWEST_EDITION,
): Result<Game, readonly PlayProblem[]> {
  const impossible = impossibleBoards(scenario);
  if (impossible.length > 0) return err(impossible);
  const script = known(scriptsOf(scenario)[0], 'main line');
  const { line, problems } = playWritten(script, { edition });
  return problems.length > 0 ? err(problems) : ok(gameAt(line.snapshot));
}

function gameAt(snapshot: TurnSnapshot): Game {
  return {
    state: snapshot.context.game,
    decision: decisionIn(snapshot),
    play: (act) => {
      const { outcome, moments, snapshot: next } = play(snapshot, act);
      return { outcome, events: eventsOf(moments), game: gameAt(next) };
    },
  };
}

const eventsOf = (moments: readonly Moment[]): readonly GameEvent[] =>
  moments.flatMap(({ entries }) => entries.map(({ event }) => event));
