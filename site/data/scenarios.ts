import { judgeScenario } from '#engine';
import { loadScenarios } from '../../tools/loadScenarios.ts';
import { wordIssue } from '../../tools/wordIssue.ts';
import type { CardId, EditionId, Replay, Scenario } from '../engine.ts';
import type { Language } from '../i18n/languages.ts';

/** A scenario with everything that happened in it, in every edition that it is shown in. */
export interface Played {
  readonly scenario: Scenario;
  readonly editions: ReadonlyMap<EditionId, readonly Replay[]>;
}

const library = loadScenarios(process.cwd(), 'required');
const wrong: string[] = library.issues.map(wordIssue);

/** Every scenario of the project, played. A file that cannot be read or does not play as it expects stops the build. */
export const played: readonly Played[] = library.scenarios.map(({ file, scenario }) => ({
  scenario,
  editions: new Map(
    scenario.editions.map((edition) => [edition, replaysOf(file, scenario, edition)]),
  ),
}));

if (wrong.length > 0) {
  if (process.env.LAX) console.error(wrong.join('\n'));
  else throw new Error(['the scenarios do not hold:', ...wrong].join('\n'));
}

function replaysOf(file: string, scenario: Scenario, edition: EditionId): readonly Replay[] {
  const { problems, replays } = judgeScenario(scenario, edition);
  for (const { branch, at, trouble } of problems)
    wrong.push(
      `${file}:${at.line}:${at.column}: ${edition}, ${branch}: ${JSON.stringify(trouble)}`,
    );
  return replays;
}

/** A card's printed name; in English where it was never printed in the language. */
export function cardName(card: CardId, language: Language): string {
  const names = library.cards.get(card)?.names;
  return names?.[language] ?? names?.en ?? card;
}
