import type { APIRoute } from 'astro';
import type { KnownCards } from '../../client/sandbox/protocol.ts';
import { loadCards } from '../../library/cards.ts';
import { loadNotYet } from '../../library/notYet.ts';
import { partsOfCards } from '../../view/cardParts/partsOfCards.ts';

// Every card that has a file, with both its faces, those that are not played, and in which parts all others are looked for:
// the same in every language.
export const GET: APIRoute = async () => {
  const cards = [...loadCards(process.cwd()).cards.values()];
  const backs = new Set(cards.flatMap(({ back }) => back?.id ?? []));
  const unplayed = loadNotYet(process.cwd()).map(({ names, because }) => ({ names, because }));
  const { words } = await partsOfCards();
  const known: KnownCards = {
    cards: cards.filter(({ id }) => !backs.has(id)),
    unplayed,
    words: [...words.keys()].toSorted(),
  };
  return new Response(JSON.stringify(known));
};
