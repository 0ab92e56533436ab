import { citedIn } from '../citation/cited.ts';
import { numberOf, type RuleKey } from '../citation/ruleIndex.ts';
import type { DecisionTable, Replay } from '../explanation/frame.ts';
import { rulesOfRefusal } from '../log/refused.ts';
import type { Violation } from '../log/verdict.ts';
import type { AnsweredQuestion } from './answeredQuestion.ts';

/**
 * The first rule of an answer where it decides nothing that makes it so: of a refusal, what refuses; of what a frame shows,
 * what happens from the question to that frame; of all other answers, what happens from the question on, or what any
 * conceivable declaration breaks. What a file gives is its author's to decide.
 */
export function undecidingRule(
  answered: AnsweredQuestion,
  replays: readonly Replay[],
): RuleKey | undefined {
  const { question, edition } = answered;
  const first = firstRule(answered);
  if (question.rules.length > 0 || first === undefined) return undefined;
  const replay = replays.find(({ branch }) => branch === question.branch);
  const number = numberOf(edition, first);
  const decides = (rule: RuleKey): boolean => numberOf(edition, rule) === number;
  return decidingIn(answered, replay).some(decides) ? undefined : first;
}

const firstRule = ({ answer, rules }: AnsweredQuestion): RuleKey | undefined =>
  answer.kind === 'legality' && !answer.legal ? answer.rules[0] : rules[0];

function decidingIn(
  { edition, answer, framesBefore }: AnsweredQuestion,
  replay: Replay | undefined,
): readonly RuleKey[] {
  if (answer.kind === 'legality' && !answer.legal)
    return citedIn(edition, [rulesOfRefusal(answer.violations)]).decides;
  const shown = 'evidence' in answer ? answer.evidence.frame : undefined;
  const { frames = [], tables = [] } = replay ?? {};
  const happened = frames
    .slice(framesBefore, shown === undefined ? undefined : shown + 1)
    .flatMap(({ events }) => events.flatMap(({ decides }) => decides));
  return shown === undefined ? [...happened, ...tables.flatMap(brokenIn)] : happened;
}

const brokenIn = ({ rows }: DecisionTable): readonly RuleKey[] =>
  rows.flatMap(({ verdict }) =>
    verdict.violations.flatMap(({ rules }: Violation): readonly RuleKey[] => rules),
  );
