import type { EditionId, Replay } from '../engine.ts';
import type { Messages } from '../i18n/messages.ts';
import { compareReplays } from '../library/judged/compare.ts';
import { courseIn, type ScenarioFacts } from '../library/judged/facts.ts';

/** The other editions in which the board is played differently, in the order in which the scenario has them. */
export const differingEditions = (
  scenario: ScenarioFacts,
  edition: EditionId,
): readonly EditionId[] => {
  const differing = courseIn(scenario, edition)?.differsFrom ?? [];
  return scenario.editions.filter((other) => differing.includes(other));
};

/** What is different from the scenario's first edition, `there`, by the number of the entry. */
export function differencesFrom(
  there: Replay,
  here: Replay,
  m: Messages,
): ReadonlyMap<number, string> {
  const name = m.terms.editions[there.edition].name;
  const words = m.chrome.sheet;
  return new Map(
    compareReplays(here, there).flatMap(({ a, b, same }) =>
      a === undefined || same
        ? []
        : [[a, b === undefined ? words.onlyHere(name) : words.differs(name)] as const],
    ),
  );
}
