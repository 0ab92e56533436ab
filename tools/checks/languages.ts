import { LANGUAGES, type Language } from '../../site/i18n/languages.ts';
import type { Check } from '../project/check.ts';
import { pathsBelow } from '../project/files.ts';

const needed: readonly string[] = [
  'scenario.yaml',
  ...LANGUAGES.map((language) => `${language}.mdx`),
];

/** Folders of scenarios/ that hold something else than topics. */
const notTopics: readonly string[] = ['cards', 'exercises', 'ledger', 'pieces'];

/** Scenario folders, `scenarios/<topic>/<slug>/`, that lack their board or one of the languages. */
export function incompleteScenarios(paths: readonly string[]): readonly string[] {
  const here = new Set(paths);
  const folders = new Set(paths.flatMap((path) => scenarioFolderOf(path) ?? []));
  return [...folders].sort().flatMap((folder) => {
    const missing = needed.filter((name) => !here.has(`${folder}/${name}`));
    return missing.length === 0 ? [] : [`${folder}: lacks ${missing.join(', ')}`];
  });
}

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

/** What every language has: its words, and the modules that the site takes them from. */
function wordsFileOf(path: string, language: Language): string | undefined {
  const folder = `site/i18n/${language}/`;
  if (!path.startsWith(folder)) return undefined;
  const file = path.slice(folder.length);
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
  'verdict.ts',
]);

export const check: Check = {
  name: 'languages',
  run: async () => {
    const paths = pathsBelow(process.cwd());
    return [...missingWords(paths), ...incompleteScenarios(paths)];
  },
};
