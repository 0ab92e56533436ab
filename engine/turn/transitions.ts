import { and } from 'xstate';
import { EXTRA_STEPS, STEPS, type Step } from '../vocabulary/turnStructure.ts';
import {
  AGAIN,
  ARROWS,
  type Arrow,
  INTO_TURN,
  PAST_ADDED,
  PAST_TURN,
  TO_ADDED,
  TO_EXTRA_TURN,
  TO_NEXT_TURN,
} from './arrows.ts';

// CR 500.2, 500.3: leaving a step always goes through its end.
const END = ['nobodyHasPriority', 'endStep'] as const;

/** The transitions out of a step that is over: off the ordinary course first, if something was added here. */
export const transitionsFrom = (step: Step) => [
  { guard: 'somethingWasAdded' as const, target: '#detour', actions: END, meta: TO_ADDED },
  ...ARROWS[step].map((arrow) => ({ ...guarded(arrow), ...transitionAlong(arrow, END) })),
];

/** CR 514.3a: once all have passed, another cleanup step, whatever else is to come. */
export const cleanupAgain = {
  target: '#cleanup',
  reenter: true,
  actions: END,
  meta: AGAIN,
} as const;

/** CR 500.8-500.10: to what was added here, one thing after another, and back to where the turn was left for it. */
export const transitionsOfDetour = [
  {
    guard: 'addedIsSkipped' as const,
    target: '#detour',
    reenter: true,
    actions: 'skipAdded' as const,
    meta: PAST_ADDED,
  },
  ...[...EXTRA_STEPS, 'beginningOfCombat' as const, 'postcombatMain' as const].map((step) => ({
    guard: { type: 'isAddedHere', params: { step } } as const,
    target: `#${step}`,
    actions: 'toAdded' as const,
    meta: TO_ADDED,
  })),
  ...STEPS.flatMap((after) =>
    ARROWS[after].map((arrow) => {
      const takenUp = { type: 'isTakenUp', params: { after } } as const;
      const { guard } = guarded(arrow);
      return {
        guard: guard === undefined ? takenUp : and([takenUp, guard]),
        ...transitionAlong(arrow, ['backOnCourse']),
      };
    }),
  ),
];

/** CR 500.7: whose turn comes next. */
export const transitionsOutOfTurn = [
  {
    guard: 'extraTurnWaits' as const,
    target: '#newTurn',
    actions: 'takeExtraTurn' as const,
    meta: TO_EXTRA_TURN,
  },
  { target: '#newTurn', actions: 'takeTurnInOrder' as const, meta: TO_NEXT_TURN },
];

export const transitionsIntoTurn = [
  { ...guarded(PAST_TURN), ...transitionAlong(PAST_TURN, []) },
  ...INTO_TURN.map((arrow) => ({ ...guarded(arrow), ...transitionAlong(arrow, ['beginTurn']) })),
];

function guarded({ guard, skips }: Arrow) {
  if (skips !== undefined) return { guard: { type: 'playerSkips', params: { skips } } as const };
  return guard === undefined ? {} : { guard: { type: guard } as const };
}

/** Where it leads; what it passes over is told after the first actions. */
function transitionAlong<A extends string>(arrow: Arrow, first: readonly A[]) {
  const { kind, to, rules, skips, passes } = arrow;
  const told = skips === undefined && passes === undefined ? [] : [tell(arrow)];
  return { target: `#${to}`, actions: [...first, ...told], meta: { kind, rules } };
}

function tell(arrow: Arrow) {
  return { type: 'passOver', params: { arrow } } as const;
}
