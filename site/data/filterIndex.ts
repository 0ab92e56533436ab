import { type EditionId, KEYWORDS, type Keyword, numbersOf, type Topic } from '../engine.ts';
import { type Played, played } from './scenarios.ts';

/** What a scenario can be found by. */
export interface FilterEntry {
  readonly slug: string;
  readonly topics: readonly Topic[];
  readonly editions: readonly EditionId[];
  readonly keywords: readonly Keyword[];
  /** Every number that it cites, in any of its editions. */
  readonly rules: readonly string[];
}

export const filterIndex: readonly FilterEntry[] = played.map((one) => ({
  slug: one.scenario.slug,
  topics: one.scenario.topics,
  editions: one.scenario.editions,
  keywords: keywordsOf(one),
  rules: rulesOf(one),
}));

/** Keywords that some scenario has on its board, in the engine's order. */
export const keywordsUsed: readonly Keyword[] = KEYWORDS.filter((keyword) =>
  filterIndex.some(({ keywords }) => keywords.includes(keyword)),
);

function keywordsOf({ scenario }: Played): readonly Keyword[] {
  const setups = [scenario.setup, ...scenario.branches.map(({ setup }) => setup)];
  const abilities = setups.flatMap(({ permanents, players }) =>
    [...permanents, ...players.flatMap(({ hand }) => hand)].flatMap(
      ({ characteristics }) => characteristics.abilities,
    ),
  );
  const found = abilities.flatMap((ability) =>
    ability.kind === 'keyword' ? [ability.keyword] : [],
  );
  return [...new Set(found)];
}

function rulesOf({ editions }: Played): readonly string[] {
  const numbers = [...editions].flatMap(([edition, replays]) =>
    numbersOf(
      edition,
      replays.flatMap(({ frames }) => frames.flatMap(({ rules }) => rules)),
    ),
  );
  return [...new Set(numbers)];
}
