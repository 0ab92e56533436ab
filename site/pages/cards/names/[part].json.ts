import type { APIRoute, GetStaticPaths } from 'astro';
import { partsOfCards } from '../../../view/cardParts/partsOfCards.ts';

// By which words cards are found that have no file of their own.
export const getStaticPaths: GetStaticPaths = async () =>
  [...(await partsOfCards()).words.keys()].map((part) => ({ params: { part } }));

export const GET: APIRoute = async ({ params: { part = '' } }) =>
  new Response(JSON.stringify((await partsOfCards()).words.get(part)));
