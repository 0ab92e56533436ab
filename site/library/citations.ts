import {
  type EditionId,
  NEWEST_EDITION,
  numberOf,
  type RuleKey,
  type RuleNumber,
  sortRuleNumbers,
} from '#engine/words';
import { type Course, courseIn, type LineOutline, type ScenarioFacts } from './judged/facts.ts';

/** Where a scenario cites a rule: by number, the steps of one of its lines that do. */
export interface Citation {
  readonly scenario: ScenarioFacts;
  readonly edition: EditionId;
  readonly branch: string;
  readonly steps: readonly number[];
  /** Whether it decides these steps, or only applies there. */
  readonly decides: boolean;
}

/** What cites which rule, over a whole library. */
export interface CitationIndex {
  /** Every rule that a scenario or its answers cite, and those that `also` names. */
  readonly keys: ReadonlySet<RuleKey>;
  /** Today's numbers of these rules, in the order of the rules. */
  readonly numbers: readonly RuleNumber[];
  /** Rules that are cited in an older edition and have no number today. */
  readonly gone: readonly RuleKey[];
  /** How many scenarios cite a rule in a step, in whatever edition. */
  readonly scenariosCiting: (key: RuleKey) => number;
  /**
   * One citation for each line of each scenario, in the edition that the scenario opens with, or else the newest that
   * cites: first where one of these decides steps, then where it only applies.
   */
  readonly citationsOf: (keys: readonly RuleKey[]) => readonly Citation[];
}

/** `also`: rules that something else links to, such as prose, tables or the map of the turn. */
export function citationIndex(
  scenarios: readonly ScenarioFacts[],
  also: readonly RuleKey[],
): CitationIndex {
  const counts = new Map<RuleKey, number>();
  for (const { courses } of scenarios)
    for (const key of new Set(courses.flatMap((course) => [...keysOf(course)])))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const answers = scenarios.flatMap(({ courses }) =>
    courses.flatMap(({ rulesInAnswers }) => rulesInAnswers),
  );
  const keys = new Set([...also, ...answers, ...counts.keys()]);
  return {
    keys,
    numbers: sortRuleNumbers([...keys].flatMap((key) => numberOf(NEWEST_EDITION, key) ?? [])),
    gone: [...keys].filter((key) => numberOf(NEWEST_EDITION, key) === undefined),
    scenariosCiting: (key) => counts.get(key) ?? 0,
    citationsOf: (wanted) =>
      scenarios
        .flatMap((one) => citationsIn(one, wanted))
        .toSorted((a, b) => Number(b.decides) - Number(a.decides)),
  };
}

function citationsIn(scenario: ScenarioFacts, wanted: readonly RuleKey[]): readonly Citation[] {
  for (const edition of scenario.editions) {
    const course = courseIn(scenario, edition);
    if (course === undefined || !wanted.some((key) => keysOf(course).has(key))) continue;
    return course.lines.flatMap((line): readonly Citation[] => {
      const decided = stepsCiting(line, wanted, 'decides');
      const decides = decided.length > 0;
      const steps = decides ? decided : stepsCiting(line, wanted, 'rules');
      return steps.length === 0 ? [] : [{ scenario, edition, branch: line.branch, steps, decides }];
    });
  }
  return [];
}

const stepsCiting = (
  { frames, sharedFrames }: LineOutline,
  wanted: readonly RuleKey[],
  as: 'rules' | 'decides',
): readonly number[] =>
  frames.flatMap((frame, index) =>
    index >= sharedFrames && frame[as].some((key) => wanted.includes(key)) ? [index + 1] : [],
  );

/** Every rule that a course cites in some step. */
function keysOf(course: Course): ReadonlySet<RuleKey> {
  const known = keysByCourse.get(course);
  if (known !== undefined) return known;
  const keys = new Set(course.lines.flatMap(({ frames }) => frames.flatMap(({ rules }) => rules)));
  keysByCourse.set(course, keys);
  return keys;
}

const keysByCourse = new WeakMap<Course, ReadonlySet<RuleKey>>();
