import type { Plugin } from 'vite';

/** What Vite calls for every `import()` in a browser: it fetches the module's styles and imports ahead of it. */
const HELPER = '\0vite/preload-helper.js';

/** A Vite plugin by which the browser imports by itself: what is loaded on demand here has no styles, and hardly imports. */
export const plainImports = (): Plugin => ({
  name: 'rule-509:plain-imports',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
});
