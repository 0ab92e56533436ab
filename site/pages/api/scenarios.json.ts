import type { APIRoute } from 'astro';
import { filterEntry } from '../../library/filterIndex.ts';
import { allScenarios } from '../../library/shelf.ts';

// What each scenario can be found by: its topics, editions, keywords and the rules that it cites.
export const GET: APIRoute = async () =>
  new Response(JSON.stringify((await allScenarios()).map(filterEntry)));
