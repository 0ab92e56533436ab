import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import { defineConfig, envField } from 'astro/config';
import remarkGfm from 'remark-gfm';
import { browserRules } from './tools/browserRules.ts';

// Where the site is published is the publisher's to say; an empty setting is none.
const { SITE, BASE } = process.env;

export default defineConfig({
  // Without it, links to copy are made from the address at which a page is served.
  site: SITE || undefined,
  base: BASE || '/',
  env: {
    schema: {
      // Where errors are reported: each step leads to a new issue there.
      REPOSITORY: envField.string({
        context: 'server',
        access: 'public',
        optional: true,
        url: true,
      }),
    },
  },
  srcDir: './site',
  publicDir: './site/public',
  // The content store lives where both `astro sync` and vitest look for it.
  cacheDir: './.astro',
  trailingSlash: 'always',
  build: { format: 'directory' },
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'it', 'es'],
    routing: { prefixDefaultLocale: false },
  },
  // remark-gfm is named here, so unified's own copy of it is turned off.
  markdown: { processor: unified({ gfm: false, remarkPlugins: [remarkGfm] }) },
  integrations: [mdx()],
  vite: { plugins: [browserRules(import.meta.dirname)] },
});
