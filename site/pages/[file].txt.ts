import type { APIRoute } from 'astro';
import { withBase } from '../withBase.ts';

/**
 * For those who look through sites: where the list of pages is. Nobody reads it below a host's root, and it has no address
 * to name where nobody has said where the site is published.
 */
export const getStaticPaths = () =>
  import.meta.env.SITE === undefined || withBase('/') !== '/'
    ? []
    : [{ params: { file: 'robots' } }];

export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nSitemap: ${new URL(withBase('/sitemap-index.xml'), site).href}\n`,
  );
