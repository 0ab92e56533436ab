import type { Ability } from '../../language/ability.ts';
import type { Change } from '../../language/change.ts';
import type { Keyword } from '../../language/keywords/index.ts';
import { KEYWORDS } from '../../language/keywords/lists.ts';
import { hasKeyword } from '../../state/characteristicsOf.ts';
import type { GameState } from '../../state/gameState.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';

/** The keywords that something in a game has, or may come to have as it goes on: whatever there speaks of them. */
export function keywordsIn(game: GameState): readonly Keyword[] {
  const { battlefield, cards, stack, continuousEffects } = game;
  const said = new Set(
    JSON.stringify([battlefield, cards, stack, continuousEffects]).match(/(?<=")\w+(?=")/g),
  );
  return KEYWORDS.filter(
    (keyword) => said.has(keyword) || battlefield.some(({ id }) => hasKeyword(game, id, keyword)),
  );
}

/** CR 113.11: the game in which nothing that is there has the keyword, or gains it as the game goes on; nor do cards. */
export function withoutEver(game: GameState, keyword: Keyword): GameState {
  const stays = (ability: Ability): boolean =>
    ability.kind !== 'keyword' || ability.keyword !== keyword;
  const cards = game.cards.map((card) => ({
    ...card,
    printed: { ...card.printed, abilities: card.printed.abilities.filter(stays) },
  }));
  return { ...withForEach(game, { kind: 'cannotHave', keyword }), cards };
}

/** CR 113.11: the game in which this one permanent does not have the keyword, and never gains it. */
export const withoutEverOn = (game: GameState, keyword: Keyword, id: ObjectId): GameState =>
  withForEach(game, { kind: 'cannotHave', keyword }, [id]);

/** CR 704.5g: the game in which what is there is too tough for damage to be lethal by how much it is. */
export const withoutLethalDamage = (game: GameState): GameState =>
  withForEach(game, { kind: 'modifyPowerToughness', power: 0, toughness: FAR });

const FAR = 1000;

function withForEach(
  game: GameState,
  change: Change,
  affects: readonly ObjectId[] = game.battlefield.map(({ id }) => id),
): GameState {
  const [source] = affects;
  if (source === undefined) return game;
  const effect = {
    source,
    controller: game.turn.activePlayer,
    affects,
    change,
    until: 'forever',
    timestamp: game.nextId,
  } as const;
  return { ...game, continuousEffects: [...game.continuousEffects, effect] };
}
