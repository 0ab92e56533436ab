import { citedIn } from '../citation/cited.ts';
import type { Keyword } from '../language/keywords/index.ts';
import { MISTAKES, type MistakeName } from '../mistakes/index.ts';
import type { GameState } from '../state/gameState.ts';
import type { Misreading } from '../training/misreading.ts';
import { MISTAKES_SHOWN, type StandingAim, wordsFor } from './aim.ts';
import { answerIn, type ReasonedAnswer, rulesIn } from './answering.ts';
import type { BoardQuestion } from './asked.ts';
import { rulesDecidingBoard } from './deciding.ts';
import { type Draft, playersOf, withoutKeyword } from './draft.ts';
import { gameOf } from './gameOf.ts';
import { type Right, rightIn } from './right.ts';
import { saysOneOf } from './words.ts';

/** A board with its question, and everything that is right by the rules. */
export interface AnsweredBoard {
  readonly draft: Draft;
  readonly game: GameState;
  readonly asked: BoardQuestion;
  readonly right: Right;
}

/** Nothing where the board allows no such question, or where it asks for nothing, too much or what goes without saying. */
export function standingOf(
  draft: Draft,
  game: GameState | undefined,
  asked: BoardQuestion,
): AnsweredBoard | undefined {
  const right = game && rightIn(game, asked, playersOf(draft).other);
  return game === undefined || right?.isQuestion !== true
    ? undefined
    : { draft, game, asked, right };
}

/** Whether a board can be one for the aim, by what stands on it. */
export const canBeFor = (aim: StandingAim, { setup }: Draft): boolean =>
  wordsFor(aim).every((group) => setup.permanents.some((one) => saysOneOf(one, group)));

/** Whether what is held to be right tells itself apart from what is. */
export type TellsApart = (right: Right, held: Right) => boolean;

/** Whether it is one: and in any case, a mistake answers otherwise. */
export function isFor(aim: StandingAim, standing: AnsweredBoard, isApart: TellsApart): boolean {
  const isMisread = (): boolean =>
    MISTAKES_SHOWN[standing.draft.at].some((mistake) => isMisreadBy(standing, mistake, isApart));
  switch (aim.kind) {
    case 'mistake':
      return isMisreadBy(standing, aim.mistake, isApart);
    case 'keyword':
      return (
        !standing.right.isNobody &&
        isOtherwiseWithout(standing, aim.keyword, isApart) &&
        isMisread()
      );
    case 'rule':
      return (
        !standing.right.isNobody &&
        isMisread() &&
        rulesIn(standing.game, standing.asked, playersOf(standing.draft).other).includes(aim.rule)
      );
  }
}

/** The answer, with what proves it, and the rules without which it would be another. */
export function answered({ draft, game, asked }: AnsweredBoard): ReasonedAnswer | undefined {
  const { other } = playersOf(draft);
  const found = answerIn(game, asked, other);
  const deciding = rulesDecidingBoard(game, asked, other);
  if (found === undefined || deciding.length === 0) return found;
  const rules = asked.kind === 'divide' ? [...deciding, ...found.rules] : deciding;
  return { ...found, rules: citedIn(game.edition, rules).decides };
}

const isMisreadBy = (
  standing: AnsweredBoard,
  mistake: MistakeName,
  isApart: TellsApart,
): boolean => {
  const held = rightFor(standing, mistake);
  return held !== undefined && isApart(standing.right, held);
};

/** What each mistake answers that does not answer as the rules do. */
export function misreadingsOf(standing: AnsweredBoard): readonly Misreading[] {
  const { draft, game, asked } = standing;
  const first = new Map<string, MistakeName>();
  return MISTAKES_SHOWN[draft.at].flatMap((mistake): readonly Misreading[] => {
    const right = rightFor(standing, mistake)?.text;
    if (right === undefined || right === standing.right.text) return [];
    const believing = { ...game, believed: MISTAKES[mistake].believes };
    const found = answerIn(believing, asked, playersOf(draft).other);
    if (found === undefined) return [];
    const like = first.get(right) ?? mistake;
    first.set(right, like);
    return [{ mistake, answer: found.answer, like }];
  });
}

/** Everything that is right for somebody who makes the mistake; nothing where no word on the board is one that it takes. */
function rightFor({ draft, game, asked }: AnsweredBoard, mistake: MistakeName): Right | undefined {
  const { believes } = MISTAKES[mistake];
  return canBeFor({ kind: 'mistake', mistake, on: [] }, draft)
    ? rightIn({ ...game, believed: believes }, asked, playersOf(draft).other)
    : undefined;
}

/** Whether without the keyword something else would be right. */
function isOtherwiseWithout(
  { draft, asked, right }: AnsweredBoard,
  keyword: Keyword,
  isApart: TellsApart,
): boolean {
  const without = withoutKeyword(draft, keyword);
  const game = gameOf(without);
  const held = game && rightIn(game, asked, playersOf(draft).other);
  return held === undefined || isApart(right, held);
}
