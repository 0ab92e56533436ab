import type { Plugin } from 'vite';

/** What every page with a round runs: asked for as one file, and not as one for each module that two pages share. */
const ROUND =
  /site[/\\]client[/\\](round|roundBoard|roundKept|suspects|setExports|answer[/\\]written)\.ts$/;
/** What deals a round, or is chosen from to do so. */
const DEALING = /site[/\\]client[/\\](catalogue|deal[/\\]\w+)\.ts$/;

/** A Vite plugin that keeps together what browsers ask for together. */
export const roundAsOne = (): Plugin => ({
  name: 'rule-509:round-as-one',
  applyToEnvironment: ({ name }) => name === 'client',
  outputOptions: (options) => ({
    ...options,
    codeSplitting: {
      groups: [
        // It would come along with what imports it, and every page asks for it (`plainImports`).
        { name: 'preload-helper', test: /preload-helper/, priority: 2 },
        { name: 'dealing', test: DEALING, priority: 1 },
        { name: 'round', test: ROUND },
      ],
    },
  }),
});
