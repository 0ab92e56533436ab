import mdx from '@astrojs/mdx';
import { defineConfig, envField } from 'astro/config';
import {
  browserRules,
  lookedThrough,
  plainEntries,
  workerRules,
} from './site/build/browserRules.ts';
import { bundleRound } from './site/build/bundleRound.ts';
import { externalizeAstro } from './site/build/externalizeAstro.ts';
import { lessonWordsApart } from './site/build/lessonWordsApart.ts';
import { plainImports } from './site/build/plainImports.ts';
import { prebundleEngine } from './site/build/prebundleEngine.ts';
import { published } from './site/build/published.ts';
import { termNames } from './site/build/termNames.ts';
import { troubleOnPage } from './site/build/troubleOnPage.ts';
import { wordsAsOne } from './site/build/wordsAsOne.ts';
import { LANGUAGES, ROOT_LANGUAGE } from './site/i18n/languages.ts';

// Where the site is published is the publisher's to say; an empty setting is none.
const { SITE, BASE } = process.env;
for (const name of ['REPOSITORY', 'CONTACT'])
  if (process.env[name] === '') delete process.env[name];

/** All that lies in a folder of the project, as Vite's watcher is told of it. */
const here = (folder) => `${import.meta.dirname.replaceAll('\\', '/')}/${folder}/**`;

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
      // Where whoever finds a fault of the site’s safety writes, without an account: `mailto:…`.
      CONTACT: envField.string({
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
  // While one page is written, the next are made. The policy of the pages allows no styles in them.
  build: { format: 'directory', concurrency: 4, inlineStylesheets: 'never' },
  i18n: {
    defaultLocale: ROOT_LANGUAGE,
    locales: [...LANGUAGES],
    routing: { prefixDefaultLocale: false },
  },
  integrations: [mdx(), published(SITE || undefined)],
  // What is the same is not made again: see `site/view/cachedPages`.
  experimental: { incrementalBuild: true },
  vite: {
    define: { BASE_PATH: JSON.stringify(BASE || '/') },
    plugins: [
      plainImports(),
      bundleRound(),
      browserRules(import.meta.dirname),
      lookedThrough(import.meta.dirname),
      plainEntries(),
      termNames(),
      externalizeAstro(),
      prebundleEngine(import.meta.dirname),
      troubleOnPage(import.meta.dirname),
    ],
    // A worker loads a language when it is asked for. Whatever is made for pages alone is made for it once more.
    worker: {
      format: 'es',
      plugins: () => [
        workerRules(import.meta.dirname),
        plainEntries(),
        termNames(),
        lessonWordsApart(),
        wordsAsOne(import.meta.dirname),
      ],
      rollupOptions: {
        output: {
          entryFileNames: '_astro/[name].[hash].js',
          chunkFileNames: '_astro/[name].[hash].js',
        },
      },
    },
    // What is made is many files, and none of it is written by hand.
    server: {
      watch: {
        ignored: ['dist', '.astro/*'].map(here),
      },
    },
    // Scripts stay files of their own: the policy of the pages allows no others.
    build: {
      assetsInlineLimit: (file) => (/\.[cm]?[jt]s$/.test(file) ? false : undefined),
      // `tools/built/roomToBuild` clears what may not stay, and no more than that.
      emptyOutDir: false,
    },
  },
});
