import type { CardLookup } from '#engine';
import { randomFrom } from '../../engine/vocabulary/random.ts';
import { cachedIndex } from '../../site/library/cardIndex/readIndex.ts';
import { cardLookup } from '../../site/library/cards.ts';
import { boardOfCards, dealtFrom } from './cardsFrom.ts';
import type { Door } from './door.ts';
import { lineDoor } from './lineDoor.ts';

/** Boards of any cards that there are, of which as much is played as is read. */
export async function cardsDoor(root: string, own: CardLookup): Promise<Door> {
  const indexed = cardLookup(cachedIndex(root).cards);
  const cards: CardLookup = new Map([...indexed, ...own]);
  const dealt = dealtFrom(cards);
  const { faultsOf } = await lineDoor(root, cards, 'en');
  return { faultsOf, textFrom: (seed) => boardOfCards(randomFrom(seed), dealt) };
}
