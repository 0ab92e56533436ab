import { cachedIndex } from '../../library/cardIndex/readIndex.ts';
import { loadCards } from '../../library/cards.ts';
import { onceInBuild } from '../../library/onceInBuild.ts';
import { type CardPart, packCards } from './cardPart.ts';
import { markOf, partNames, partOf } from './places.ts';
import { packWords, type WordPart } from './wordPart.ts';

interface PartsOfCards {
  readonly cards: ReadonlyMap<string, CardPart>;
  readonly words: ReadonlyMap<string, WordPart>;
}

/** All cards that have no file of their own, in parts, and the words by which they are found. */
export const partsOfCards = onceInBuild(async (): Promise<PartsOfCards> => {
  const root = process.cwd();
  const own = loadCards(root).cards;
  const cards = cachedIndex(root).cards.filter(({ id }) => !own.has(id));
  const byPart = Map.groupBy(cards, ({ id }) => partOf(markOf(id)));
  return {
    cards: new Map(partNames().map((part) => [part, packCards(byPart.get(part) ?? [])])),
    words: packWords(cards),
  };
});
