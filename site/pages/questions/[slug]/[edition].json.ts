import type { APIRoute, GetStaticPaths } from 'astro';
import type { EditionId } from '../../../engine.ts';
import {
  allExercises,
  allScenarios,
  playingState,
  scenarioCalled,
} from '../../../library/collections.ts';
import { questionsBeside } from '../../../questions/asking/questionsBeside.ts';
import { hasQuestionsPage } from '../../../questions/asking/questionsPage.ts';
import { cachedPages } from '../../../view/cachedPages.ts';

// The games that a reader's declarations are ruled on, and what mistakes answer.
export const getStaticPaths = (async () =>
  cachedPages(
    [...(await allScenarios()), ...(await allExercises())].flatMap((scenario) =>
      scenario.editions
        .filter((edition) => hasQuestionsPage(scenario, edition))
        .map((edition) => ({
          params: { slug: scenario.slug, edition },
          props: { edition },
        })),
    ),
    async ({ params: { slug } }) => [await playingState(slug)],
  )) satisfies GetStaticPaths;

export const GET: APIRoute<
  { readonly edition: EditionId },
  { readonly slug: string; readonly edition: EditionId }
> = async ({ params: { slug }, props: { edition } }) =>
  new Response(JSON.stringify(await questionsBeside(await scenarioCalled(slug), edition)));
