import type { Ability } from '../../language/ability.ts';
import type { Keyword } from '../../language/keywords/index.ts';
import { KEYWORDS } from '../../language/keywords/lists.ts';
import { restrictionsOf } from '../../language/keywords/standsFor.ts';
import type { GameState, Permanent } from '../../state/gameState.ts';
import { assertNever } from '../../vocabulary/result.ts';

/** One thing that may be taken away from a game, so that it shows what rests on it. */
export type Taken =
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  /** All abilities and effects of a sort; with restrictions, the keywords that stand for some. */
  | { readonly kind: 'restrictions' | 'requirements' | 'combatCosts' }
  /** What is so of permanents: that they are tapped, came this turn, or are damaged. */
  | { readonly kind: 'tapped' | 'sick' | 'damage' };

/** The game as it would be without it; the same game where it is not there. */
export function without(game: GameState, taken: Taken): GameState {
  switch (taken.kind) {
    case 'keyword':
    case 'restrictions':
    case 'requirements':
    case 'combatCosts':
      return withoutAbilities(game, (said) => wordsOf(taken).some((word) => said.includes(word)));
    case 'tapped':
      return withEach(game, ({ tapped }) => tapped, { tapped: false });
    case 'sick':
      return withEach(game, ({ sick }) => sick, { sick: false });
    case 'damage':
      return withEach(game, ({ markedDamage }) => markedDamage > 0, { markedDamage: 0 });
    default:
      return assertNever(taken);
  }
}

type OfAbilities = Extract<
  Taken,
  { kind: 'keyword' | 'restrictions' | 'requirements' | 'combatCosts' }
>;

/** As an ability's data has them. */
function wordsOf(taken: OfAbilities): readonly string[] {
  switch (taken.kind) {
    case 'keyword':
      return [`"keyword":"${taken.keyword}"`];
    case 'restrictions':
      return ['"kind":"restriction"', ...FORBIDDING.map((keyword) => `"keyword":"${keyword}"`)];
    case 'requirements':
      return ['"kind":"requirement"'];
    case 'combatCosts':
      return ['"kind":"combatCost"'];
    default:
      return assertNever(taken);
  }
}

const FORBIDDING = KEYWORDS.filter((keyword) => restrictionsOf(keyword).length > 0);

/** What applies all the time and says so; what triggers or is activated has had its effect, or has none yet. */
function withoutAbilities(game: GameState, isGone: (said: string) => boolean): GameState {
  const isLeft = (ability: Ability): boolean =>
    ability.kind === 'triggered' ||
    ability.kind === 'activated' ||
    !isGone(JSON.stringify(ability));
  const continuousEffects = game.continuousEffects.filter(
    ({ change }) => !isGone(JSON.stringify(change)),
  );
  const battlefield = game.battlefield.map((one) => {
    const abilities = one.printed.abilities.filter(isLeft);
    return abilities.length === one.printed.abilities.length
      ? one
      : { ...one, printed: { ...one.printed, abilities } };
  });
  return battlefield.every((one, at) => one === game.battlefield[at]) &&
    continuousEffects.length === game.continuousEffects.length
    ? game
    : { ...game, battlefield, continuousEffects };
}

const withEach = (
  game: GameState,
  isSo: (one: Permanent) => boolean,
  change: Partial<Permanent>,
): GameState =>
  game.battlefield.some(isSo)
    ? {
        ...game,
        battlefield: game.battlefield.map((one) => (isSo(one) ? { ...one, ...change } : one)),
      }
    : game;
