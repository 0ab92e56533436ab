import type { APIRoute } from 'astro';
import { messagesIn } from '../../../../i18n/index.ts';
import type { Language } from '../../../../i18n/languages.ts';
import { piecesInWords } from '../../../../questions/made/pieces.ts';
import { inEachLanguage } from '../../../../view/paths.ts';

export const getStaticPaths = () => inEachLanguage({}, () => ({}));

// What boards are made of in the browser.
export const GET: APIRoute<{ readonly language: Language }> = async ({ props: { language } }) =>
  new Response(JSON.stringify(await piecesInWords(messagesIn(language))));
