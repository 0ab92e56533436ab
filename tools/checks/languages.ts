import { COMPLETE, IN_PROGRESS, LANGUAGES, type Language } from '../../site/i18n/languages.ts';
import type { Check } from '../project/check.ts';
import { pathsBelow, readFiles, type SourceFile } from '../project/files.ts';
import { stillEnglish } from '../translations/stillEnglish.ts';

const needed: readonly string[] = [
  'scenario.yaml',
  ...COMPLETE.map((language) => `${language}.mdx`),
];

/** Folders of scenarios/ that hold something else than topics. */
const notTopics: readonly string[] = ['cards', 'exercises', 'ledger', 'pieces'];

/** Scenario folders, `scenarios/<topic>/<slug>/`, that lack their board or one of the languages. */
export function incompleteScenarios(paths: readonly string[]): readonly string[] {
  const here = new Set(paths);
  return scenarioFoldersIn(paths).flatMap((folder) => {
    const missing = needed.filter((name) => !here.has(`${folder}/${name}`));
    return missing.length === 0 ? [] : [`${folder}: lacks ${missing.join(', ')}`];
  });
}

const scenarioFoldersIn = (paths: readonly string[]): readonly string[] =>
  [...new Set(paths.flatMap((path) => scenarioFolderOf(path) ?? []))].sort();

function scenarioFolderOf(path: string): string | undefined {
  const [room, topic, slug, file] = path.split('/');
  if (room !== 'scenarios' || topic === undefined || notTopics.includes(topic)) return undefined;
  return slug === undefined || file === undefined ? undefined : `${room}/${topic}/${slug}`;
}

/** Files of words below `site/i18n/<language>/` that one language has and another lacks. */
export function missingWords(paths: readonly string[]): readonly string[] {
  const filesOf = new Map(
    LANGUAGES.map((language) => [
      language,
      new Set(paths.flatMap((path) => wordsFileOf(path, language) ?? [])),
    ]),
  );
  const all = [...new Set([...filesOf.values()].flatMap((files) => [...files]))].sort();
  return [...filesOf].flatMap(([language, files]) =>
    all
      .filter((file) => !files.has(file))
      .map((file) => `site/i18n/${language}: lacks ${file}, which another language has`),
  );
}

/** What every language has: its words, and the modules that the site takes them from; not the lists of its own grammar. */
function wordsFileOf(path: string, language: Language): string | undefined {
  const folder = `site/i18n/${language}/`;
  if (!path.startsWith(folder)) return undefined;
  const file = path.slice(folder.length);
  if (file.startsWith('grammar/')) return undefined;
  return file.endsWith('.json') || ENTRIES.has(file) ? file : undefined;
}

const ENTRIES: ReadonlySet<string> = new Set([
  'drawing.ts',
  'events.ts',
  'grammar.ts',
  'index.ts',
  'names.ts',
  'proof.ts',
  'telling.ts',
  'terms/index.ts',
  'verdict.ts',
]);

/** Where the code of a language speaks for another one, as in a copy of its folder: `list('en', …)`. */
export const namingAnother = ({ path, text }: SourceFile): readonly string[] =>
  [...text.matchAll(/(?:\blanguage: |\b(?:list|listOr|date)\(\s*)'(\w\w)'/g)].flatMap((found) => {
    const named = LANGUAGES.find((one) => one === found[1] && !isIn(path, one));
    const line = text.slice(0, found.index + found[0].length).split('\n').length;
    return named === undefined ? [] : [`${path}:${line}: speaks for another language, “${named}”`];
  });

const isIn = (path: string, language: Language): boolean =>
  path.startsWith(`site/i18n/${language}/`);

const isLanguagesCode = (path: string): boolean =>
  LANGUAGES.some((language) => isIn(path, language)) && /(?<!\.test)\.ts$/.test(path);

/** Of a language in progress, the scenarios that have no prose in it yet. */
export function proseLeft(paths: readonly string[], language: Language): string {
  const folders = scenarioFoldersIn(paths);
  const here = new Set(paths);
  const lacking = folders.filter((folder) => !here.has(`${folder}/${language}.mdx`));
  return `${language}.mdx in ${lacking.length} of ${folders.length} scenarios`;
}

export const check: Check = {
  name: 'languages',
  run: async () => {
    const paths = pathsBelow(process.cwd());
    return [
      ...missingWords(paths),
      ...incompleteScenarios(paths),
      ...readFiles(process.cwd(), isLanguagesCode).flatMap(namingAnother),
    ];
  },
  left: async () => {
    if (IN_PROGRESS.size === 0) return [];
    const paths = pathsBelow(process.cwd());
    const words = readFiles(process.cwd(), (path) => path.startsWith('site/i18n/'));
    return [...IN_PROGRESS].flatMap((language) =>
      [proseLeft(paths, language), ...stillEnglish(words, language)].map(
        (line) => `site/i18n/${language}: ${line}`,
      ),
    );
  },
};
