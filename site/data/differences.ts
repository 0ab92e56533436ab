import { type EditionId, NEWEST_EDITION, type Replay } from '../engine.ts';
import type { Messages } from '../i18n/messages.ts';
import { compareReplays, differs } from '../view/compare.ts';
import type { Played } from './scenarios.ts';

const mainOf = (one: Played, edition: EditionId): Replay | undefined =>
  one.editions.get(edition)?.[0];

/** The main lines of other editions in which the board is played differently, newest first. */
export function differingEditions(one: Played, edition: EditionId): readonly Replay[] {
  const here = mainOf(one, edition);
  return one.scenario.editions.flatMap((other) => {
    const there = mainOf(one, other);
    return here && there && other !== edition && differs(here, there) ? [there] : [];
  });
}

/** What is different from the scenario's first edition, by the number of the entry. */
export function differencesFrom(
  one: Played,
  edition: EditionId,
  m: Messages,
): ReadonlyMap<number, string> {
  const [first] = one.scenario.editions;
  const here = mainOf(one, edition);
  const there = first === undefined ? undefined : mainOf(one, first);
  if (first === undefined || here === undefined || there === undefined || first === edition)
    return new Map();
  const year = m.terms.editions[first].name;
  const words = m.chrome.sheet;
  return new Map(
    compareReplays(here, there).flatMap(({ a, b, same }) =>
      a === undefined || same
        ? []
        : [[a, b === undefined ? words.onlyHere(year) : words.differs(year)] as const],
    ),
  );
}

/** Whether an edition's rules are those that the site takes for today's. */
export const isCurrent = (edition: EditionId): boolean => edition === NEWEST_EDITION;
