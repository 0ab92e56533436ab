import { decisionOf, gameOf, type Line, lineGoingOnIn } from '../scenario/line.ts';
import { playBetween, playFirst, playOn } from '../scenario/play.ts';
import type { PlayProblem } from '../scenario/problem.ts';
import type { ScriptToPlay } from '../scenario/scriptToPlay.ts';
import type { GameState } from '../state/gameState.ts';
import { goesOn } from './goesOn.ts';
import { approached, type Position } from './position.ts';
import type { Answering } from './questionKind.ts';

/** Where a question is asked, and how much of which script comes before it. */
export interface AskedAt {
  readonly position: Position;
  readonly script: ScriptToPlay;
  readonly played: number;
}

/** From where another game goes on to the question, and how much of the script comes before that. */
export interface GoingOn {
  readonly from: Line;
  readonly after: number;
}

/**
 * From where on a question may be asked in another game. What is assigned is assigned by what is there, and in another
 * game it may not be awaited: then from before combat damage.
 */
export function goingOnFrom({ position: { line }, script, played }: AskedAt): GoingOn {
  const { edition } = gameOf(line);
  if (decisionOf(line).kind !== 'assignCombatDamage') return { from: line, after: played };
  const { number } = gameOf(line).turn;
  for (let after = played; after > 0; after -= 1) {
    const from = playFirst(script, after, { edition });
    if (gameOf(from).turn.number !== number) break;
    if (!DAMAGE_STEPS.has(gameOf(from).turn.step)) return { from, after };
  }
  return { from: line, after: played };
}

const DAMAGE_STEPS: ReadonlySet<string> = new Set(['firstStrikeDamage', 'combatDamage']);

/**
 * What is answered where that game is another, without a word where there is no answer; nothing where the script can’t go on
 * in it. How a script divides damage is no part of what is asked: where that is not legal any more, it is divided as the
 * engine suggests.
 */
export function answeredIn<A, N>(
  kind: Answering<A, N>,
  ask: A,
  goingOn: GoingOn,
  asked: AskedAt,
  game: GameState,
): string | undefined {
  return answeredAgain(kind, ask, goingOn, asked, game)?.text;
}

/** An answer in another game; two are one where `text` is one. */
export interface AnsweredAgain<N> {
  /** Nothing where there is none. */
  readonly answer: N | undefined;
  readonly text: string;
}

/** The same, with the answer itself. */
export function answeredAgain<A, N>(
  kind: Answering<A, N>,
  ask: A,
  { from, after }: GoingOn,
  { position, script, played }: AskedAt,
  game: GameState,
): AnsweredAgain<N> | undefined {
  const begun = lineGoingOnIn(from, game);
  const { edition } = game;
  const isHeldUp = (now: Line, problems: readonly PlayProblem[]): boolean =>
    problems.some(
      (problem) => !goesOn(problem) && !isDivided(problem) && !isCutShort(now, problem),
    );
  const isDivided = ({ at }: PlayProblem): boolean =>
    script.entries.some((one) => one.at === at && one.kind === 'act' && one.act.kind === 'divide');
  const before = playBetween(begun, script, { from: after, to: played, edition });
  const reached = isHeldUp(before.line, before.problems)
    ? undefined
    : approached(kind, ask, before.line);
  if (reached?.ok !== true) return undefined;
  const line = reached.value;
  const { line: end, problems } =
    kind.answerLiesIn(ask) === 'playingOn'
      ? playOn(line, script, { edition, after: played })
      : { line, problems: [] };
  if (isHeldUp(end, problems)) return undefined;
  const asked = { ...position, line, end, from: line.moments.length, frames: [] };
  const answer = kind.answer(ask, asked);
  if (answer === undefined) return { answer, text: '' };
  const who = kind.answeredBy?.(answer) ?? '';
  return { answer, text: `${who} ${kind.allRight?.(answer, asked) ?? kind.text(answer)}` };
}

/** CR 104.1: once somebody has won or lost, the game may be over before a script is. */
const isCutShort = (now: Line, { trouble }: PlayProblem): boolean =>
  decisionOf(now).kind === 'gameOver' && trouble.kind !== 'refusedInstead';
