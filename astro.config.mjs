import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import remarkGfm from 'remark-gfm';
import { browserRules } from './tools/browserRules.ts';

export default defineConfig({
  site: 'https://rule509.example',
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
