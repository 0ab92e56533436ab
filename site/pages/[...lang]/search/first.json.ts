import type { APIRoute } from 'astro';
import type { Language } from '../../../i18n/languages.ts';
import { inEachLanguage } from '../../../view/paths.ts';
import { searchParts } from '../../../view/search/searchParts.ts';

export const getStaticPaths = () => inEachLanguage({}, () => ({}));

// The names of all that can be found in a language: enough for the first results.
export const GET: APIRoute<{ readonly language: Language }> = async ({ props: { language } }) =>
  new Response(JSON.stringify((await searchParts(language)).first));
