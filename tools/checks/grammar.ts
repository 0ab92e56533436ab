import { LANGUAGES, type Language } from '../../site/i18n/languages.ts';
import type { Grammar } from '../../site/i18n/wording/grammar.ts';
import type { Check } from '../project/check.ts';
import { readFiles } from '../project/files.ts';
import { unfollowed } from '../translations/unfollowed.ts';
import { wordHunts } from '../translations/wordHunts.ts';

const isCode = (path: string): boolean => /^site\/i18n\/\w\w\/.*(?<!\.test)\.ts$/.test(path);

const isWords = (path: string, language: Language): boolean =>
  path.startsWith(`site/i18n/${language}/`) &&
  path.endsWith('.json') &&
  !/\/(?:terms|chrome)\/|proofreading\.json$/.test(path);

/** No grammar looks for words in a finished sentence, and each can follow the sentences of its language. */
export const check: Check = {
  name: 'grammar',
  run: async () => {
    const hunts = readFiles(process.cwd(), isCode).flatMap(wordHunts);
    const unled = await Promise.all(
      LANGUAGES.map(async (language) => {
        const grammar = await grammarOf(language);
        return readFiles(process.cwd(), (path) => isWords(path, language)).flatMap((file) =>
          unfollowed(file, grammar),
        );
      }),
    );
    return [...hunts, ...unled.flat()];
  },
};

async function grammarOf(language: Language): Promise<Grammar> {
  const { grammar }: { readonly grammar: Grammar } = await import(
    `../../site/i18n/${language}/grammar.ts`
  );
  return grammar;
}
