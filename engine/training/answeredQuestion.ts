import type { EditionId } from '../citation/editions.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { BoardView } from '../explanation/boardView.ts';
import type { Question } from '../scenario/question.ts';
import type { GameState } from '../state/gameState.ts';
import type { Decision } from '../turn/decision.ts';
import type { AnnouncedDamage } from '../turn/turnContext.ts';
import type { Answer, Ask } from './questionKinds.ts';
import type { Reason } from './reasons/reason.ts';

/** A question as it is put to a reader in one edition, with the answer that the engine computed. */
export interface AnsweredQuestion {
  readonly question: Question<Ask>;
  readonly edition: EditionId;
  /** The game at the moment of asking. */
  readonly state: GameState;
  /** The board then, with the short names that the whole line uses. */
  readonly board: BoardView;
  /** How many frames of the line's replay come before it. */
  readonly framesBefore: number;
  readonly answer: Answer;
  /** The rules that the answer rests on; none where what refuses an act or an option is told with it. */
  readonly rules: readonly RuleKey[];
  /** What it turns on, what decides it first. */
  readonly reasons: readonly Reason[];
}

/** With where the play stood as it was asked, so that whoever has this goes on from there. */
export interface PlayedQuestion extends AnsweredQuestion {
  readonly decision: Decision;
  /** What has been assigned in the combat damage step that is going on, by players who come before. */
  readonly announced: readonly AnnouncedDamage[];
  /** How many entries of the line’s script had been played. */
  readonly played: number;
  /** Rules without which the answer would be another, found by asking again; none where its file names what decides. */
  readonly found: readonly RuleKey[];
}
