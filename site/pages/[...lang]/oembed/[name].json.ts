import type { APIRoute } from 'astro';
import { allScenarios, proseOf } from '../../../library/collections.ts';
import { framedPages, oembedName, oembedOf } from '../../../view/framedPages.ts';
import type { ScenarioPageProps } from '../../../view/scenarioPages.ts';

/** How to frame each page of each scenario, by its whole address: none where nobody has said where the site is published. */
export const getStaticPaths = async () => {
  if (import.meta.env.SITE === undefined) return [];
  const pages = (await Array.fromAsync(await allScenarios(), framedPages)).flat();
  return pages.map(({ params: { lang }, props, cacheKey }) => ({
    params: { lang, name: oembedName(props.page) },
    props,
    cacheKey,
  }));
};

export const GET: APIRoute<ScenarioPageProps> = async ({
  props: { scenario, language, page },
  site,
}) => {
  const { data } = await proseOf(scenario.slug, language);
  return new Response(site && JSON.stringify(oembedOf(page, language, data.title, site)));
};
