import { NEWEST_EDITION } from '../../citation/editions.ts';
import { MISTAKE_NAMES, type MistakeName } from '../../mistakes/index.ts';
import { beginLine, gameOf, type Line } from '../../scenario/line.ts';
import { playBetween, playOn } from '../../scenario/play.ts';
import { type ScriptToPlay, unlimitedIn } from '../../scenario/scriptToPlay.ts';
import { setUp } from '../../scenario/setUp.ts';
import { unusedChoices } from '../../scenario/unusedChoices.ts';
import { answeringActs } from '../../training/kinds/answeringActs.ts';
import { answeringOrder } from '../../training/kinds/answeringOrder.ts';
import { answeringPlayers } from '../../training/kinds/answeringPlayers.ts';
import { answeringSteps } from '../../training/kinds/answeringSteps.ts';
import { answeringWhen } from '../../training/kinds/answeringWhen.ts';
import { answeringDeclaration } from '../../training/kinds/declare/answeringDeclaration.ts';
import { answeringLegality } from '../../training/kinds/legality/answeringLegality.ts';
import { answeringNumber } from '../../training/kinds/number/answeringNumber.ts';
import { answeringCreatures } from '../../training/kinds/pickCreatures/answeringCreatures.ts';
import type { Misreading } from '../../training/misreading.ts';
import { misreadings, mistakesAwake } from '../../training/misreadings.ts';
import { approached, type Position } from '../../training/position.ts';
import type { Answering } from '../../training/questionKind.ts';
import type { Answer, Ask } from '../../training/questionKinds.ts';
import type { Reason } from '../../training/reasons/reason.ts';
import { reasonsAsked } from '../../training/reasons/reasonsAsked.ts';
import { assertNever } from '../../vocabulary/result.ts';
import { isOfTheme } from '../aim.ts';
import type { PlayedDraft } from './varied.ts';

/** A board where it is asked, with what is answered by the rules. */
export interface PlayedStanding {
  readonly draft: PlayedDraft;
  readonly position: Position;
  readonly answer: Answer;
  readonly answerLiesIn: AnswerLiesIn;
  /** Two answers are one where this is one. */
  readonly text: string;
  /** What those of these mistakes answer that do not answer as the rules do. */
  readonly misreadBy: (mistakes: readonly MistakeName[]) => readonly Misreading[];
  readonly reasonsBeside: (misread: readonly Misreading[]) => readonly Reason[];
}

/** Whether it is played on for the answer. */
export type AnswerLiesIn = ReturnType<Answering<Ask, Answer>['answerLiesIn']>;

/** Nothing where the script does not go as it says, leaves a choice open, or allows no such question. */
export function playedStanding(draft: PlayedDraft): PlayedStanding | undefined {
  const { ask } = draft;
  switch (ask.kind) {
    case 'number':
      return standing(answeringNumber, ask, draft);
    case 'pickCreatures':
      return standing(answeringCreatures, ask, draft);
    case 'pickPlayers':
      return standing(answeringPlayers, ask, draft);
    case 'pickActs':
      return standing(answeringActs, ask, draft);
    case 'pickSteps':
      return standing(answeringSteps, ask, draft);
    case 'when':
      return standing(answeringWhen, ask, draft);
    case 'order':
      return standing(answeringOrder, ask, draft);
    case 'legality':
      return standing(answeringLegality, ask, draft);
    case 'declare':
      return standing(answeringDeclaration, ask, draft);
    default:
      return assertNever(ask);
  }
}

const edition = NEWEST_EDITION;

function standing<A extends Ask, N extends Answer>(
  kind: Answering<A, N>,
  ask: A,
  draft: PlayedDraft,
): PlayedStanding | undefined {
  const { after: played } = draft;
  const script = scriptOf(draft);
  const begun = beginLine(setUp(draft.setup, script.start, { edition }), unlimitedIn(draft.setup));
  const before = playBetween(begun, script, { from: 0, to: played, edition });
  const reached = before.problems.length > 0 ? undefined : approached(kind, ask, before.line);
  if (reached?.ok !== true) return undefined;
  const line = reached.value;
  const { line: end, problems } = playOn(line, script, { edition, after: played });
  // Of the choices before the question, too, each has to be made.
  const isUnasked = unusedChoices(end, draft.script).length > 0;
  const liesThere = isOfTheme(draft.pattern.of) && kind.answerLiesIn(ask) === 'whatIsThere';
  // What is chosen after the question has no say in what is there as it is asked.
  if (problems.length > 0 || isUnasked || isLeftOpen(draft, liesThere ? line : end))
    return undefined;
  const position = { line, end, from: line.moments.length, frames: [] };
  const answer = kind.answer(ask, position);
  if (answer === undefined) return undefined;
  const asked = { position, answer, script, played, edition };
  return {
    draft,
    position,
    answer,
    answerLiesIn: kind.answerLiesIn(ask),
    text: kind.allRight?.(answer, position) ?? kind.text(answer),
    misreadBy: (mistakes) => misreadings(kind, ask, asked, mistakes),
    reasonsBeside: (misread) => reasonsAsked(kind, ask, asked, answer, misread),
  };
}

/** What nobody says how to choose is no question that has one answer, unless the pattern says that it has. */
const isLeftOpen = ({ pattern, ask }: PlayedDraft, { moments }: Line): boolean =>
  moments.some(({ entries }) =>
    entries.some(
      ({ event }) =>
        event.kind === 'choiceTaken' &&
        !(pattern.isOpen && (event.asked !== 'division' || ask.kind === 'number')),
    ),
  );

/** The draft as a script, with nothing expected of it. */
const scriptOf = ({ setup, script, pattern }: PlayedDraft): ScriptToPlay => ({
  branch: 'main',
  editions: [edition],
  setup,
  start: pattern.start,
  entries: script,
  outcome: [],
  stops: 'events',
});

/** Of all mistakes, or of these, those that the board could tell from the rules. */
export const awakeOn = (
  draft: PlayedDraft,
  among: readonly MistakeName[] = MISTAKE_NAMES,
): readonly MistakeName[] =>
  mistakesAwake(scriptOf(draft), edition).filter((name) => among.includes(name));

/** The game as it is asked. */
export const gameAsked = ({ position }: PlayedStanding) => gameOf(position.line);
