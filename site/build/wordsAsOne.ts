import { posix } from 'node:path';
import type { Plugin } from 'vite';

const ON_OWN_BOARDS = /sandbox[/\\]worker\.ts/;
/** What a worker speaks a language with, as it asks for each. */
const PARTS = ['telling', 'proof', 'chrome/sandbox', 'chrome/elsewhere'] as const;
const ASKED = new RegExp(`/i18n/(\\w\\w)/(?:${PARTS.join('|')})\\.ts$`);
const ASKING = /site[/\\](client|questions)[/\\]/;
/** All of a language's parts, and what they are made of: each language has a copy of what makes sentences of any. */
const ALL_OF_IT = /^\0(.*)\/words\.(\w\w)$/;
const COPY = /\?spoken-(\w\w)$/;
/** Files of words are each of one language. */
const WORDS = /site[/\\]i18n[/\\].*\.ts$/;

/**
 * A Vite plugin by which the worker for boards of one's own asks for one file to speak a language, whichever part it asks
 * for first. Otherwise whatever two parts or two languages have in common would be a file, known once the first has come.
 */
export function wordsAsOne(root: string): Plugin {
  const words = `${root.replaceAll('\\', '/')}/site/i18n`;
  let isAsking = false;
  return {
    name: 'rule-509:words-as-one',
    enforce: 'pre',
    options({ input }) {
      isAsking = [input].flat().some((file) => ON_OWN_BOARDS.test(`${file}`));
    },
    async resolveId(source, importer = '') {
      if (!isAsking) return;
      const asked = ASKING.test(importer) ? ASKED.exec(source)?.[1] : undefined;
      if (asked !== undefined) return `\0${words}/${asked}/words.${asked}`;
      const spoken = ALL_OF_IT.exec(importer)?.[2] ?? COPY.exec(importer)?.[1];
      if (spoken === undefined) return;
      const found = await this.resolve(source, importer.replace(COPY, ''), { skipSelf: true });
      return found && WORDS.test(found.id)
        ? { ...found, id: `${found.id}?spoken-${spoken}` }
        : found;
    },
    load(id) {
      const [, folder] = ALL_OF_IT.exec(id) ?? [];
      return (
        folder && PARTS.map((part) => `export * from '${posix.join(folder, part)}.ts';`).join('\n')
      );
    },
  };
}
