import { readFile } from 'node:fs/promises';
import type { ContentEntryType } from 'astro';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { LANGUAGES } from '../../i18n/languages.ts';
import { digestOf, judgeDigest } from '../judged/digest.ts';
import { readProse } from './readProse.ts';

/** How the integrations load the files of each ending; `glob` goes by it, and no type says so. */
interface WithEntryTypes extends LoaderContext {
  readonly entryTypes?: ReadonlyMap<string, ContentEntryType>;
}

/**
 * The scenarios' prose as a collection of Astro's. It is read as it is loaded and kept as parts (`ReadProse`, in the
 * entry's metadata): a module for each file would make every build bundle all of them again.
 */
export function proseLoader(): Loader {
  const files = glob({
    base: './scenarios',
    pattern: LANGUAGES.map((language) => `*/*/${language}.mdx`),
    generateId: ({ entry }) => entry.replace(/^[^/]+\//, '').replace(/\.mdx$/, ''),
  });
  return {
    name: 'prose',
    load: async (context) => {
      const reader = judgeDigest();
      const { entryTypes: known }: WithEntryTypes = context;
      const mdx = known?.get('.mdx');
      if (mdx === undefined)
        throw new Error('prose is MDX, and no integration says how to load it');
      const entryTypes = new Map(known).set('.mdx', { ...mdx, getRenderFunction });
      // Another reader reads every file again.
      const generateDigest = (text: string | Record<string, unknown>): string =>
        digestOf(reader, context.generateDigest(text));
      const reading: WithEntryTypes = { ...context, entryTypes, generateDigest };
      await files.load(reading);
    },
  };
}

const getRenderFunction = async () => async (entry: { readonly filePath?: string }) => ({
  html: '',
  metadata: { read: await readProse(await readFile(entry.filePath ?? '', 'utf8')) },
});
