import type { APIRoute } from 'astro';
import { messagesIn } from '../../../i18n/index.ts';
import type { Language } from '../../../i18n/languages.ts';
import { catalogueIn } from '../../../questions/asking/catalogue.ts';
import { inEachLanguage } from '../../../view/paths.ts';

export const getStaticPaths = () => inEachLanguage({}, () => ({}));

// What exams, daily boards and sets by link choose from.
export const GET: APIRoute<{ readonly language: Language }> = async ({ props: { language } }) =>
  new Response(JSON.stringify(await catalogueIn(messagesIn(language))));
