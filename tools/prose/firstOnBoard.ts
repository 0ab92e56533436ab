import type { LoadedScenario } from '../../site/library/scenarios.ts';

/** Of so many scenarios in a hundred the first question is answered on the board. */
const LEAST = 70;

/** Whether too few scenarios begin with something that is done on their board; of fewer than ten nothing is said. */
export function firstOnBoard(scenarios: readonly LoadedScenario[]): readonly string[] {
  const begun = scenarios.flatMap(({ scenario }) => scenario.questions.slice(0, 1));
  const onBoard = begun.filter(({ ask: { kind } }) => ON_BOARD.has(kind)).length;
  return begun.length < 10 || onBoard * 100 >= begun.length * LEAST
    ? []
    : [
        `scenarios: ${onBoard} of ${begun.length} ask first for something done on the board; at least ${LEAST} in a hundred should`,
      ];
}

type Kind = LoadedScenario['scenario']['questions'][number]['ask']['kind'];

/** What is declared, divided, or picked among what stands there. */
const ON_BOARD: ReadonlySet<Kind> = new Set<Kind>([
  'declare',
  'divide',
  'pickCreatures',
  'pickTriggering',
  'pickPlayers',
]);
