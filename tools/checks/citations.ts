import {
  EDITION_IDS,
  type EditionId,
  isEditionId,
  NEWEST_EDITION,
} from '../../engine/citation/editions.ts';
import { OUT_OF_SCOPE } from '../../engine/citation/outOfScope.ts';
import {
  isRuleKey,
  numberOf,
  numbersIn,
  numbersOf,
  RULE_KEYS,
  type RuleKey,
} from '../../engine/citation/ruleIndex.ts';
import {
  compareRuleNumbers,
  parseRuleNumber,
  partsOf,
  type RuleNumber,
} from '../../engine/citation/ruleNumber.ts';
import { isPrinted, unlisted } from '../citations/printed.ts';
import type { Check } from '../project/check.ts';
import { readFiles, type SourceFile } from '../project/files.ts';

/** What a comment cites: one rule, or all rules from the first to the last. */
export interface Citation {
  readonly line: number;
  /** As written; the newest where the comment names none. */
  readonly edition: string;
  readonly first: string;
  readonly last: string;
}

/** The sections of combat, from the combat phase to the end of combat step. */
const combat = { first: 506, last: 511 };

const dateText = String.raw`\d{4}-\d{2}-\d{2}`;
const ruleText = String.raw`\d+(?:\.\d+[a-z]*)?`;
const rangeText = `(?:${dateText} )?${ruleText}(?:-(?:${ruleText}|[a-z]+))?`;
const citationText = new RegExp(`\\bCR (${rangeText}(?:(?:, | and |, and )${rangeText})*)`, 'g');

/**
 * The rules that a file's comments cite: `CR 509.1c`, `CR 508.1a-b, 508.2`, `CR 2009-07-11 509.2`. A date holds for
 * what comes after it, as in `CR 509.1, 2009-07-11 509.2, 509.3`.
 */
export function citationsIn(file: SourceFile): readonly Citation[] {
  return file.text.split('\n').flatMap((text, index) =>
    [...text.matchAll(citationText)].flatMap(([, list = '']) => {
      let edition: string = NEWEST_EDITION;
      return list.split(/, and |, | and /).map((item) => {
        const [range = '', date = edition] = item.split(' ').toReversed();
        edition = date;
        const [first = '', last = first] = range.split('-');
        return { line: index + 1, edition, first, last: wholeNumber(first, last) };
      });
    }),
  );
}

/** `508.1a` and `d` stand for `508.1a` and `508.1d`. */
function wholeNumber(first: string, last: string): string {
  return /^[a-z]+$/.test(last) ? first.replace(/[a-z]+$/, '') + last : last;
}

/** Citations of rules that their edition does not print. */
export function wrongCitations(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) =>
    citationsIn(file).flatMap((citation) => {
      const problem = problemOf(citation);
      return problem === undefined ? [] : [`${file.path}:${citation.line}: ${problem}`];
    }),
  );
}

function problemOf({ edition, first, last }: Citation): string | undefined {
  if (!isEditionId(edition)) return `${edition} is no edition`;
  const unknown = [first, last].find((number) => !isPrinted(edition, number));
  return unknown && `CR ${unknown} is not printed in the rules of ${edition}`;
}

/** Keys that the rule table gives a number which their edition does not print. */
export const wrongKeys = (
  numberAt: (edition: EditionId, key: RuleKey) => string | undefined = numberOf,
): readonly string[] =>
  EDITION_IDS.flatMap((edition) =>
    RULE_KEYS.flatMap((key) => {
      const number = numberAt(edition, key);
      if (number === undefined || isPrinted(edition, number)) return [];
      return [`engine/citation: ${key} is ${number} in ${edition}, which prints no such rule`];
    }),
  );

/** Combat rules of the current edition that the files neither name nor cite by key. */
export function uncitedCombatRules(files: readonly SourceFile[]): readonly RuleNumber[] {
  const excused = numbersOf(NEWEST_EDITION, Object.values(OUT_OF_SCOPE).flat());
  const cited = new Set([...excused, ...files.flatMap(numbersCitedIn)]);
  return numbersIn(NEWEST_EDITION).filter((number) => {
    const { section } = partsOf(number);
    return section >= combat.first && section <= combat.last && !cited.has(number);
  });
}

function numbersCitedIn(file: SourceFile): readonly RuleNumber[] {
  const named = citationsIn(file).filter(({ edition }) => edition === NEWEST_EDITION);
  return [...numbersOf(NEWEST_EDITION, keysQuotedIn(file)), ...named.flatMap(numbersWithin)];
}

/** Rule keys between quotes, such as `'blockers.requirements'`. */
function keysQuotedIn(file: SourceFile): readonly RuleKey[] {
  return [...file.text.matchAll(/'([a-z]\w*\.\w+)'/g)].flatMap(([, text = '']) =>
    isRuleKey(text) ? [text] : [],
  );
}

/** The numbers from the first to the last; a section alone stands for no rule of its own. */
function numbersWithin(citation: Citation): readonly RuleNumber[] {
  const first = parseRuleNumber(citation.first);
  const last = parseRuleNumber(citation.last);
  if (first === undefined || last === undefined || !first.includes('.')) return [];
  return numbersIn(NEWEST_EDITION).filter(
    (number) => compareRuleNumbers(first, number) <= 0 && compareRuleNumbers(number, last) <= 0,
  );
}

/** What the engine is made of, without its tests and their helpers. */
export function engineCode(): readonly SourceFile[] {
  return readFiles(process.cwd(), isEngineCode);
}

const isEngineCode = (path: string) =>
  /^engine\/.*\.ts$/.test(path) && !/\.(test|bench)\.ts$|^engine\/testing\//.test(path);

const isRuleTable = (path: string) => path.startsWith('engine/citation/');

export const check: Check = {
  name: 'citations',
  run: async () => {
    const files = engineCode();
    const uncited = uncitedCombatRules(files.filter(({ path }) => !isRuleTable(path)));
    if (uncited.length > 0) {
      console.log(`note  combat rules that no engine code cites: ${uncited.join(', ')}`);
    }
    for (const edition of unlisted()) {
      console.log(`note  no list of the numbers of ${edition}: tools/printedNumbers.ts makes it`);
    }
    return [...wrongCitations(files), ...wrongKeys()];
  },
};
