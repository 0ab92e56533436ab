import { type EditionId, KEYWORDS, type Keyword, numbersOf, type Topic } from '#engine/words';
import { courseIn, type ScenarioFacts } from './judged/facts.ts';

/** What a scenario can be found by. */
export interface FilterEntry {
  readonly slug: string;
  readonly topics: readonly Topic[];
  readonly editions: readonly EditionId[];
  readonly keywords: readonly Keyword[];
  /** Every number that it cites, in any of its editions, those that decide a step of it first. */
  readonly rules: readonly string[];
  /** Those that do. */
  readonly decides: readonly string[];
}

export const filterEntry = (scenario: ScenarioFacts): FilterEntry => ({
  slug: scenario.slug,
  topics: scenario.topics,
  editions: scenario.editions,
  keywords: scenario.keywords,
  ...rulesOf(scenario),
});

/** Keywords that some scenario has on its board, in the engine's order. */
export const keywordsUsed = (scenarios: readonly ScenarioFacts[]): readonly Keyword[] =>
  KEYWORDS.filter((keyword) => scenarios.some(({ keywords }) => keywords.includes(keyword)));

function rulesOf(scenario: ScenarioFacts): Pick<FilterEntry, 'rules' | 'decides'> {
  const numbers = (of: 'rules' | 'decides'): readonly string[] =>
    scenario.editions.flatMap((edition) =>
      numbersOf(
        edition,
        (courseIn(scenario, edition)?.lines ?? []).flatMap(({ frames }) =>
          frames.flatMap((frame) => frame[of]),
        ),
      ),
    );
  const decides = [...new Set(numbers('decides'))];
  return { rules: [...new Set([...decides, ...numbers('rules')])], decides };
}
