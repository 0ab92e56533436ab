import type { APIRoute } from 'astro';
import { placementTable } from '../../view/placementTable.ts';

// What the placement test chooses its boards by: the same for every language.
export const GET: APIRoute = async () => new Response(JSON.stringify(await placementTable()));
