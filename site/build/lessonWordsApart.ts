import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What exercises of boards of one's own are told with, as the worker asks for it. */
const ASKED = /\/i18n\/(\w\w)\/lesson\.ts$/;
const COPY = /\?taught-(\w\w)$/;
const WORDS = /site[/\\]i18n[/\\].*\.(?:ts|json)$/;

/**
 * A Vite plugin that gives a language's words for exercises copies of all that they are made of: they come once somebody
 * makes or is asked one. What they have in common with other words would be cut out of those, which a worker asks for first.
 */
export function lessonWordsApart(): Plugin {
  return {
    name: 'rule-509:lesson-words-apart',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      const language = COPY.exec(importer)?.[1] ?? ASKED.exec(source)?.[1];
      if (language === undefined) return undefined;
      const found = await this.resolve(source, importer.replace(COPY, ''), { skipSelf: true });
      return found && WORDS.test(found.id)
        ? { ...found, id: `${found.id}?taught-${language}` }
        : found;
    },
    load(id) {
      const [file = ''] = id.split('?');
      return COPY.test(id) && file.endsWith('.json')
        ? { code: readFileSync(file, 'utf8'), moduleType: 'json' }
        : undefined;
    },
  };
}
