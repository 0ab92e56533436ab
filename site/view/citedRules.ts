import { getCollection } from 'astro:content';
import { isRuleKey, MISTAKE_NAMES, MISTAKES, type RuleKey, type RuleNumber } from '../engine.ts';
import { type Citation, type CitationIndex, citationIndex } from '../library/citations.ts';
import { allExercises, allScenarios } from '../library/collections.ts';
import type { ScenarioFacts } from '../library/judged/facts.ts';
import { TOLD_ON_PAGES } from '../library/ledger/toldOnPages.ts';
import { onceInBuild } from '../library/onceInBuild.ts';
import { courseStops } from './course/courseStops.ts';
import { QUOTED_RULES } from './quotedRules.ts';
import { keysToday } from './rules.ts';
import { MAP_RULES } from './turnPage.ts';

export interface CitedRule {
  readonly keys: readonly RuleKey[];
  readonly citations: readonly Citation[];
}

/** How many lines that cite a rule one page shows. */
export const ROOM_FOR_CITATIONS = 300;

/**
 * The tables and the turn's map link to these, nothing but their page tells them, or people write about them, whether or
 * not a scenario cites them.
 */
const LINKED: readonly RuleKey[] = [
  'attackers.restrictions',
  'attackers.requirements',
  'blockers.restrictions',
  'blockers.requirements',
  ...MAP_RULES,
  ...TOLD_ON_PAGES,
  'endStep.olderWordings',
  ...QUOTED_RULES,
  ...MISTAKE_NAMES.flatMap((name) => MISTAKES[name].rules),
];

/**
 * Every rule that a scenario, an exercise, their questions, prose, a table or the map of the turn links to, or that one
 * would quote, and what cites it.
 */
export const citedRules = onceInBuild(async (): Promise<CitationIndex> => {
  const scenarios = await allScenarios();
  const exercises = await allExercises();
  const course = await courseStops();
  const prose = (await getCollection('prose')).filter(({ id }) => id.endsWith('/en'));
  const state = prose.map(({ digest }) => digest).join();
  if (last?.scenarios !== scenarios || last.exercises !== exercises || last.state !== state)
    last = {
      scenarios,
      exercises,
      state,
      index: citationIndex(scenarios, [
        ...LINKED,
        ...exercises.flatMap(rulesIn),
        ...course.flatMap(({ stop }) => stop.rules.flatMap((key) => key ?? [])),
        // Prose names the same rules in every language.
        ...prose.flatMap(({ body = '' }) => rulesNamedIn(body)),
      ]),
    };
  return last.index;
});

let last:
  | {
      readonly scenarios: readonly ScenarioFacts[];
      readonly exercises: readonly ScenarioFacts[];
      readonly state: string;
      readonly index: CitationIndex;
    }
  | undefined;

/** All that the page of an exercise links to. */
const rulesIn = ({ courses }: ScenarioFacts): readonly RuleKey[] =>
  courses.flatMap(({ rulesInAnswers, lines }) => [
    ...rulesInAnswers,
    ...lines.flatMap(({ frames }) => frames.flatMap(({ rules }) => rules)),
  ]);

const rulesNamedIn = (text: string): readonly RuleKey[] =>
  [...text.matchAll(/<Rule of="([^"]+)"/g)].flatMap(([, key = '']) =>
    isRuleKey(key) ? [key] : [],
  );

export function ruleAt(number: RuleNumber, index: CitationIndex): CitedRule {
  const keys = keysToday(number).filter((key) => index.keys.has(key));
  return { keys, citations: index.citationsOf(keys) };
}
