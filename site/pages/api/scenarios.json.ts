import type { APIRoute } from 'astro';
import { filterIndex } from '../../data/filterIndex.ts';

// What each scenario can be found by: its topics, editions, keywords and the rules that it cites.
export const GET: APIRoute = () => new Response(JSON.stringify(filterIndex));
