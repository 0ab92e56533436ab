import type { RuleNumber } from '../engine.ts';
import type { Language } from '../i18n/languages.ts';
import type { Citation, CitationIndex } from '../library/citations.ts';
import { proseState } from '../library/collections.ts';
import { type AskedItem, askedItems, statesOfItems } from './askedItems.ts';
import { bounded, NOTHING } from './bounded.ts';
import { type CitedRule, citedRules, ROOM_FOR_CITATIONS, ruleAt } from './citedRules.ts';

/** What a rule's page shows of the library. */
export interface RulePage extends Pick<CitedRule, 'keys'> {
  readonly shown: readonly Citation[];
  /** How many citations there are beside those. */
  readonly more: number;
  /** Exercises whose answers rest on it. */
  readonly asked: readonly AskedItem[];
  readonly before: RuleNumber | undefined;
  readonly after: RuleNumber | undefined;
}

/** Made once for all languages: every scenario is asked what it cites. */
export async function rulePage(number: RuleNumber): Promise<RulePage> {
  const index = await citedRules();
  const items = await askedItems();
  const made = madeFrom.get(index) ?? new Map<RuleNumber, RulePage>();
  madeFrom.set(index, made);
  const page = made.get(number) ?? pageOf(number, index, items);
  made.set(number, page);
  return page;
}

const ROOM_FOR_EXERCISES = 12;

const madeFrom = new WeakMap<CitationIndex, Map<RuleNumber, RulePage>>();

function pageOf(number: RuleNumber, index: CitationIndex, items: readonly AskedItem[]): RulePage {
  const { keys, citations } = ruleAt(number, index);
  const [{ shown, more } = NOTHING] = bounded([citations], ROOM_FOR_CITATIONS);
  const at = index.numbers.indexOf(number);
  const resting = items.filter(
    ({ kind, facts: { courses } }) =>
      kind === 'exercise' &&
      courses.some(({ rulesInAnswers }) => rulesInAnswers.some((key) => keys.includes(key))),
  );
  return {
    keys,
    shown,
    more,
    asked: resting.slice(0, ROOM_FOR_EXERCISES),
    before: index.numbers[at - 1],
    after: index.numbers[at + 1],
  };
}

/** Another list wherever a rule's page in a language can differ though no code did. */
export async function stateOfRulePage(
  number: RuleNumber,
  language: Language,
): Promise<readonly string[]> {
  const { shown, asked, ...rest } = await rulePage(number);
  const cited = shown.map(({ scenario: { slug, editions }, ...where }) =>
    JSON.stringify([slug, editions, where]),
  );
  const prose = shown.map(({ scenario }) => proseState(scenario.slug, language));
  return [
    JSON.stringify(rest),
    ...cited,
    ...(await Promise.all(prose)),
    ...(await statesOfItems(asked, language)),
  ];
}
