import type { Card } from '#engine';
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
  const { cards } = cachedIndex(root);
  const ids = [...own.keys()].join(' ');
  if (made?.of !== cards || made.ids !== ids)
    made = { of: cards, ids, parts: partsFrom(cards.filter(({ id }) => !own.has(id))) };
  return made.parts;
});

// While somebody develops, each part is asked for by itself.
let made:
  | { readonly of: readonly Card[]; readonly ids: string; readonly parts: PartsOfCards }
  | undefined;

function partsFrom(cards: readonly Card[]): PartsOfCards {
  const byPart = Map.groupBy(cards, ({ id }) => partOf(markOf(id)));
  return {
    cards: new Map(partNames().map((part) => [part, packCards(byPart.get(part) ?? [])])),
    words: packWords(cards),
  };
}
