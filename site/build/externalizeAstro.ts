import { builtinModules } from 'node:module';
import { pathToFileURL } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { importedFile, importsOfVite } from './importsOfVite.ts';

/** Where Node finds what is left to it: an address like any other of a file, but that nobody else writes it so. */
const LEFT = 'file://localhost/';

/**
 * A Vite plugin that leaves to Node those modules of Astro that ask nothing of Vite, nor import one that does. Astro's
 * command has most of them loaded; that Vite read and rewrote three hundred of them again, some for the content and
 * for the pages, was most of the wait for the first page. Each module is loaded by one of the two, so none is there twice.
 */
export function externalizeAstro(): Plugin {
  const asksVite = importsOfVite();
  return {
    name: 'rule-509:left-to-node',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    configEnvironment: (name) =>
      name === 'client'
        ? undefined
        : { resolve: { builtins: [...builtinModules, /^node:/, new RegExp(`^${LEFT}`)] } },
    async resolveId(id, importer = '') {
      const found = OF_ASTRO.test(id)
        ? (await this.resolve(id, importer, { skipSelf: true }))?.id
        : importedFile(id, importer);
      const file = normalizePath(found ?? '');
      if (!IN_ASTRO.test(file) || asksVite(file)) return undefined;
      return pathToFileURL(file).href.replace('file:///', LEFT);
    },
  };
}

const OF_ASTRO = /^(astro|@astrojs\/[^/]+)(\/|$)/;
const IN_ASTRO = /\/node_modules\/(astro|@astrojs\/[^/]+)\/.*\.m?js$/;
