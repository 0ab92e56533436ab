import type { Keyword } from '../language/keywords/index.ts';
import { MISTAKES, type MistakeName } from '../mistakes/index.ts';
import type { PermanentSetup } from '../scenario/scenario.ts';
import type { GameState } from '../state/gameState.ts';
import type { Misreading } from '../training/misreading.ts';
import { type Aim, MISTAKES_SHOWN, wordsFor } from './aim.ts';
import { type Answered, answerIn } from './answering.ts';
import type { Asked } from './asked.ts';
import { hasWordOf } from './choose.ts';
import { type Draft, playersOf } from './draft.ts';
import { gameOf } from './gameOf.ts';
import { rightIn } from './right.ts';

/** A board with its question, and everything that is right by the rules. */
export interface Standing {
  readonly draft: Draft;
  readonly game: GameState;
  readonly asked: Asked;
  readonly right: string;
}

/** Nothing where the board allows no such question, or where it asks for nothing. */
export function standingOf(draft: Draft, asked: Asked): Standing | undefined {
  const game = gameOf(draft);
  const right = game && rightIn(game, asked, playersOf(draft).other);
  return right === undefined || game === undefined ? undefined : { draft, game, asked, right };
}

/** Whether a board can be one for the aim, by what stands on it. */
export const canBeFor = (aim: Aim, { setup }: Draft): boolean =>
  wordsFor(aim).every((group) => setup.permanents.some((one) => says(one, group)));

/** Whether it is one: and in any case, a mistake answers otherwise, and the answer is none that goes without saying. */
export function isFor(aim: Aim, standing: Standing): boolean {
  if (!canBeFor(aim, standing.draft)) return false;
  switch (aim.kind) {
    case 'mistake':
      return isMisreadBy(standing, aim.mistake) && hasAnswer(standing);
    case 'keyword':
      return (
        isOtherwiseWithout(standing, aim.keyword) && isMisread(standing) && hasAnswer(standing)
      );
    case 'rule':
      return isMisread(standing) && answered(standing)?.rules.includes(aim.rule) === true;
  }
}

/** The answer, where it is neither too much for anybody nor goes without saying. */
export function answered({ draft, game, asked }: Standing): Answered | undefined {
  const found = answerIn(game, asked, playersOf(draft).other);
  return found && isQuestion(found) ? found : undefined;
}

const hasAnswer = (standing: Standing): boolean => answered(standing) !== undefined;

function isQuestion({ answer }: Answered): boolean {
  switch (answer.kind) {
    case 'attack':
    case 'block':
    case 'division':
      return answer.legal !== undefined && answer.legal <= MOST_WAYS;
    case 'pick':
      return new Set(answer.options.map(({ right }) => right)).size > 1;
    case 'number':
      return answer.value > 0 && answer.value <= MOST_COUNTED;
    default:
      return false;
  }
}

const MOST_WAYS = 40;
/** More than so many nobody counts. */
const MOST_COUNTED = 12;

const isMisread = (standing: Standing): boolean =>
  MISTAKES_SHOWN.some((mistake) => isMisreadBy(standing, mistake));

const isMisreadBy = (standing: Standing, mistake: MistakeName): boolean => {
  const right = rightFor(standing, mistake);
  return right !== undefined && right !== standing.right;
};

/** What each mistake answers that does not answer as the rules do. */
export function misreadingsOf(standing: Standing): readonly Misreading[] {
  const { draft, game, asked } = standing;
  const first = new Map<string, MistakeName>();
  return MISTAKES_SHOWN.flatMap((mistake): readonly Misreading[] => {
    const right = rightFor(standing, mistake);
    if (right === undefined || right === standing.right) return [];
    const believing = { ...game, believed: MISTAKES[mistake].believes };
    const found = answerIn(believing, asked, playersOf(draft).other);
    if (found === undefined) return [];
    const like = first.get(right) ?? mistake;
    first.set(right, like);
    return [{ mistake, answer: found.answer, like }];
  });
}

/** Everything that is right for somebody who makes the mistake; nothing where no word on the board is one that it takes. */
function rightFor({ draft, game, asked }: Standing, mistake: MistakeName): string | undefined {
  const { believes, wakes = [] } = MISTAKES[mistake];
  const isAwake = wakes.every((group) => draft.setup.permanents.some((one) => says(one, group)));
  return isAwake
    ? rightIn({ ...game, believed: believes }, asked, playersOf(draft).other)
    : undefined;
}

const says = (one: PermanentSetup, group: readonly string[]): boolean =>
  hasWordOf(one, group) ||
  (one.goadedBy !== undefined && group.includes('goadedBy')) ||
  (one.sick && group.includes('sick'));

/** Whether without the keyword something else would be right. */
function isOtherwiseWithout({ draft, asked, right }: Standing, keyword: Keyword): boolean {
  const permanents = draft.setup.permanents.map((one) => ({
    ...one,
    characteristics: {
      ...one.characteristics,
      abilities: one.characteristics.abilities.filter(
        (ability) => ability.kind !== 'keyword' || ability.keyword !== keyword,
      ),
    },
  }));
  const game = gameOf({ ...draft, setup: { ...draft.setup, permanents } });
  return game === undefined || rightIn(game, asked, playersOf(draft).other) !== right;
}
