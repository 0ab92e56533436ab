import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the site is published, as astro.config.mjs says. */
export async function siteOrigin(root: string): Promise<string> {
  const file = pathToFileURL(join(root, 'astro.config.mjs')).href;
  const { default: config } = (await import(file)) as {
    readonly default: { readonly site: string };
  };
  return new URL(config.site).origin;
}
