import type { Plugin } from 'vite';

/** What every page with a round runs: asked for as one file, and not as one for each module that two pages share. */
const ROUND =
  /site[/\\]client[/\\](round|roundBoard|roundKept|suspects|setExports|answer[/\\]written)\.ts$/;
/** What deals a round, or is chosen from to do so. */
const DEALING = /site[/\\]client[/\\](catalogue|deal[/\\]\w+)\.ts$/;

/** What makes boards; and what of it questions need at once, so little that it stands in both. */
const MAKING =
  /site[/\\](markup|questions[/\\]questionsPage|client[/\\](boards[/\\]|another))|\?in-both$/;
const IN_BOTH = /[/\\](longMove|keptOnceLoaded|withBase|languages)\.ts$/;

/** A Vite plugin that keeps together what browsers ask for together. */
export const roundAsOne = (): Plugin => ({
  name: 'rule-509:round-as-one',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  // As one module of both it would be a file of its own, which every page asks for.
  async resolveId(source, importer) {
    if (!IN_BOTH.test(source) || importer === undefined || !MAKING.test(importer)) return;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && { ...found, id: `${found.id}?in-both` };
  },
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
