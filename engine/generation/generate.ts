import type { RuleKey } from '../citation/ruleIndex.ts';
import { asksForColor } from '../explanation/asksForColor.ts';
import type { BoardView } from '../explanation/boardView.ts';
import { tagsFor } from '../explanation/tags.ts';
import { viewState } from '../explanation/viewBoard.ts';
import type { GameState } from '../state/gameState.ts';
import type { Misreading } from '../training/misreading.ts';
import type { Answer } from '../training/questionKinds.ts';
import { randomFrom } from '../vocabulary/random.ts';
import { known } from '../vocabulary/result.ts';
import { seedOf } from '../vocabulary/seedOf.ts';
import type { StandingAim } from './aim.ts';
import type { BoardQuestion } from './asked.ts';
import { DEALS } from './deals.ts';
import type { Draft } from './draft.ts';
import { gameOf } from './gameOf.ts';
import { type AnsweredBoard, answered, canBeFor, misreadingsOf, standingOf } from './keeping.ts';
import type { Pieces } from './pieces.ts';
import { type Rating, ratingOf } from './rating.ts';
import { shapeOf } from './shape.ts';
import { shrunk } from './shrinking.ts';
import { steeringFor } from './steering.ts';
import { WAYS } from './ways.ts';

/** A board that was made, with what is asked of it, the answer, and what mistakes answer. */
export interface Generated {
  readonly kind: 'standing';
  readonly draft: Draft;
  readonly game: GameState;
  readonly board: BoardView;
  readonly asked: BoardQuestion;
  readonly answer: Answer;
  readonly rules: readonly RuleKey[];
  readonly misreadings: readonly Misreading[];
  readonly rating: Rating;
  /** The same for boards that differ in names alone. */
  readonly shape: string;
  /** How many were thrown away before it. */
  readonly thrownAway: number;
}

/** The way in which boards are made: another number, other boards. Links name it, and those of earlier ways are still read. */
export const GENERATOR = 2;

/** So many boards are thrown away before it is given up. */
const MOST_TRIES = 1000;

/**
 * The board that a seed gives for an aim, the same on every machine; nothing where none was found, or where
 * there is no such way to make it. It is solved as it stands, kept only where the aim decides it and a mistake answers
 * wrongly, and made as small as that allows.
 */
export function generate(
  pieces: Pieces,
  name: string,
  aim: StandingAim,
  seed: string,
  generator = GENERATOR,
): Generated | undefined {
  const way = WAYS.get(generator);
  if (way === undefined) return undefined;
  const random = randomFrom(seedOf(`${generator} ${name} ${seed}`));
  const keeps = way.keeps(random, aim);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const at = random.pick(aim.on);
    const draft = DEALS[at](random, pieces, steeringFor(aim, at));
    const game = canBeFor(aim, draft) ? gameOf(draft) : undefined;
    const first = game && firstKept(draft, game, way.asked(random, draft, game, aim), keeps);
    if (first === undefined) continue;
    const spared = random.pick(SPARED);
    const isKept = (one: AnsweredBoard): boolean => canBeFor(aim, one.draft) && keeps(one);
    return made(shrunk(random, first, { spared, isKept }), tries);
  }
  return undefined;
}

function firstKept(
  draft: Draft,
  game: GameState,
  questions: Iterable<BoardQuestion>,
  keeps: (one: AnsweredBoard) => boolean,
): AnsweredBoard | undefined {
  for (const asked of questions) {
    const standing = standingOf(draft, game, asked);
    if (standing !== undefined && keeps(standing)) return standing;
  }
  return undefined;
}

/** How much of what the point does not need may stay, so that it has to be found. */
const SPARED = [0, 0, 1, 1, 2];

function made(standing: AnsweredBoard, thrownAway: number): Generated {
  const { draft, game, asked } = standing;
  const { answer, rules } = known(answered(standing), 'answer of a board that is kept');
  const legend = { tags: tagsFor([game]), colors: asksForColor(game) };
  return {
    kind: 'standing',
    draft,
    game,
    board: viewState(game, legend),
    asked,
    answer,
    rules,
    misreadings: misreadingsOf(standing),
    rating: ratingOf(draft, asked),
    shape: shapeOf(draft, asked),
    thrownAway,
  };
}
