import type { APIRoute } from 'astro';
import { messagesIn } from '../../i18n/index.ts';
import { addressIn, type Language } from '../../i18n/languages.ts';
import { inEachLanguage } from '../../view/paths.ts';
import { withBase } from '../../withBase.ts';

export const getStaticPaths = () => inEachLanguage({}, () => ({}));

/** The light sheet, and the ink of the form. */
const [SHEET, FORM] = ['#fcfdfb', '#0c5a47'];

const png = (size: number) => ({
  src: withBase(`/icons/${size}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
});

// What a browser needs to install the site.
export const GET: APIRoute<{ readonly language: Language }> = ({ props: { language } }) => {
  const { site, offline } = messagesIn(language).chrome;
  return Response.json({
    name: site.name,
    short_name: site.name,
    description: offline.description,
    lang: language,
    start_url: addressIn(language, '/practice/'),
    scope: withBase('/'),
    display: 'standalone',
    background_color: SHEET,
    theme_color: FORM,
    icons: [
      { src: withBase('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      png(192),
      png(512),
      // With room around the mark, which a device may cut to a shape of its own.
      { ...png(512), purpose: 'maskable' },
    ],
  });
};
