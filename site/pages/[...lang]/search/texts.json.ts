import type { APIRoute } from 'astro';
import type { Language } from '../../../i18n/languages.ts';
import { inEachLanguage } from '../../../view/paths.ts';
import { searchParts } from '../../../view/search/searchParts.ts';

export const getStaticPaths = () => inEachLanguage({}, () => ({}));

// What stands on all pages of a language, by its words.
export const GET: APIRoute<{ readonly language: Language }> = async ({ props: { language } }) =>
  new Response(JSON.stringify((await searchParts(language)).texts));
