import type { Ability } from '../../language/ability.ts';
import type { Keyword } from '../../language/keywords/index.ts';
import { characteristicsOf } from '../../state/characteristicsOf.ts';
import type { GameState, Permanent } from '../../state/gameState.ts';

/** The game in which no permanent is printed with a keyword that it has once more; the same game where none is. */
export function withOneInstance(game: GameState, keyword: Keyword): GameState {
  const battlefield = game.battlefield.map((one) => withOne(game, one, keyword));
  return battlefield.every((one, at) => one === game.battlefield[at])
    ? game
    : { ...game, battlefield };
}

function withOne(game: GameState, one: Permanent, keyword: Keyword): Permanent {
  const isThat = (ability: Ability): boolean =>
    ability.kind === 'keyword' && ability.keyword === keyword;
  const { abilities } = one.printed;
  const printed = abilities.filter(isThat).length;
  const has = characteristicsOf(game, one.id)?.abilities.filter(isThat).length ?? 0;
  if (printed === 0 || has < 2) return one;
  const first = has > printed ? -1 : abilities.findIndex(isThat);
  const left = abilities.filter((ability, at) => at === first || !isThat(ability));
  return { ...one, printed: { ...one.printed, abilities: left } };
}
