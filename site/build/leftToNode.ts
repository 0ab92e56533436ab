import { pathToFileURL } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { importedFile, viteAskers } from './viteAskers.ts';

/** What a module that Node loads is called in the module graph, before its file. */
const LEFT = '\0node:';

/**
 * A Vite plugin that leaves to Node those modules of Astro that ask nothing of Vite, nor import one that does. Astro's
 * command has most of them loaded; that Vite read and rewrote three hundred of them again, some for the content and
 * for the pages, was most of the wait for the first page. Each module is loaded by one of the two, so none is there twice.
 */
export function leftToNode(): Plugin {
  const asksVite = viteAskers();
  return {
    name: 'rule-509:left-to-node',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    async resolveId(id, importer = '') {
      const found = OF_ASTRO.test(id)
        ? (await this.resolve(id, importer, { skipSelf: true }))?.id
        : importedFile(id, importer);
      const file = normalizePath(found ?? '');
      return IN_ASTRO.test(file) && !asksVite(file) ? LEFT + file : undefined;
    },
    async load(id) {
      if (!id.startsWith(LEFT)) return undefined;
      const file = id.slice(LEFT.length);
      const module: object = await import(pathToFileURL(file).href);
      return moduleOf(file, Object.keys(module));
    },
  };
}

const OF_ASTRO = /^(astro|@astrojs\/[^/]+)(\/|$)/;
const IN_ASTRO = /\/node_modules\/(astro|@astrojs\/[^/]+)\/.*\.m?js$/;

/** Vite rewrites whatever is imported; what is required it leaves to Node. A name may be a word of the language. */
const moduleOf = (file: string, names: readonly string[]): string => `
import { createRequire } from 'node:module';
const module = createRequire(${JSON.stringify(file)})(${JSON.stringify(file)});
${names.map((name, n) => `const _${n} = module.${name};`).join('\n')}
export { ${names.map((name, n) => `_${n} as ${name}`).join(', ')} };
`;
