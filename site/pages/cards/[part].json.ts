import type { APIRoute, GetStaticPaths } from 'astro';
import { partsOfCards } from '../../view/cardParts/partsOfCards.ts';
import { partNames } from '../../view/cardParts/places.ts';

// Some of the cards that have no file of their own: a board of one's own fetches those parts that its line could need.
export const getStaticPaths: GetStaticPaths = () =>
  partNames().map((part) => ({ params: { part } }));

export const GET: APIRoute = async ({ params: { part = '' } }) =>
  new Response(JSON.stringify((await partsOfCards()).cards.get(part)));
