import type { Beliefs } from '../mistakes/belief.ts';
import { MISTAKES } from '../mistakes/index.ts';
import type { GameState } from '../state/gameState.ts';
import type { Random } from '../vocabulary/random.ts';
import { MISTAKES_SHOWN, type StandingAim } from './aim.ts';
import { askedFirst, type BoardQuestion, declarationAsked, sourcesOf } from './asked.ts';
import { actsAsked } from './askedActs.ts';
import { type Draft, playersOf } from './draft.ts';
import { type AnsweredBoard, canBeFor, isFor } from './keeping.ts';
import { lazyAnswers, NOTHING_MAY_BE_RIGHT } from './lazy.ts';
import type { Right } from './right.ts';

/** A way in which boards are made. What is published never changes: links name it by its number. */
export interface Way {
  /** What to ask of a board: the first of these that makes it one to be kept. */
  readonly asked: (
    random: Random,
    draft: Draft,
    game: GameState,
    aim: StandingAim,
  ) => Iterable<BoardQuestion>;
  /** Which boards are kept, with what is drawn for it once. */
  readonly keeps: (random: Random, aim: StandingAim) => (standing: AnsweredBoard) => boolean;
}

/** Keeps what is right by the rules, by a mistake, and not the same; whoever knows nothing may still be right. */
const FIRST: Way = {
  asked: askedFirst,
  keeps: (_, aim) => (standing) => isFor(aim, standing, (right, held) => right.text !== held.text),
};

/** Keeps what a mistake itself answers wrongly, and what is answered wrongly by whoever does not think. */
const SECOND: Way = {
  asked: askedSecond,
  keeps: (random, aim) => {
    const isLazy = random.chance(NOTHING_MAY_BE_RIGHT) ? isLazilyRightByDeed : isLazilyRight;
    return (standing) => !isLazy(standing) && isFor(aim, standing, isWrong);
  },
};

/** By their numbers. */
export const WAYS: ReadonlyMap<number, Way> = new Map([
  [1, FIRST],
  [2, SECOND],
]);

/** Nothing that is answered by what is held to be right is right. */
const isWrong = (right: Right, held: Right): boolean =>
  held.given.every((answer) => !right.all.includes(answer));

const isLazilyRight = (standing: AnsweredBoard): boolean =>
  standing.right.all.includes(lazyOn(standing).nothing) || isLazilyRightByDeed(standing);

const isLazilyRightByDeed = (standing: AnsweredBoard): boolean =>
  lazyOn(standing).others.some((answer) => standing.right.all.includes(answer));

const lazyOn = ({ game, asked, draft }: AnsweredBoard) =>
  lazyAnswers(game, asked, playersOf(draft).other);

/** Of a division, as any that is legal is right where nothing is aimed at, else which of some are legal. */
function* askedSecond(
  random: Random,
  draft: Draft,
  game: GameState,
  aim: StandingAim,
): Iterable<BoardQuestion> {
  if (draft.at === 'divide') yield* divisionsAsked(random, draft, game, aim);
  else if (random.chance(ACTS))
    yield* actsAsked(random, draft, game, { believed: believedFor(random, draft, aim) });
  else yield declarationAsked(random, draft.at);
}

function* divisionsAsked(
  random: Random,
  draft: Draft,
  game: GameState,
  aim: StandingAim,
): Iterable<BoardQuestion> {
  const dividing = game.players.flatMap(({ id }) => sourcesOf(game, id));
  if (dividing.length === 0) return;
  const { source, tramples } = random.pick(dividing);
  if (tramples && random.chance(MOST_TO_PLAYER)) {
    yield { kind: 'divide', source, aim: { kind: 'mostToPlayer' } };
    if (!random.chance(ACTS_INSTEAD)) return;
  }
  yield* actsAsked(random, draft, game, { believed: believedFor(random, draft, aim), source });
}

/** How often it is asked which acts are legal, how often how much a player can be dealt at most, and the first where that won't do. */
const ACTS = 0.12;
const MOST_TO_PLAYER = 0.75;
const ACTS_INSTEAD = 0.3;

/** What is believed by the mistake that is aimed at, or by one that could be made on the board. */
function believedFor(random: Random, draft: Draft, aim: StandingAim): Beliefs | undefined {
  const mistakes =
    aim.kind === 'mistake'
      ? [aim.mistake]
      : MISTAKES_SHOWN[draft.at].filter((mistake) =>
          canBeFor({ kind: 'mistake', mistake, on: [] }, draft),
        );
  return mistakes.length === 0 ? undefined : MISTAKES[random.pick(mistakes)].believes;
}
