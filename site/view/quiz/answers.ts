import { type AnsweredQuestion, assertNever, type PickOption } from '../../engine.ts';
import type { Telling } from '../entries.ts';
import { attackNotation, blockNotation, damageNotation, type Notation } from '../notation.ts';
import { type ProofLine, ruledOn, violationLine } from '../proof.ts';
import { type RuleRef, refsOf } from '../rules.ts';
import { itemLabel, optionLabel } from './controls.ts';

/** The answer to a question, as it can be read without a script. */
export interface AnswerView {
  readonly text: string;
  /** What the notation is an example of. */
  readonly label: string;
  readonly notation: Notation;
  readonly lines: readonly ProofLine[];
  readonly rules: readonly RuleRef[];
  readonly reason: string | undefined;
  /** The step of the replay that shows it. */
  readonly step: { readonly anchor: string; readonly k: string } | undefined;
}

export function answerView(
  asked: AnsweredQuestion,
  reason: string | undefined,
  telling: Telling,
): AnswerView {
  const { answer, rules } = asked;
  const evidence = 'evidence' in answer ? answer.evidence : undefined;
  return {
    ...ruledAnswer(asked, telling),
    rules: refsOf(rules, telling.edition),
    reason,
    step:
      evidence?.frame === undefined
        ? undefined
        : { anchor: telling.anchorAt(evidence.frame), k: `${evidence.frame + 1}` },
  };
}

function ruledAnswer(
  { answer }: AnsweredQuestion,
  telling: Telling,
): Pick<AnswerView, 'text' | 'label' | 'notation' | 'lines'> {
  const { m, n, edition } = telling;
  const words = m.chrome.quiz;
  const plain = (text: string) => ({ text, label: '', notation: [], lines: [] });
  const ways = (legal: number | undefined) => ({
    text: legal === undefined ? words.manyWays : words.ways(legal),
    label: legal === 1 ? words.onlyWay : words.oneOfThem,
    lines: [],
  });
  switch (answer.kind) {
    case 'attack':
      return {
        ...ways(answer.legal),
        notation: attackNotation(answer.example, n, m.chrome.sheet),
      };
    case 'block':
      return {
        ...ways(answer.legal),
        notation: blockNotation(answer.example, n, m.chrome.sheet),
      };
    case 'division':
      return { ...ways(answer.legal), notation: damageNotation(answer.example, n) };
    case 'legality':
      return {
        ...plain(answer.legal ? words.legal : words.illegal),
        lines: answer.legal
          ? ((answer.event && ruledOn(answer.event, m, n, edition))?.lines ?? [])
          : answer.violations.map((one) => violationLine(one, m, n, edition)),
      };
    case 'number':
      return plain(`${answer.value}`);
    case 'yesNo':
      return plain(answer.value ? words.yes : words.no);
    case 'pick': {
      const right = answer.options.filter((option) => option.right);
      const labels = right.map((option) => optionLabel(option, telling));
      return {
        ...plain(labels.length === 0 ? words.none : labels.join('; ')),
        lines: answer.options.flatMap((option) => optionLine(option, telling)),
      };
    }
    case 'order':
      return plain(
        answer.items.map((item, index) => `${index + 1}. ${itemLabel(item, telling)}`).join(' '),
      );
    default:
      return assertNever(answer);
  }
}

/** Why an option is right or wrong, where that is a matter of rules. */
function optionLine(option: PickOption, telling: Telling): readonly ProofLine[] {
  const { m, n, edition } = telling;
  const rules = refsOf(option.rules, edition);
  if (rules.length === 0) return [];
  const violations = option.kind === 'act' ? option.violations : [];
  const texts = violations.map((one) => m.verdict.violations[one.code](one, n));
  return [
    {
      holds: option.right,
      title: optionLabel(option, telling),
      text: '',
      rules,
      notes: [...new Set(texts)].map((text) => ({ text })),
    },
  ];
}
