import { fileURLToPath } from 'node:url';
import type { ContentEntryType } from 'astro';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { LANGUAGES } from '../../i18n/languages.ts';
import { termsAsText } from '../../i18n/terms.ts';
import { digestOf, judgeDigest } from '../judged/digest.ts';
import { type ProseReader, proseReader } from './keptProse.ts';

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
      const code = digestOf(judgeDigest(), ...LANGUAGES.map(termsAsText));
      const reader = proseReader(fileURLToPath(context.config.root), code);
      const { entryTypes: known }: WithEntryTypes = context;
      const mdx = known?.get('.mdx');
      if (mdx === undefined)
        throw new Error('prose is MDX, and no integration says how to load it');
      const entryTypes = new Map(known).set('.mdx', {
        ...mdx,
        getRenderFunction: async () => partsBy(reader),
      });
      // Another reader reads every file again.
      const generateDigest = (text: string | Record<string, unknown>): string =>
        digestOf(code, context.generateDigest(text));
      const reading: WithEntryTypes = { ...context, entryTypes, generateDigest };
      await files.load(reading);
      reader.keep();
    },
  };
}

const partsBy =
  (reader: ProseReader) =>
  async ({ filePath = '' }: { readonly filePath?: string }) => ({
    html: '',
    metadata: { read: await reader.read(filePath) },
  });
