import { type EditionId, editionOf } from '../citation/editions.ts';
import { KEYWORDS } from '../language/keywords/lists.ts';
import { spelledOut } from '../language/keywords/standsFor.ts';
import type { Beliefs } from '../mistakes/belief.ts';
import { hearing } from '../mistakes/hearing.ts';
import { MISTAKE_NAMES, MISTAKES, type MistakeName } from '../mistakes/index.ts';
import { lineTakenBy } from '../scenario/line.ts';
import { type LinePlayed, playOn } from '../scenario/play.ts';
import type { ScriptToPlay } from '../scenario/scriptToPlay.ts';
import { goesOn } from './goesOn.ts';
import type { Misreading } from './misreading.ts';
import type { Position } from './position.ts';
import type { Answering } from './questionKind.ts';
import type { Answer, Ask } from './questionKinds.ts';

/** Mistakes are about the rules in which a scenario opens: who looks at older ones knows them for such. */
export const isMisread = (editions: readonly EditionId[], edition: EditionId): boolean =>
  editions[0] === edition;

/** The mistakes that a board can tell from the rules: those of which every word is there, or what a keyword stands for. */
export function mistakesAwake(
  { setup, entries }: ScriptToPlay,
  edition: EditionId,
): readonly MistakeName[] {
  const said = wordsOf([setup, entries]);
  const keywords = KEYWORDS.filter((keyword) => said.has(keyword));
  const meant = wordsOf(keywords.map((keyword) => spelledOut(keyword, editionOf(edition))));
  return MISTAKE_NAMES.filter((name) =>
    (MISTAKES[name].relevantWords ?? []).every((some) =>
      some.some((word) => said.has(word) || meant.has(word)),
    ),
  );
}

const wordsOf = (said: unknown): ReadonlySet<string> =>
  new Set(JSON.stringify(said).match(/(?<=")\w+(?=")/g));

/** A question with its answer by the rules, and how much of the script comes before it. */
interface Answered<N> {
  readonly position: Position;
  readonly answer: N;
  readonly script: ScriptToPlay;
  readonly played: number;
  readonly edition: EditionId;
}

/** What each mistake answers that does not answer as the rules do, on the board as it is when it is asked. */
export function misreadings<A extends Ask, N extends Answer>(
  kind: Answering<A, N>,
  ask: A,
  answered: Answered<N>,
  mistakes: readonly MistakeName[],
): readonly Misreading[] {
  if (mistakes.length === 0) return [];
  const right = allRightIn(kind, answered.answer, answered.position);
  const lies = kind.answerLiesIn(ask);
  const answerBy = (believed: Beliefs): AnsweredBy<N> | undefined => {
    const position = positionFor(lies, answered, believed);
    const answer = position && kind.answer(ask, position);
    if (position === undefined || answer === undefined) return undefined;
    return { answer, all: allRightIn(kind, answer, position) };
  };
  const { asksFor } = hearing(undefined, answerBy);
  const first = new Map<string, MistakeName>();
  return mistakes.flatMap((mistake): readonly Misreading[] => {
    const { believes } = MISTAKES[mistake];
    const by = asksFor(believes) ? answerBy(believes) : undefined;
    if (by === undefined || by.all === right) return [];
    const { answer, all } = by;
    const like = first.get(all) ?? mistake;
    first.set(all, like);
    return [{ mistake, answer, like }];
  });
}

interface AnsweredBy<N> {
  readonly answer: N;
  /** All that is right by it, in words. */
  readonly all: string;
}

/** The same moment for somebody who makes a mistake; nothing where for them the script could not go on as it does. */
function positionFor<N extends Answer>(
  answerLiesIn: 'whatIsThere' | 'playingOn',
  { position, script, played, edition }: Answered<N>,
  believed: Beliefs,
): Position | undefined {
  const line = lineTakenBy(position.line, believed);
  if (answerLiesIn === 'whatIsThere') return { ...position, line, end: line, frames: [] };
  const { line: end, problems }: LinePlayed = playOn(line, script, { edition, after: played });
  return problems.every(goesOn) ? { ...position, line, end, frames: [] } : undefined;
}

const allRightIn = <A, N>(kind: Answering<A, N>, answer: N, position: Position): string =>
  kind.allRight?.(answer, position) ?? kind.text(answer);
