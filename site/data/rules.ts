import {
  type EditionId,
  NEWEST_EDITION,
  numberOf,
  type Replay,
  type RuleKey,
  type RuleNumber,
  sortRuleNumbers,
} from '../engine.ts';
import { keysToday } from '../view/rules.ts';
import { MAP_RULES } from '../view/turnRules.ts';
import { rulesInProse } from './proseRules.ts';
import { type Played, played } from './scenarios.ts';

/** Where a scenario cites a rule: the steps, by number, of one of its lines. */
export interface Citation {
  readonly one: Played;
  readonly replay: Replay;
  readonly steps: readonly number[];
}

export interface CitedRule {
  readonly keys: readonly RuleKey[];
  readonly citations: readonly Citation[];
}

/** The tables and the turn's map link to these, whether or not a scenario does. */
const LINKED: readonly RuleKey[] = [
  'attackers.restrictions',
  'attackers.requirements',
  'blockers.restrictions',
  'blockers.requirements',
  ...MAP_RULES,
];

const replays = played.flatMap((one) =>
  [...one.editions.values()].flat().map((replay) => ({ one, replay })),
);

/** What the answers to questions rest on, and what refuses an option. */
const rulesInAnswers = played.flatMap((one) =>
  [...one.questions.values()]
    .flat()
    .flatMap(({ rules, answer }) => [
      ...rules,
      ...('options' in answer ? answer.options.flatMap((option) => option.rules) : []),
      ...('violations' in answer ? answer.rules : []),
    ]),
);

/** Every rule that a scenario, its questions, its prose, a table or the map of the turn links to. */
export const citedKeys: ReadonlySet<RuleKey> = new Set([
  ...LINKED,
  ...rulesInProse,
  ...rulesInAnswers,
  ...replays.flatMap(({ replay }) => replay.frames.flatMap(({ rules }) => rules)),
]);

const scenariosByKey = new Map(
  [...citedKeys].map((key) => [
    key,
    new Set(
      replays
        .filter(({ replay }) => replay.frames.some(({ rules }) => rules.includes(key)))
        .map(({ one }) => one.scenario.slug),
    ).size,
  ]),
);

/** How many scenarios cite a rule, in whatever edition. */
export const scenariosCiting = (key: RuleKey): number => scenariosByKey.get(key) ?? 0;

/** Today's numbers of every rule that is cited, in the order of the rules. */
export const citedNumbers: readonly RuleNumber[] = sortRuleNumbers(
  [...citedKeys].flatMap((key) => numberOf(NEWEST_EDITION, key) ?? []),
);

/** Rules that are cited in an older edition and have no number today. */
export const goneKeys: readonly RuleKey[] = [...citedKeys].filter(
  (key) => numberOf(NEWEST_EDITION, key) === undefined,
);

export const ruleAt = (number: RuleNumber): CitedRule => {
  const keys = keysToday(number).filter((key) => citedKeys.has(key));
  return { keys, citations: citationsOf(keys) };
};

/** One citation for each line of each scenario, in the edition that the scenario opens with, or else the newest that cites. */
export function citationsOf(keys: readonly RuleKey[]): readonly Citation[] {
  return played.flatMap((one) => {
    const edition = one.scenario.editions.find((id) => cites(one, id, keys));
    return edition === undefined ? [] : citationsIn(one, edition, keys);
  });
}

const cites = (one: Played, edition: EditionId, keys: readonly RuleKey[]): boolean =>
  citationsIn(one, edition, keys).length > 0;

function citationsIn(
  one: Played,
  edition: EditionId,
  keys: readonly RuleKey[],
): readonly Citation[] {
  return (one.editions.get(edition) ?? []).flatMap((replay) => {
    const steps = replay.frames.flatMap(({ rules }, index) =>
      index >= replay.sharedFrames && rules.some((key) => keys.includes(key)) ? [index + 1] : [],
    );
    return steps.length === 0 ? [] : [{ one, replay, steps }];
  });
}
