import type { Ability } from '../../language/ability.ts';
import type { Keyword } from '../../language/keywords/index.ts';
import { KEYWORDS } from '../../language/keywords/lists.ts';
import { hasKeyword } from '../../state/characteristicsOf.ts';
import type { GameState } from '../../state/gameState.ts';

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
  const affects = game.battlefield.map(({ id }) => id);
  const [source] = affects;
  const stays = (ability: Ability): boolean =>
    ability.kind !== 'keyword' || ability.keyword !== keyword;
  return {
    ...game,
    cards: game.cards.map((card) => ({
      ...card,
      printed: { ...card.printed, abilities: card.printed.abilities.filter(stays) },
    })),
    continuousEffects:
      source === undefined
        ? game.continuousEffects
        : [
            ...game.continuousEffects,
            {
              source,
              controller: game.turn.activePlayer,
              affects,
              change: { kind: 'cannotHave', keyword },
              until: 'forever',
              timestamp: game.nextId,
            },
          ],
  };
}
