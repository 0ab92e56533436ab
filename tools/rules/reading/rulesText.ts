import { compareRuleNumbers, type RuleNumber } from '../../../engine/citation/ruleNumber.ts';
import { err, ok, type Result } from '../../../engine/vocabulary/result.ts';
import { decoded } from './decoded.ts';
import { type NumberedLine, numberedLines } from './numberedLines.ts';
import { disordered, numberedInOrder } from './order.ts';

/** A rule as a text prints it. */
export interface PrintedRule {
  /** The number that it has, or would have where a slip was printed. */
  readonly number: RuleNumber;
  /** What stands there in place of the number, where that is a slip: `306.b`. */
  readonly slip?: string;
  /** Its words in one line, without examples. */
  readonly words: string;
  readonly examples: readonly string[];
}

/** The rules of an edition, in their order. */
export interface RulesText {
  /** The day on which they take effect, as an ISO date. */
  readonly effective: string;
  readonly rules: readonly PrintedRule[];
}

/** Reads a whole text as it is published; the error says in a sentence what is wrong with it. */
export function readRulesText(bytes: Uint8Array): Result<RulesText, string> {
  const lines = linesOf(bytes);
  if (!lines.ok) return lines;
  if (!isOfMagic(lines.value)) {
    return err('is not the Comprehensive Rules of Magic: their title does not stand in its head');
  }
  const effective = effectiveDay(lines.value);
  if (effective === undefined) return err('does not say from which day on its rules are effective');
  const numbered = numberedLines(lines.value);
  const problem = disordered(numbered) ?? cutOff(lines.value, numbered);
  if (problem !== undefined) return err(problem);
  return ok({ effective, rules: numberedInOrder(numbered) });
}

/** Reads some sections of a text, which need neither its head nor its end, but the day. */
export function readSections(bytes: Uint8Array): Result<RulesText, string> {
  const lines = linesOf(bytes);
  if (!lines.ok) return lines;
  const effective = effectiveDay(lines.value);
  if (effective === undefined) return err('does not say from which day on its rules are effective');
  const numbered = numberedLines(lines.value);
  if (numbered.length === 0) return err('holds no rules');
  const problem = disordered(numbered);
  if (problem !== undefined) return err(problem);
  return ok({ effective, rules: numberedInOrder(numbered) });
}

/** A text, where a later one that holds some of its rules anew, each with all its letters, has replaced them. */
export function withSections(text: RulesText, later: RulesText): RulesText {
  const anew = new Set(later.rules.map(groupOf));
  const kept = text.rules.filter((rule) => !anew.has(groupOf(rule)));
  const rules = [...kept, ...later.rules].toSorted((a, b) =>
    compareRuleNumbers(a.number, b.number),
  );
  return { effective: later.effective, rules };
}

const groupOf = ({ number }: PrintedRule): string => number.replace(/[a-z]+$/, '');

function linesOf(bytes: Uint8Array): Result<readonly string[], string> {
  if (bytes.length === 0) return err('is empty');
  const text = decoded(bytes);
  return text.ok ? ok(text.value.split('\n').map((line) => line.trim())) : text;
}

/** The title stands in the first lines; other products' rules have another there. */
const isOfMagic = (lines: readonly string[]): boolean =>
  lines
    .filter((line) => line !== '')
    .slice(0, HEAD)
    .some((line) => /magic: the gathering comprehensive rules/i.test(line));

const HEAD = 8;

/** The first day that is named behind “effective” or “current”: in the head, or in a remark above sections. */
function effectiveDay(lines: readonly string[]): string | undefined {
  for (const line of lines.slice(0, 40)) {
    const said = /\b(?:effective|current)(?: as of)? ([a-z]+) (\d{1,2}), ?(\d{4})/i.exec(line);
    const [, month = '', day = '', year = ''] = said ?? [];
    const at = MONTHS.indexOf(month.slice(0, 3).toLowerCase());
    if (at >= 0) return [year, `${at + 1}`.padStart(2, '0'), day.padStart(2, '0')].join('-');
  }
  return undefined;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** What a whole text has at its two ends and this one lacks. */
function cutOff(lines: readonly string[], numbered: readonly NumberedLine[]): string | undefined {
  const [first, last] = [numbered[0], numbered.at(-1)];
  if (first === undefined || last === undefined) return 'holds no rules';
  if (first.printed !== '100.1') return `is cut: its first rule is ${first.printed}`;
  const behind = lines.slice(last.at + 1);
  if (!behind.includes('Glossary')) {
    return `is cut: it ends at rule ${last.printed}, without the glossary behind the rules`;
  }
  if (!behind.includes('Credits'))
    return 'is cut: it ends within the glossary, without its credits';
  const missing = missingSections(lines, first.at, numbered);
  return missing.length === 0
    ? undefined
    : `is cut: its contents name ${missing.join(', ')}, of which it has no rule`;
}

/** Sections of the table of contents without a rule, and without the heading that an empty one has. */
function missingSections(
  lines: readonly string[],
  end: number,
  numbered: readonly NumberedLine[],
): readonly string[] {
  const there = new Set([...numbered.map(({ section }) => section), ...headed(lines.slice(end))]);
  const listed = headed(lines.slice(0, end - 1));
  return [...new Set(listed)].filter((section) => !there.has(section));
}

const headed = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => /^(\d{3})\. \S/.exec(line)?.[1] ?? []);
