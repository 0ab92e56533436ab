import {
  compareRuleNumbers,
  formatRuleNumber,
  parentOf,
  parseRuleNumber,
  partsOf,
  type RuleNumber,
} from '../../../engine/citation/ruleNumber.ts';
import type { NumberedLine } from './numberedLines.ts';
import type { PrintedRule } from './rulesText.ts';

/** More than this share of numbers out of their order is no slip of the press any more. */
const MOST_SLIPS = 0.01;

/** Says so where the rules do not stand in the order of their numbers, or stand there twice. */
export function disordered(lines: readonly NumberedLine[]): string | undefined {
  const slips = numberedInOrder(lines).filter(({ slip }) => slip !== undefined);
  const [first] = slips;
  if (first === undefined || slips.length <= Math.max(2, lines.length * MOST_SLIPS))
    return undefined;
  return `has its rules in another order: ${slips.length} of ${lines.length} do not follow the one above them, ${first.slip} as the first`;
}

/** The rules, each with the number that its place gives it where the printed one can't be meant. */
export function numberedInOrder(lines: readonly NumberedLine[]): readonly PrintedRule[] {
  const rules: PrintedRule[] = [];
  let before: RuleNumber | undefined;
  for (const [at, line] of lines.entries()) {
    const number = meant(line, before, lines[at + 1]);
    const { printed, words, examples } = line;
    rules.push({ number, words, examples, ...(number === printed ? {} : { slip: printed }) });
    before = number;
  }
  return rules;
}

/** The printed number, unless it goes back: then the one that follows what stands above, if what stands below allows it. */
function meant(
  line: NumberedLine,
  before: RuleNumber | undefined,
  next: NumberedLine | undefined,
): RuleNumber {
  const printed = parseRuleNumber(line.printed);
  if (before === undefined) return printed ?? FIRST;
  if (printed !== undefined && compareRuleNumbers(before, printed) < 0 && !skips(printed, next)) {
    return printed;
  }
  return following(before);
}

/** One that stands too far ahead, as the next goes back behind it, though not behind what is above. */
function skips(printed: RuleNumber, next: NumberedLine | undefined): boolean {
  const below = next && parseRuleNumber(next.printed);
  return below !== undefined && partsOf(below).section < partsOf(printed).section;
}

/** The next letter of a rule: after `306.3a` comes `306.3b`, and after `306.3`, `306.3a`. */
function following(number: RuleNumber): RuleNumber {
  const { section, rule, subrule } = partsOf(number);
  const last = subrule.at(-1);
  const next = last === undefined ? 'a' : (LETTERS[LETTERS.indexOf(last) + 1] ?? 'aa');
  return (
    parseRuleNumber(formatRuleNumber({ section, rule, subrule: next })) ??
    parentOf(number) ??
    number
  );
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz';

const FIRST = parseRuleNumber('100.1') ?? failed();

function failed(): never {
  throw new Error('100.1 is a rule number');
}
