import type { Plugin } from 'vite';

/** What every page with a round runs: asked for as one file, and not as one for each module that two pages share. */
const ROUND =
  /site[/\\]client[/\\](round|roundBoard|roundMemory|suspects|setExports|answer[/\\]written)\.ts$/;
/** What deals a round, or is chosen from to do so. */
const DEALING = /site[/\\]client[/\\](catalogue|deal[/\\]\w+)\.ts$/;

/** What makes boards; and what of it questions need at once, so little that it stands in both. */
const MAKING = /site[/\\](markup|questions[/\\]asking|client[/\\](boards[/\\]|another))|\?in-both$/;
const IN_BOTH = /[/\\](atRest|longMove|loadedOnce|withBase|languages)\.ts$/;

/** The words of the page of what was answered, and what reads them, which is in what draws boards as well. */
const PROGRESS = /i18n[/\\]\w\w[/\\]chrome[/\\]progress\.ts$|\?of-progress$/;
const OF_PROGRESS = /\.ts$/;

/** What a page that deals a round needs of it before there is one; and what saves a round, where none is asked. */
const DEALT = /site[/\\]client[/\\]dealt\.ts$/;
const BESIDE_LOG = /site[/\\]client[/\\]memory[/\\]besideLog\.ts$/;
const OF_ROUND = /[/\\](retry|roundMemory)\.ts$/;

/** What fills in what was sent before, where no round is, and asks once a page is at rest. */
const QUESTION =
  /site[/\\](client[/\\]question|questions[/\\]script[/\\]ruled)\.ts$|\?of-question$/;
const OF_QUESTION = /[/\\](answer\/written|loadedOnce|atRest)\.ts$/;

/** How an exam begins, which a placement test does as well. */
const EXAM = /site[/\\]client[/\\]examStart\.ts$/;
const OF_START = /[/\\]startLater\.ts$/;

/** What keeps pages, on every page once it is at rest: as one file of its own. */
const KEEPING = /site[/\\]client[/\\]offline\.ts$|\?of-keeping$/;
const OF_KEEPING = /[/\\](asAsked|offlineFiles|withBase)\.ts$/;

/** The page for boards of one's own: all that it runs comes at once, and with nothing that other pages have as well. */
const OWN = /site[/\\]client[/\\]sandbox(Start)?\.ts$|\?of-own$/;
const OF_OWN = /\.ts$|^#engine/;

/** What stands in two files, as the copies of it that the first modules and their own copies import. */
const COPIES = [
  { name: 'in-both', by: MAKING, of: IN_BOTH },
  { name: 'of-progress', by: PROGRESS, of: OF_PROGRESS },
  { name: 'of-dealt', by: DEALT, of: OF_ROUND },
  { name: 'of-log', by: BESIDE_LOG, of: OF_ROUND },
  { name: 'of-question', by: QUESTION, of: OF_QUESTION },
  { name: 'of-exam', by: EXAM, of: OF_START },
  { name: 'of-keeping', by: KEEPING, of: OF_KEEPING },
  { name: 'of-own', by: OWN, of: OF_OWN },
];

/** A Vite plugin that keeps together what browsers ask for together. */
export const bundleRound = (): Plugin => ({
  name: 'rule-509:round-as-one',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  // As one module of both it would be a file of its own, which every page asks for.
  async resolveId(source, importer = '') {
    const copy = COPIES.find(({ by, of }) => by.test(importer) && of.test(source));
    if (copy === undefined) return;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && { ...found, id: `${found.id}?${copy.name}` };
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
