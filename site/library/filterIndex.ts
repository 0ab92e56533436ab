import { type EditionId, KEYWORDS, type Keyword, numbersOf, type Topic } from '#engine/words';
import { courseIn, type ScenarioFacts } from './judged/facts.ts';

/** What a scenario can be found by. */
export interface FilterEntry {
  readonly slug: string;
  readonly topics: readonly Topic[];
  readonly editions: readonly EditionId[];
  readonly keywords: readonly Keyword[];
  /** Every number that it cites in the edition that it opens with, those that decide a step of it first. */
  readonly rules: readonly string[];
  /** Those that do. */
  readonly decides: readonly string[];
  /** What its other editions cite instead; those that cite the same numbers are left out. */
  readonly elsewhere: { readonly [E in EditionId]?: OtherNumbers };
}

/** How the numbers that are cited in an edition differ from those of the edition that is shown first. */
export interface OtherNumbers {
  readonly more: readonly string[];
  readonly less: readonly string[];
}

export function filterEntry(scenario: ScenarioFacts): FilterEntry {
  const { slug, topics, editions, keywords } = scenario;
  const [first, ...others] = editions;
  const decides = first === undefined ? [] : numbersIn(scenario, first, 'decides');
  const cited = first === undefined ? [] : numbersIn(scenario, first, 'rules');
  const rules = [...new Set([...decides, ...cited])];
  return {
    slug,
    topics,
    editions,
    keywords,
    rules,
    decides,
    elsewhere: Object.fromEntries(
      others.flatMap((edition) => {
        const other = otherNumbers(rules, numbersIn(scenario, edition, 'rules'));
        return other === undefined ? [] : [[edition, other]];
      }),
    ),
  };
}

/** Keywords that some scenario has on its board, in the engine's order. */
export const keywordsUsed = (scenarios: readonly ScenarioFacts[]): readonly Keyword[] =>
  KEYWORDS.filter((keyword) => scenarios.some(({ keywords }) => keywords.includes(keyword)));

function otherNumbers(here: readonly string[], there: readonly string[]): OtherNumbers | undefined {
  const more = there.filter((number) => !here.includes(number));
  const less = here.filter((number) => !there.includes(number));
  return more.length + less.length === 0 ? undefined : { more, less };
}

const numbersIn = (
  scenario: ScenarioFacts,
  edition: EditionId,
  of: 'rules' | 'decides',
): readonly string[] => [
  ...new Set(
    numbersOf(
      edition,
      (courseIn(scenario, edition)?.lines ?? []).flatMap(({ frames }) =>
        frames.flatMap((frame) => frame[of]),
      ),
    ),
  ),
];
