import { citedIn } from '../citation/cited.ts';
import { numberOf, type RuleKey } from '../citation/ruleIndex.ts';
import type { DecisionTable, Frame, Replay } from '../explanation/frame.ts';
import { rulesOfRefusal } from '../log/refused.ts';
import type { Violation } from '../log/verdict.ts';
import type { AnsweredQuestion, PlayedQuestion } from './answeredQuestion.ts';
import { rulesDecidingAnswer, whoBlocks } from './contrast/decidingAnswer.ts';

/**
 * The first rule of an answer where it decides nothing that makes it so: of a refusal, what refuses; of what a frame shows,
 * what happens from the question to that frame, or in it where it comes before; of what was asked again, also that
 * without which it would be another; of all other answers, what happens from the question on, or what any conceivable
 * declaration breaks. What a file gives may explain why something does not happen here: then it decides elsewhere on the
 * page, or is one of the few rules that no frame shows.
 */
export function undecidingRule(
  answered: PlayedQuestion,
  replays: readonly Replay[],
): RuleKey | undefined {
  const { question, edition } = answered;
  const first = firstRule(answered);
  if (first === undefined) return undefined;
  const replay = replays.find(({ branch }) => branch === question.branch);
  const number = numberOf(edition, first);
  const decides = (rule: RuleKey): boolean => numberOf(edition, rule) === number;
  const deciding = [
    ...decidingIn(answered, replay),
    ...(question.rules.length > 0 ? decidingByFile(answered, replays) : answered.found),
  ];
  return deciding.some(decides) ? undefined : first;
}

const decidingByFile = (
  { state, question, decision }: PlayedQuestion,
  replays: readonly Replay[],
): readonly RuleKey[] => [
  ...(rulesDecidingAnswer(state, question.ask, whoBlocks(decision)) ?? []),
  ...decidingOnPage(replays),
  ...SHOWN_BY_NO_FRAME,
];

const SHOWN_BY_NO_FRAME: readonly RuleKey[] = [
  // CR 506.4a: what comes too late does nothing to what attacks or blocks already.
  'combat.laterCantAttackDoesNotRemove',
  // CR 508.1: nobody has a chance to respond to a declaration.
  'attackers.declare',
  // CR 508.1k: from here until combat ends there is an attacking creature, which is asked of steps.
  'attackers.becomeAttacking',
  // CR 505.1a: a main phase that begins is no stop of a replay.
  'mainPhase.extraArePostcombat',
  // CR 704.3: who has lost by then puts nothing on the stack.
  'stateBased.checkedBeforePriority',
  // CR 733.1: what is undone triggers nothing.
  'illegalAction.rewind',
];

const decidingOnPage = (replays: readonly Replay[]): readonly RuleKey[] =>
  replays.flatMap(({ frames }) => frames.flatMap(decidingAt));

const decidingAt = ({ events }: Frame): readonly RuleKey[] =>
  events.flatMap(({ decides }) => decides);

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
    .slice(
      Math.min(framesBefore, shown ?? framesBefore),
      shown === undefined ? undefined : shown + 1,
    )
    .flatMap(decidingAt);
  return shown === undefined ? [...happened, ...tables.flatMap(brokenIn)] : happened;
}

const brokenIn = ({ rows }: DecisionTable): readonly RuleKey[] =>
  rows.flatMap(({ verdict }) =>
    verdict.violations.flatMap(({ rules }: Violation): readonly RuleKey[] => rules),
  );
