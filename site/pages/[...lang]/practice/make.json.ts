import type { APIRoute } from 'astro';
import { messagesIn } from '../../../i18n/index.ts';
import type { Language } from '../../../i18n/languages.ts';
import { makeDetails } from '../../../view/makeDetails.ts';
import { inEachLanguage } from '../../../view/paths.ts';

export const getStaticPaths = () => inEachLanguage({}, () => ({}));

// What the page on which sets are made knows of each question.
export const GET: APIRoute<{ readonly language: Language }> = async ({ props: { language } }) =>
  new Response(JSON.stringify(await makeDetails(messagesIn(language))));
