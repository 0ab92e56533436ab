import { judgeScenario } from '#engine';
import { messagesIn } from '../../site/i18n/index.ts';
import { ROOT_LANGUAGE } from '../../site/i18n/languages.ts';
import { exerciseFilesAt } from '../../site/library/files.ts';
import { type LoadedScenario, loadScenarios } from '../../site/library/scenarios.ts';
import { wordIssue } from '../../site/library/wordIssue.ts';
import { stockNamesIn } from '../../site/view/stockNames.ts';
import type { Check } from '../project/check.ts';
import { wrongPlays } from './scenarios.ts';

/**
 * Exercises that do not play as their files say, whose creatures have no name that pages could call them by, or that are
 * another one under other names. Those that no mistake answers otherwise are told and not refused.
 */
export const check: Check = {
  name: 'exercises',
  run: async () => {
    const root = process.cwd();
    const loaded = loadScenarios(root, 'ignored', exerciseFilesAt(root), { kind: 'exercise' });
    const dull = loaded.scenarios.filter(isDull).map(({ scenario }) => scenario.slug);
    if (dull.length > 0)
      console.log(
        `note  no mistake answers otherwise in ${dull.length} exercises: ${dull.join(', ')}`,
      );
    return [
      ...loaded.issues.map(wordIssue),
      ...wrongPlays(loaded),
      ...loaded.scenarios.flatMap(withoutNames),
      ...renamings(loaded.scenarios),
    ];
  },
};

const isDull = ({ scenario }: LoadedScenario): boolean =>
  scenario.editions.every((edition) => judgeScenario(scenario, edition).misread.length === 0);

function withoutNames({ file, scenario }: LoadedScenario): readonly string[] {
  const names = stockNamesIn(scenario, messagesIn(ROOT_LANGUAGE));
  return scenario.setup.permanents
    .filter(({ id, characteristics: { name } }) => name.kind === 'described' && !(id in names))
    .map(({ id }) => `${file}: no language has a name for ${id}; take one of its stock names`);
}

/** Exercises that ask the same of the same board, whatever its creatures are called. */
export function renamings(all: readonly LoadedScenario[]): readonly string[] {
  const alike = Map.groupBy(all, ({ scenario }) => withoutOwnNames(scenario));
  return [...alike.values()].flatMap(([first, ...others]) =>
    others.map(({ file }) => `${file}: it is ${first?.file} under other names`),
  );
}

function withoutOwnNames({ setup, script, questions }: LoadedScenario['scenario']): string {
  const asked = questions.map(({ ask }) => ask);
  const text = JSON.stringify([setup.permanents, script, asked], (key, value: unknown) =>
    key === 'at' || key === 'place' || key === 'editions' ? undefined : value,
  );
  return setup.permanents.reduce(
    (sum, { id }, index) => sum.replaceAll(`"${id}"`, `"${index}"`),
    text,
  );
}
