import { getInitialMicrosteps, type SnapshotFrom } from 'xstate';
import type { Act } from '../log/act.ts';
import type { LogEntry } from '../log/gameEvent.ts';
import type { Moment } from '../log/moment.ts';
import type { Beliefs } from '../mistakes/belief.ts';
import { chosenByOther } from '../state/chooser.ts';
import type { GameState } from '../state/gameState.ts';
import { known } from '../vocabulary/result.ts';
import { actorScope } from './actorScope.ts';
import { ACTS, ruleOn } from './acts.ts';
import { isStepThoughtOver } from './beliefs/stackEmptied.ts';
import { nextToAssign } from './damageStep.ts';
import { type Decision, nextOrder, nextToBlock } from './decision.ts';
import { untimely } from './ruling.ts';
import type { TurnContext } from './turnContext.ts';
import { turnMachine } from './turnMachine.ts';
import type { MachineEvent } from './turnSetup.ts';

export type TurnSnapshot = SnapshotFrom<typeof turnMachine>;

export interface PlayResult {
  readonly snapshot: TurnSnapshot;
  readonly moments: readonly Moment[];
  /** `refused`: the action was illegal; the game is as it was, and the last moment says why. */
  readonly outcome: 'done' | 'refused';
}

/** Begins at the step that the state is in; moves on by itself until a player has to decide something. */
export function begin(state: GameState): PlayResult {
  const context: TurnContext = {
    game: state,
    log: [],
    announced: [],
    choicesSaid: 0,
    between: [],
  };
  const snapshots = getInitialMicrosteps(turnMachine, context).map(([snapshot]) => snapshot);
  return {
    snapshot: known(snapshots.at(-1), 'snapshot'),
    moments: momentsOf(context, snapshots),
    outcome: 'done',
  };
}

/** The same game for somebody who believes this: what has happened stays, and from here on it rules. */
export function takenBy(snapshot: TurnSnapshot, believed: Beliefs): TurnSnapshot {
  const { game } = snapshot.context;
  let taken = goingOnIn(snapshot, { ...game, believed });
  // To some the step is over by now, as if all had passed.
  for (const _ of game.players) {
    const decision = decisionIn(taken);
    if (decision.kind !== 'priority' || !isStepThoughtOver(taken.context)) break;
    taken = play(taken, { kind: 'pass', player: decision.player }).snapshot;
  }
  return taken;
}

/** The same moment in another game: what has happened stays, and from here on that game goes on. */
export const goingOnIn = (snapshot: TurnSnapshot, game: GameState): TurnSnapshot => ({
  ...snapshot,
  context: { ...snapshot.context, game },
});

/** What has to be decided now, and by whom. */
export function decisionIn(snapshot: TurnSnapshot): Decision {
  const { context } = snapshot;
  const { game } = context;
  if (snapshot.hasTag('declareAttackers')) {
    const player = game.turn.activePlayer;
    return { kind: 'declareAttackers', player, ...chosenByOther(game, 'attack', player) };
  }
  if (snapshot.hasTag('declareBlockers')) {
    const player = known(nextToBlock(game), 'defending player');
    return { kind: 'declareBlockers', player, ...chosenByOther(game, 'block', player) };
  }
  if (snapshot.hasTag('order')) {
    // To whoever believes that damage is divided freely, there is nothing to order where by the rules somebody has to.
    const next = nextOrder(game);
    return next === undefined
      ? { kind: 'gameOver' }
      : { kind: 'announceDamageOrder', player: next.player, of: next.of };
  }
  if (snapshot.hasTag('assign')) {
    // To whoever is mistaken about damage, nobody may have any to assign where by the rules somebody has.
    const player = nextToAssign(context);
    return player === undefined ? { kind: 'gameOver' } : { kind: 'assignCombatDamage', player };
  }
  return snapshot.hasTag('priority') && game.priority.kind === 'player'
    ? { kind: 'priority', player: game.priority.player }
    : { kind: 'gameOver' };
}

/**
 * A player acts. Whatever is not theirs to decide now, or not legal, is refused with every reason and changes nothing;
 * the machine itself is only told what has been ruled on.
 */
export function play(snapshot: TurnSnapshot, act: Act): PlayResult {
  const { game } = snapshot.context;
  const decision = decisionIn(snapshot);
  if (act.kind !== 'choose' && !isTimely(decision, act)) {
    const { number: turn, step } = game.turn;
    const { at, untimely: why } = ACTS[act.kind];
    const code = decision.kind === at ? 'notYourDecision' : why.code;
    const { changed } = untimely(game, act, { ...why, code, objects: [] });
    const entries = changed.events.map((event): LogEntry => ({ turn, step, event }));
    return { snapshot, moments: [{ entries, before: game, after: game }], outcome: 'refused' };
  }
  const event = ruledOn(game, act);
  const snapshots = turnMachine.microstep(snapshot, event, actorScope(snapshot.context));
  return {
    snapshot: snapshots.at(-1) ?? snapshot,
    moments: momentsOf(snapshot.context, snapshots),
    outcome: event.ruling.kind,
  };
}

/** What the machine is told of an act: that, and the ruling on it. */
export const ruledOn = (game: GameState, act: Act): MachineEvent => ({
  type: act.kind,
  act,
  ruling: ruleOn(game, act),
});

/** Whether it is this player's to do now. */
function isTimely(decision: Decision, act: Act): boolean {
  if (decision.kind === 'gameOver' || decision.player !== act.player) return false;
  // CR 605.3a: mana may be made while a declaration is paid for.
  if (act.kind === 'addMana' && DECLARATIONS.has(decision.kind)) return true;
  return decision.kind === ACTS[act.kind].at;
}

const DECLARATIONS: ReadonlySet<Decision['kind']> = new Set([
  'declareAttackers',
  'declareBlockers',
]);

// CR 500.12: nothing happens between steps, so what is told on the way belongs to where it leads.
function momentsOf(start: TurnContext, snapshots: readonly TurnSnapshot[]): readonly Moment[] {
  const inSteps = snapshots.filter((snapshot) => !snapshot.hasTag('betweenSteps'));
  const contexts = [start, ...inSteps.map(({ context }) => context)];
  return contexts.slice(1).flatMap((context, index) => {
    const before = known(contexts[index], 'context');
    const entries = context.log.slice(before.log.length);
    return entries.length > 0 ? [{ entries, before: before.game, after: context.game }] : [];
  });
}
