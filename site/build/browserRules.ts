import type { Plugin } from 'vite';

/** The files of which a browser gets a part. */
const CUT = /\/engine\/citation\/overlays\.ts$|\/engine\/language\/keywords\/\w+\.ts$/;

/**
 * A Vite plugin that gives the browser's engine a shorter rule table and a shorter list of keywords. What cuts them needs
 * the engine and a parser, and is called only where a file is cut: settings are read whenever anything begins.
 */
export const browserRules = (root: string): Plugin => ({
  name: 'rule-509:browser-rules',
  applyToEnvironment: ({ name }) => name === 'client',
  async load(id) {
    const path = id.replaceAll('\\', '/');
    if (!CUT.test(path)) return undefined;
    const { cutForBrowser } = await import('./browserCuts.ts');
    return cutForBrowser(root, path);
  },
});
