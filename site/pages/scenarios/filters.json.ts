import type { APIRoute } from 'astro';
import { allScenarios } from '../../library/collections.ts';
import { filterEntry } from '../../library/filterIndex.ts';
import { listPages } from '../../view/listPages.ts';

// What each scenario can be found by: its topics, editions, keywords and the rules that it cites; and on which page of
// the list it stands, where that is not the first.
export const GET: APIRoute = async () => {
  const scenarios = await allScenarios();
  const pageOf = new Map(
    listPages(scenarios).flatMap((topics, index) =>
      topics.flatMap((topic) => topic.scenarios.map(({ slug }) => [slug, index + 1] as const)),
    ),
  );
  return new Response(
    JSON.stringify(
      scenarios.map((scenario) => {
        const page = pageOf.get(scenario.slug);
        return { ...filterEntry(scenario), page: page === 1 ? undefined : page };
      }),
    ),
  );
};
