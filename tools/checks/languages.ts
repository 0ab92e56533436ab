import { LANGUAGES } from '../../site/i18n/languages.ts';
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

export const check: Check = {
  name: 'languages',
  run: async () => incompleteScenarios(pathsBelow(process.cwd())),
};
