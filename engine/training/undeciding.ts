import { numberOf, type RuleKey } from '../citation/ruleIndex.ts';
import type { Replay } from '../explanation/frame.ts';
import type { AnsweredQuestion } from './answeredQuestion.ts';

/**
 * The first rule of an answer where it decides nothing that happens from the question to the frame that shows it.
 * What a file gives is its author's to decide, and what no frame shows is ruled on by itself.
 */
export function undecidingRule(
  { question, edition, answer, rules, framesBefore }: AnsweredQuestion,
  replays: readonly Replay[],
): RuleKey | undefined {
  const shown = 'evidence' in answer ? answer.evidence.frame : undefined;
  const [first] = rules;
  if (question.rules.length > 0 || shown === undefined || first === undefined) return undefined;
  const frames = replays.find(({ branch }) => branch === question.branch)?.frames ?? [];
  const deciding = frames
    .slice(framesBefore, shown + 1)
    .flatMap(({ events }) => events.flatMap(({ decides }) => decides));
  const number = numberOf(edition, first);
  return deciding.some((rule) => numberOf(edition, rule) === number) ? undefined : first;
}
