import type { APIRoute, GetStaticPaths } from 'astro';
import type { EditionId } from '../../../engine.ts';
import { courseIn } from '../../../library/judged/facts.ts';
import { isMarkedByEngine } from '../../../library/judged/marked.ts';
import { allScenarios, playingOf, playingState } from '../../../library/shelf.ts';
import { keptPages } from '../../../view/keptPages.ts';

// The games that a reader's declarations are ruled on, and what else the engine needs beside them.
export const getStaticPaths = (async () =>
  keptPages(
    (await allScenarios()).flatMap((scenario) =>
      scenario.editions
        .filter((edition) => courseIn(scenario, edition)?.asksForGames)
        .map((edition) => ({ params: { slug: scenario.slug, edition }, props: { edition } })),
    ),
    async ({ params: { slug } }) => [await playingState(slug)],
  )) satisfies GetStaticPaths;

export const GET: APIRoute<
  { readonly edition: EditionId },
  { readonly slug: string; readonly edition: EditionId }
> = async ({ params: { slug }, props: { edition } }) => {
  const { questions } = await playingOf(slug, edition);
  return new Response(
    JSON.stringify(
      Object.fromEntries(
        questions.filter(isMarkedByEngine).map(({ question, state }) => [question.id, { state }]),
      ),
    ),
  );
};
