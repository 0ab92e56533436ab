import type { APIRoute } from 'astro';
import type { KnownCards } from '../../client/sandbox/protocol.ts';
import { loadCards } from '../../library/cards.ts';
import { loadNotYet } from '../../library/notYet.ts';

// Every card that a board of one's own can have, with both its faces, and those that are not played: the same in every
// language.
export const GET: APIRoute = () => {
  const cards = [...loadCards(process.cwd()).cards.values()];
  const backs = new Set(cards.flatMap(({ back }) => back?.id ?? []));
  const unplayed = loadNotYet(process.cwd()).map(({ names, because }) => ({ names, because }));
  const known: KnownCards = { cards: cards.filter(({ id }) => !backs.has(id)), unplayed };
  return new Response(JSON.stringify(known));
};
