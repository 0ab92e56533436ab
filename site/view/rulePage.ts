import {
  EDITION_CHANGES,
  EDITION_IDS,
  type EditionId,
  type Keyword,
  MISTAKE_NAMES,
  MISTAKES,
  type MistakeName,
  NEWEST_EDITION,
  numberOf,
  type RuleKey,
  type RuleNumber,
} from '../engine.ts';
import type { Language } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages.ts';
import type { Citation, CitationIndex } from '../library/citations.ts';
import { playingState, proseState } from '../library/collections.ts';
import { type AskedItem, askedItems, statesOfItems } from './askedItems.ts';
import { bounded, NOTHING } from './bounded.ts';
import type { RuleChange } from './changes.ts';
import { type CitedRule, citedRules, ROOM_FOR_CITATIONS, ruleAt } from './citedRules.ts';
import { boardsOfRule } from './decidedBoards.ts';
import { familyOf, keywordAt } from './ruleFamily.ts';

/** What a rule's page shows of the library. */
export interface RulePage extends Pick<CitedRule, 'keys'> {
  readonly shown: readonly Citation[];
  /** How many citations there are beside those. */
  readonly more: number;
  /** The boards that show best what it decides, drawn small. */
  readonly boards: readonly AskedItem[];
  /** Other questions whose answers turn on it, and then those that rest on it. */
  readonly asked: readonly AskedItem[];
  readonly before: RuleNumber | undefined;
  readonly after: RuleNumber | undefined;
  /** What it stands among: the rule that it is a letter of, with all letters; or a rule and its letters. */
  readonly family: readonly RuleNumber[];
  readonly keyword: Keyword | undefined;
  /** What people believe against it. */
  readonly mistakes: readonly MistakeName[];
  /** What was otherwise in other editions. */
  readonly changes: readonly RuleChange[];
  /** The first of the editions here that has it. */
  readonly since: EditionId;
}

/** What rule pages are made of. Beside a build it takes a while to look through: who makes many pages asks once. */
export interface RuleSources {
  readonly index: CitationIndex;
  readonly items: readonly AskedItem[];
}

export const ruleSources = async (): Promise<RuleSources> => ({
  index: await citedRules(),
  items: await askedItems(),
});

/** Made once for all languages: every scenario is asked what it cites. */
export function rulePage(number: RuleNumber, { index, items }: RuleSources): RulePage {
  const made = madeFrom.get(index) ?? new Map<RuleNumber, RulePage>();
  madeFrom.set(index, made);
  const page = made.get(number) ?? pageOf(number, index, items);
  made.set(number, page);
  return page;
}

const ROOM_FOR_BOARDS = 4;
const ROOM_FOR_EXERCISES = 12;

const madeFrom = new WeakMap<CitationIndex, Map<RuleNumber, RulePage>>();

function pageOf(number: RuleNumber, index: CitationIndex, items: readonly AskedItem[]): RulePage {
  const { keys, citations } = ruleAt(number, index);
  const [{ shown, more } = NOTHING] = bounded([citations], ROOM_FOR_CITATIONS);
  const at = index.numbers.indexOf(number);
  const { decided, resting } = boardsOfRule(keys, items);
  return {
    keys,
    shown,
    more,
    boards: decided.slice(0, ROOM_FOR_BOARDS),
    asked: [...decided.slice(ROOM_FOR_BOARDS), ...resting].slice(0, ROOM_FOR_EXERCISES),
    before: index.numbers[at - 1],
    after: index.numbers[at + 1],
    family: familyOf(number, index.numbers),
    keyword: keywordAt(number),
    mistakes: MISTAKE_NAMES.filter((name) => names(MISTAKES[name].rules, keys)),
    changes: EDITION_CHANGES.filter(
      (change) => names(change.before, keys) || names(change.after, keys),
    ),
    since: sinceWhen(keys),
  };
}

const names = (rules: readonly RuleKey[], keys: readonly RuleKey[]): boolean =>
  rules.some((rule) => keys.includes(rule));

const sinceWhen = (keys: readonly RuleKey[]): EditionId =>
  EDITION_IDS.find((edition) => keys.some((key) => numberOf(edition, key) !== undefined)) ??
  NEWEST_EDITION;

/** What a rule says in our words; several sentences where its number holds several rules. */
export const saysOf = (keys: readonly RuleKey[], m: Pick<Messages, 'rules'>): readonly string[] => [
  ...new Set(keys.flatMap((key) => m.rules[key] ?? [])),
];

/** Another list wherever a rule's page in a language can differ though no code did. */
export async function stateOfRulePage(
  page: RulePage,
  language: Language,
): Promise<readonly string[]> {
  const { shown, boards, asked, ...rest } = page;
  const cited = shown.map(({ scenario: { slug, editions }, ...where }) =>
    JSON.stringify([slug, editions, where]),
  );
  const prose = shown.map(({ scenario }) => proseState(scenario.slug, language));
  const played = boards.map(({ facts }) => playingState(facts.slug));
  return [
    JSON.stringify(rest),
    ...cited,
    ...(await Promise.all([...prose, ...played])),
    ...(await statesOfItems([...boards, ...asked], language)),
  ];
}
