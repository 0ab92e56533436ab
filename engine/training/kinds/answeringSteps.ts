import type { RuleKey } from '../../citation/ruleIndex.ts';
import { advance } from '../../scenario/advance.ts';
import { decisionOf, gameOf, type Line } from '../../scenario/line.ts';
import { STEPS, type Step } from '../../vocabulary/turnStructure.ts';
import { type PickAnswer, type PickOption, textOfPick } from '../answers.ts';
import { NO_EVIDENCE } from '../evidence.ts';
import type { RulePattern } from '../mayDecide.ts';
import type { Position } from '../position.ts';
import type { Answering } from '../questionKind.ts';
import { entriesOfTheTurn, NO_PRIORITY, stepsOfTheTurn, throughTheTurn } from './courseOfTurn.ts';

/** What may be asked of the steps. */
export const STEP_PICKS = ['takePlace', 'givePriority', 'haveTurnBasedActions'] as const;
type StepPick = (typeof STEP_PICKS)[number];

/** Which steps of the turn it is true of. */
export interface PickStepsAsk {
  readonly kind: 'pickSteps';
  readonly which: StepPick;
}

/** Apart from how it is written, so that a browser that makes boards loads no forms. */
export const answeringSteps: Answering<PickStepsAsk, PickAnswer> = {
  askedBefore: () => undefined,
  answer: ({ which }, position) => ({
    kind: 'pick',
    options: optionsOf(which, position),
    evidence: NO_EVIDENCE,
  }),
  answerLiesIn: () => 'playingOn',
  mayDecide: ({ which }) => OF_STEPS[which],
  rules: ({ evidence }) => evidence.rules,
  text: textOfPick,
};

const SKIPPED = ['attackers.none', 'damage.secondStep', 'turn.*', 'replacement.skip*'] as const;

/** What it can rest on, for a step to be one of them or not. */
const OF_STEPS: { readonly [P in StepPick]: readonly RulePattern[] } = {
  takePlace: SKIPPED,
  givePriority: ['untap.noPriority', 'cleanup.noPriority', ...SKIPPED],
  haveTurnBasedActions: ['turnBased.*'],
};

function optionsOf(which: StepPick, position: Position): readonly PickOption[] {
  const right = new Set(rightSteps(which, position));
  const now = STEPS.indexOf(gameOf(position.line).turn.step);
  // A step that is over is asked about only where the question is of the whole turn.
  const steps = STEPS.filter(
    (step, index) => which === 'givePriority' || index >= now || right.has(step),
  );
  return steps.map((step): PickOption => {
    const isRight = right.has(step);
    const rules = isRight ? rulesFor(which, step, position) : rulesAgainst(which, step, position);
    return { kind: 'step', step, right: isRight, rules };
  });
}

function rightSteps(which: StepPick, position: Position): readonly Step[] {
  switch (which) {
    case 'takePlace':
      return stepsOfTheTurn(throughTheTurn(position));
    case 'givePriority':
      return stepsWithPriority(position);
    case 'haveTurnBasedActions':
      return entriesOfTheTurn(throughTheTurn(position))
        .filter(({ event }) => event.rules.some(isOfTurnBasedAction))
        .map(({ step }) => step);
  }
}

/** Those in which a player was asked to act; where the line ends within the turn, also those of passing on through it. */
function stepsWithPriority(position: Position): readonly Step[] {
  const { line, end } = position;
  const { number } = gameOf(line).turn;
  const found: Step[] = entriesOfTheTurn(position).flatMap(({ step, event }) =>
    event.kind === 'priorityGiven' ? [step] : [],
  );
  const note = (now: Line): boolean => {
    const { turn } = gameOf(now);
    if (turn.number > number) return true;
    if (decisionOf(now).kind === 'priority') found.push(turn.step);
    return false;
  };
  note(line);
  advance(end, note);
  return found;
}

/** Why a step is one of them: the turn-based actions that it has. */
const rulesFor = (which: StepPick, step: Step, position: Position): readonly RuleKey[] =>
  which === 'haveTurnBasedActions'
    ? [
        ...new Set(
          entriesOfTheTurn(throughTheTurn(position))
            .filter((entry) => entry.step === step)
            .flatMap(({ event }) => event.rules.filter(isOfTurnBasedAction)),
        ),
      ]
    : [];

// CR 703.1a: what triggers at the beginning of a step is not a turn-based action.
const isOfTurnBasedAction = (key: RuleKey): boolean =>
  key.startsWith('turnBased.') && key !== 'turnBased.notBeginningTriggers';

/** Why a step is not one of them. */
function rulesAgainst(which: StepPick, step: Step, position: Position): readonly RuleKey[] {
  switch (which) {
    case 'takePlace':
      return skippingRules(step, position);
    case 'givePriority':
      return NO_PRIORITY[step] ?? skippingRules(step, position);
    case 'haveTurnBasedActions':
      return beginsWithTriggers(step, position) ? ['turnBased.notBeginningTriggers'] : [];
  }
}

const beginsWithTriggers = (step: Step, position: Position): boolean =>
  entriesOfTheTurn(throughTheTurn(position)).some(
    (entry) => entry.step === step && entry.event.rules.includes('triggers.atTheBeginningOf'),
  );

function skippingRules(step: Step, position: Position): readonly RuleKey[] {
  // CR 510.4: this step comes only with first strike or double strike.
  if (step === 'firstStrikeDamage') return ['damage.secondStep'];
  return entriesOfTheTurn(throughTheTurn(position)).flatMap(({ event }) =>
    event.kind === 'stepSkipped' && event.step === step ? event.rules : [],
  );
}
