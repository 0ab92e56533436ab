import { judgeScenario, type ScenarioJudged } from '#engine';
import type { AnsweredQuestion, CardId, EditionId, Replay, Scenario } from '../engine.ts';
import type { Language } from '../i18n/languages.ts';
import { loadScenarios } from '../library/scenarios.ts';
import { wordIssue } from '../library/wordIssue.ts';

/** A scenario with everything that happened in it, in every edition that it is shown in. */
export interface Played {
  readonly scenario: Scenario;
  readonly editions: ReadonlyMap<EditionId, readonly Replay[]>;
  /** What it asks in each edition, with the engine's answers. */
  readonly questions: ReadonlyMap<EditionId, readonly AnsweredQuestion[]>;
}

const library = loadScenarios(process.cwd(), 'required');
const wrong: string[] = library.issues.map(wordIssue);

/** Every scenario of the project, played. A file that cannot be read or does not play as it expects stops the build. */
export const played: readonly Played[] = library.scenarios.map(({ file, scenario }) => {
  const judged = scenario.editions.map(
    (edition) => [edition, judgedIn(file, scenario, edition)] as const,
  );
  return {
    scenario,
    editions: new Map(judged.map(([edition, { replays }]) => [edition, replays])),
    questions: new Map(judged.map(([edition, { questions }]) => [edition, questions])),
  };
});

if (wrong.length > 0) {
  if (process.env.LAX) console.error(wrong.join('\n'));
  else throw new Error(['the scenarios do not hold:', ...wrong].join('\n'));
}

function judgedIn(file: string, scenario: Scenario, edition: EditionId): ScenarioJudged {
  const judged = judgeScenario(scenario, edition);
  for (const { branch, at, trouble } of judged.problems)
    wrong.push(
      `${file}:${at.line}:${at.column}: ${edition}, ${branch}: ${JSON.stringify(trouble)}`,
    );
  return judged;
}

/** A card's printed name; in English where it was never printed in the language. */
export function cardName(card: CardId, language: Language): string {
  const names = library.cards.get(card)?.names;
  return (names?.[language] ?? names?.en ?? card).replaceAll("'", '’');
}
