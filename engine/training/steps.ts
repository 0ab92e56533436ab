import type { RuleKey } from '../citation/ruleIndex.ts';
import type { LogEntry } from '../log/gameEvent.ts';
import type { Moment } from '../log/moment.ts';
import { advance } from '../scenario/advance.ts';
import { decisionOf, gameOf, type Line } from '../scenario/line.ts';
import type { Ordered, PickedSteps, Tryable } from '../scenario/question.ts';
import { manaToPay } from '../scenario/unlimitedMana.ts';
import type { GameState } from '../state/gameState.ts';
import type { PlayerAction } from '../turn/action.ts';
import { ruleOn } from '../turn/ruleOn.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { STEPS, type Step } from '../vocabulary/turnStructure.ts';
import type { Answer, OrderItem, PickOption } from './asked.ts';
import { eventsIn, type Rest } from './rest.ts';
import { NOWHERE } from './shown.ts';

/** Which steps of the turn it is true of. */
export function pickedSteps(which: PickedSteps, line: Line, rest: Rest): Answer {
  const right = new Set(rightSteps(which, line, rest));
  const now = STEPS.indexOf(gameOf(line).turn.step);
  // A step that is over is asked about only where the question is of the whole turn.
  const asked = STEPS.filter(
    (step, index) => which === 'givePriority' || index >= now || right.has(step),
  );
  return {
    kind: 'pick',
    options: asked.map((step): PickOption => {
      const isRight = right.has(step);
      return {
        kind: 'step',
        step,
        right: isRight,
        rules: rulesFor(which, step, isRight, line, rest),
      };
    }),
    shown: NOWHERE,
  };
}

/** Why a step is one of them, or is not. */
function rulesFor(
  which: PickedSteps,
  step: Step,
  isRight: boolean,
  line: Line,
  rest: Rest,
): readonly RuleKey[] {
  const events = entriesOfTheTurn(line, rest)
    .filter((entry) => entry.step === step)
    .map(({ event }) => event);
  switch (which) {
    case 'takePlace':
      return isRight ? [] : skippingRules(step, line, rest);
    case 'givePriority':
      return isRight ? [] : (NO_PRIORITY[step] ?? skippingRules(step, line, rest));
    case 'haveTurnBasedActions':
      return unique(events.flatMap(({ rules }) => rules.filter(isOfTurnBasedAction)));
  }
}

function skippingRules(step: Step, line: Line, rest: Rest): readonly RuleKey[] {
  // CR 510.4: this step comes only with first strike or double strike.
  if (step === 'firstStrikeDamage') return ['damage.secondStep'];
  return entriesOfTheTurn(line, rest).flatMap(({ event }) =>
    event.kind === 'stepSkipped' && event.step === step ? event.rules : [],
  );
}

// CR 502.4, 514.3: nobody gets priority there.
const NO_PRIORITY: { readonly [S in Step]?: readonly RuleKey[] } = {
  untap: ['untap.noPriority'],
  cleanup: ['cleanup.noPriority'],
};

/** In which steps of the line something may be cast, activated or played, its player having priority. */
export function stepsWhen(act: Tryable, rest: Rest): Answer {
  const states = lastStates(rest);
  return {
    kind: 'pick',
    options: [...states].map(([step, state]): PickOption => {
      const refusal = refusalOf(state, act, rest.end.unlimited);
      return { kind: 'step', step, right: refusal === undefined, rules: refusal ?? [] };
    }),
    shown: NOWHERE,
  };
}

/** What happens in which order. */
export function inOrder(of: Ordered, line: Line, rest: Rest): Answer {
  return { kind: 'order', items: itemsOf(of, line, rest), shown: NOWHERE };
}

function rightSteps(which: PickedSteps, line: Line, rest: Rest): readonly Step[] {
  switch (which) {
    case 'takePlace':
      return stepsOfTheTurn(line, rest);
    case 'givePriority':
      return stepsWithPriority(line, rest);
    case 'haveTurnBasedActions':
      return entriesOfTheTurn(line, rest)
        .filter(({ event }) => event.rules.some(isOfTurnBasedAction))
        .map(({ step }) => step);
  }
}

// CR 703.1a: what triggers at the beginning of a step is not a turn-based action.
const isOfTurnBasedAction = (key: RuleKey): boolean =>
  key.startsWith('turnBased.') && key !== 'turnBased.notBeginningTriggers';

/** The step in which it is asked, and those that begin after it in the same turn. */
const stepsOfTheTurn = (line: Line, rest: Rest): readonly Step[] => [
  gameOf(line).turn.step,
  ...entriesOfTheTurn(line, rest).flatMap(({ event }) =>
    event.kind === 'stepBegan' ? [event.step] : [],
  ),
];

const entriesOfTheTurn = (line: Line, { end, from }: Rest): readonly LogEntry[] =>
  end.moments
    .slice(from)
    .flatMap(({ entries }) => entries)
    .filter(({ turn }) => turn === gameOf(line).turn.number);

/** Those in which a player was asked to act; where the line ends within the turn, also those of passing on through it. */
function stepsWithPriority(line: Line, rest: Rest): readonly Step[] {
  const { number } = gameOf(line).turn;
  const found: Step[] = entriesOfTheTurn(line, rest).flatMap(({ step, event }) =>
    event.kind === 'priorityGiven' ? [step] : [],
  );
  const note = (now: Line): boolean => {
    const { turn } = gameOf(now);
    if (turn.number > number) return true;
    if (decisionOf(now).kind === 'priority') found.push(turn.step);
    return false;
  };
  note(line);
  advance(rest.end, note);
  return found;
}

/** The game at the end of each step of the line, in the order of the steps. */
function lastStates({ end, from }: Rest): ReadonlyMap<Step, GameState> {
  const states = new Map<Step, GameState>();
  for (const { entries, after } of end.moments.slice(from)) {
    const step = stepIn(entries) ?? after.turn.step;
    states.set(step, after);
  }
  return states;
}

const stepIn = (entries: Moment['entries']): Step | undefined => entries.at(-1)?.step;

function refusalOf(state: GameState, act: Tryable, unlimited: readonly PlayerId[]) {
  const action = actionOf(act);
  if (action === undefined) return [];
  const without = NO_PRIORITY[state.turn.step];
  if (without !== undefined) return without;
  const { player } = action;
  const asked: GameState = {
    ...state,
    stack: [],
    priority: { kind: 'player', player, passed: [] },
    players: state.players.map((one) =>
      one.id === player && unlimited.includes(player)
        ? { ...one, mana: manaToPay(state, action) }
        : one,
    ),
  };
  const { kind, changed } = ruleOn(asked, action);
  return kind === 'done' ? undefined : changed.events.flatMap(({ rules }) => rules);
}

function actionOf(act: Tryable): (PlayerAction & { readonly player: PlayerId }) | undefined {
  switch (act.kind) {
    case 'cast':
      return { ...act, kind: 'castSpell' };
    case 'activate':
      return { ...act, kind: 'activateAbility' };
    case 'play':
      return { ...act, kind: 'playLand' };
    case 'suspend':
      return { ...act, kind: 'suspendCard' };
    default:
      return undefined;
  }
}

function itemsOf(of: Ordered, line: Line, rest: Rest): readonly OrderItem[] {
  switch (of) {
    case 'steps':
      return unique(stepsOfTheTurn(line, rest)).map((step) => ({ kind: 'step', step }));
    case 'resolutions':
      return eventsIn(rest).flatMap((event) =>
        event.kind === 'resolved' ? [{ kind: 'object', object: event.source } as const] : [],
      );
    case 'turns':
      return eventsIn(rest).flatMap((event) =>
        event.kind === 'turnBegan' ? [{ kind: 'player', player: event.player } as const] : [],
      );
  }
}

const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];
