import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { LANGUAGES, ROOT_LANGUAGE } from '../i18n/languages.ts';

/** What only a site that is published somewhere has; where nobody has said where, a build says what it leaves out. */
export const published = (site: string | undefined): AstroIntegration =>
  site === undefined
    ? {
        name: 'not-published',
        hooks: { 'astro:build:done': ({ logger }) => logger.info(LEFT_OUT) },
      }
    : sitemap({
        filter: (page) => isListed(new URL(page).pathname),
        i18n: {
          defaultLocale: ROOT_LANGUAGE,
          locales: Object.fromEntries(LANGUAGES.map((language) => [language, language])),
        },
      });

const LEFT_OUT =
  'SITE is not set, so these are left out: canonical addresses, what links show with their pictures, structured data, the sitemap, robots.txt, feeds and oEmbed';

/** Whether a page, by its path, is one to be found: none that stands in frames, and of a scenario the one without a date. */
export const isListed = (path: string): boolean =>
  !/\/(embed|offline|404)(\/|$)/.test(path) &&
  !/\/scenarios\/[^/]+\/\d{4}-\d{2}-\d{2}\//.test(path);
