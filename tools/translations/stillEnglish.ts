import { type Language, ROOT_LANGUAGE } from '../../site/i18n/languages.ts';
import type { SourceFile } from '../project/files.ts';
import { differencesOf } from './differences.ts';

/** What a language has as it was copied from English, a line for sentences and one for code; none where nothing is. */
export function stillEnglish(files: readonly SourceFile[], language: Language): readonly string[] {
  const originals = filesOf(files, ROOT_LANGUAGE);
  const copies = [...filesOf(files, language)].map(([name, text]) => ({
    name,
    text,
    original: originals.get(name) ?? '',
  }));
  const sentences = copies
    .filter(({ name }) => name.endsWith('.json'))
    .flatMap(({ name, text, original }) => sentencesLeft(original, text).map(() => name));
  const code = copies.filter(
    ({ name, text, original }) =>
      name.endsWith('.ts') && !isWiring(original) && isSame(text, original),
  );
  return [
    ...(sentences.length === 0
      ? []
      : [`${sentences.length} sentences in ${new Set(sentences).size} files of words`]),
    ...(code.length === 0
      ? []
      : [`${code.length} modules: ${code.map(({ name }) => name).join(', ')}`]),
  ];
}

function filesOf(files: readonly SourceFile[], language: Language): ReadonlyMap<string, string> {
  const folder = `site/i18n/${language}/`;
  return new Map(
    files
      .filter(({ path }) => path.startsWith(folder) && !path.endsWith('.test.ts'))
      .map(({ path, text }) => [path.slice(folder.length), text]),
  );
}

const sentencesLeft = (original: string, copy: string): readonly string[] =>
  original === ''
    ? []
    : differencesOf(JSON.parse(original), JSON.parse(copy)).filter((one) =>
        one.endsWith('not translated'),
      );

/** A module that only puts others together says nothing itself, so it is the same in every language. */
const isWiring = (text: string): boolean =>
  !/'[^'\n]*\p{L} \p{L}[^'\n]*'|`[^`]*\p{L}[^`]*`/u.test(text.replaceAll(NOT_SAID, ''));

const NOT_SAID = /^import [^;]*;$|\/\*\*.*?\*\/|\/\/[^\n]*$/gms;

const isSame = (text: string, original: string): boolean =>
  text.replaceAll(/'\w\w'/g, '') === original.replaceAll(/'\w\w'/g, '');
