import type { APIRoute } from 'astro';
import { loadCards } from '../../library/cards.ts';

// Every card that a board of one's own can have, with both its faces: the same in every language.
export const GET: APIRoute = () => {
  const cards = [...loadCards(process.cwd()).cards.values()];
  const backs = new Set(cards.flatMap(({ back }) => back?.id ?? []));
  return new Response(JSON.stringify(cards.filter(({ id }) => !backs.has(id))));
};
