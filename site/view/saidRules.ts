import type { RuleNumber } from '../engine.ts';
import type { Messages } from '../i18n/messages.ts';
import type { CitationIndex } from '../library/citations.ts';
import { saysOf } from './rulePage.ts';
import { anchorOf, keysToday } from './rules.ts';

/** What rules say, as a browser shows it beside their numbers. */
export interface RulesSaid {
  /** What leads to the page, with `{number}`. */
  readonly open: string;
  /** That the rule has `{number}` today, or that it is gone. */
  readonly note: string;
  /** By today's number; of rules that are gone by where they stand on their page. */
  readonly rules: Readonly<Record<string, string>>;
}

/** The part of the rules that are gone. */
const GONE = 'gone';

/** The parts in which browsers fetch them: by hundreds, and those that are gone. */
export const partsSaid = ({ numbers }: CitationIndex): readonly string[] => [
  ...new Set(numbers.map((number) => number.charAt(0))),
  GONE,
];

export function rulesSaid(part: string, index: CitationIndex, m: Messages): RulesSaid {
  const words = m.chrome.pages.rules;
  const { open, today } = { open: words.open('{number}'), today: words.today('{number}') };
  if (part === GONE) {
    const said = index.gone.map((key) => [anchorOf(key), m.rules[key] ?? ''] as const);
    return {
      open,
      note: words.noLonger,
      rules: Object.fromEntries(said.filter(([, says]) => says)),
    };
  }
  const numbers = index.numbers.filter((number) => number.startsWith(part));
  return {
    open,
    note: today,
    rules: Object.fromEntries(numbers.map((n) => [n, says(n, index, m)])),
  };
}

const says = (number: RuleNumber, { keys }: CitationIndex, m: Messages): string =>
  saysOf(
    keysToday(number).filter((key) => keys.has(key)),
    m,
  ).join(' ');
