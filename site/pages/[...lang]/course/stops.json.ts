import type { APIRoute } from 'astro';
import type { Language } from '../../../i18n/languages.ts';
import { courseSketches } from '../../../questions/made/courseSketches.ts';
import { inEachLanguage } from '../../../view/paths.ts';

export const getStaticPaths = () => inEachLanguage({}, () => ({}));

// What tells a browser how far somebody is.
export const GET: APIRoute<{ readonly language: Language }> = async ({ props: { language } }) =>
  new Response(JSON.stringify(await courseSketches(language)));
