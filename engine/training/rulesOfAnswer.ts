import { numberOf, type RuleKey } from '../citation/ruleIndex.ts';
import type { AnsweredQuestion } from './answeredQuestion.ts';

/** Every rule of its edition that is given for an answer, those that refuse an option or an act included. */
export function rulesOfAnswer({ edition, answer, rules }: AnsweredQuestion): readonly RuleKey[] {
  const told = 'options' in answer ? answer.options.flatMap((option) => option.rules) : [];
  const refused = answer.kind === 'legality' ? answer.rules : [];
  return [...new Set([...rules, ...told, ...refused])].filter(
    (rule) => numberOf(edition, rule) !== undefined,
  );
}
