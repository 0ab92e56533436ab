import {
  EDITION_IDS,
  type EditionId,
  isEditionId,
  NEWEST_EDITION,
} from '../../engine/citation/editions.ts';
import { OUT_OF_SCOPE } from '../../engine/citation/outOfScope.ts';
import {
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
import { keysIn, strayComments } from '../citations/beside.ts';
import { type CommentCitation, citationsIn } from '../citations/citationsIn.ts';
import { isPrinted, unlisted } from '../citations/printed.ts';
import type { Check } from '../project/check.ts';
import { readFiles, type SourceFile } from '../project/files.ts';
import { UNDECIDED } from '../rules/draft/undecided.ts';

/** The sections of combat, from the combat phase to the end of combat step. */
const combat = { first: 506, last: 511 };

/** Citations of rules that their edition does not print. */
export function wrongCitations(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) =>
    citationsIn(file).flatMap((citation) => {
      const problem = problemOf(citation);
      return problem === undefined ? [] : [`${file.path}:${citation.line}: ${problem}`];
    }),
  );
}

function problemOf({ edition, first, last }: CommentCitation): string | undefined {
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

/** Combat rules of the newest edition that the files neither name nor cite by key. */
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
  return [...numbersOf(NEWEST_EDITION, keysIn(file.text)), ...named.flatMap(numbersWithin)];
}

/** The numbers from the first to the last; a section alone stands for no rule of its own. */
function numbersWithin(citation: CommentCitation): readonly RuleNumber[] {
  const first = parseRuleNumber(citation.first);
  const last = parseRuleNumber(citation.last);
  if (first === undefined || last === undefined || !first.includes('.')) return [];
  return numbersIn(NEWEST_EDITION).filter(
    (number) => compareRuleNumbers(first, number) <= 0 && compareRuleNumbers(number, last) <= 0,
  );
}

/** What the draft of an edition leaves to a person. */
export const undecided = ({ path, text }: SourceFile): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      line.includes(UNDECIDED) ? [`${path}:${at + 1}: ${line.trim().slice('// '.length)}`] : [],
    );

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
      console.log(
        `note  no list of the numbers of ${edition}: node tools/printedNumbers.ts RULES.txt > tools/citations/printed/${edition}.txt`,
      );
    }
    for (const line of files.flatMap(undecided)) console.log(`note  ${line}`);
    return [...wrongCitations(files), ...wrongKeys(), ...files.flatMap(strayComments)];
  },
};
