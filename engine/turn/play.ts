import { getInitialMicrosteps, getMicrosteps, type SnapshotFrom } from 'xstate';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { LogEntry } from '../log/gameEvent.ts';
import type { Moment } from '../log/moment.ts';
import type { ViolationCode } from '../log/verdict.ts';
import { chooserOf } from '../state/chooser.ts';
import type { GameState } from '../state/gameState.ts';
import { known } from '../vocabulary/result.ts';
import type { Decision, PlayerAction } from './action.ts';
import { nextToAssign } from './damageStep.ts';
import { nextOrder, nextToBlock } from './decision.ts';
import { refused, ruleOn } from './ruleOn.ts';
import type { TurnContext } from './turnContext.ts';
import { turnMachine } from './turnMachine.ts';
import type { TurnEvent } from './turnSetup.ts';

export type TurnSnapshot = SnapshotFrom<typeof turnMachine>;

export interface Played {
  readonly snapshot: TurnSnapshot;
  readonly moments: readonly Moment[];
  /** `refused`: the action was illegal; the game is as it was, and the last moment says why. */
  readonly outcome: 'done' | 'refused';
}

/** Begins at the step that the state is in; moves on by itself until a player has to decide something. */
export function begin(state: GameState): Played {
  const context: TurnContext = { game: state, log: [], announced: [], choices: [], between: [] };
  const snapshots = getInitialMicrosteps(turnMachine, context).map(([snapshot]) => snapshot);
  return {
    snapshot: known(snapshots.at(-1), 'snapshot'),
    moments: momentsOf(context, snapshots),
    outcome: 'done',
  };
}

/** What has to be decided now, and by whom. */
export function decisionIn(snapshot: TurnSnapshot): Decision {
  const { context } = snapshot;
  const { game } = context;
  if (snapshot.hasTag('declareAttackers'))
    return chosen(game, { kind: 'declareAttackers', player: game.turn.activePlayer });
  if (snapshot.hasTag('declareBlockers'))
    return chosen(game, {
      kind: 'declareBlockers',
      player: known(nextToBlock(game), 'defending player'),
    });
  if (snapshot.hasTag('order')) {
    const { player, of } = known(nextOrder(game), 'order');
    return { kind: 'announceDamageOrder', player, of };
  }
  if (snapshot.hasTag('assign'))
    return { kind: 'assignCombatDamage', player: known(nextToAssign(context), 'player') };
  return snapshot.hasTag('priority') && game.priority.kind === 'player'
    ? { kind: 'priority', player: game.priority.player }
    : { kind: 'gameOver' };
}

type Choosing = Extract<Decision, { readonly kind: 'declareAttackers' | 'declareBlockers' }>;

function chosen(game: GameState, decision: Choosing): Decision {
  const chosenBy = chooserOf(game, decision.kind === 'declareAttackers' ? 'attack' : 'block');
  return chosenBy === undefined || chosenBy === decision.player
    ? decision
    : { ...decision, chosenBy };
}

/**
 * A player acts. Whatever is not theirs to decide now, or not legal, is refused with every reason and changes nothing;
 * the machine itself is only told what has been ruled on.
 */
export function play(snapshot: TurnSnapshot, action: PlayerAction): Played {
  const { game } = snapshot.context;
  const misplaced = misplacement(decisionIn(snapshot), action);
  if (misplaced !== undefined) {
    const rules = RULE_OF_PRIORITY[action.kind] ?? [];
    const violation = { code: misplaced, objects: [], rules };
    const { changed } = refused(game, action, [violation]);
    const { number: turn, step } = game.turn;
    const entries = changed.events.map((event): LogEntry => ({ turn, step, event }));
    return { snapshot, moments: [{ entries, before: game, after: game }], outcome: 'refused' };
  }
  const ruling = ruleOn(game, action);
  const snapshots = getMicrosteps(turnMachine, snapshot, eventFor(action, ruling)).map(
    ([next]) => next,
  );
  return {
    snapshot: snapshots.at(-1) ?? snapshot,
    moments: momentsOf(snapshot.context, snapshots),
    outcome: ruling.kind,
  };
}

const DECIDED_BY = {
  declareAttackers: 'declareAttackers',
  declareBlockers: 'declareBlockers',
  announceDamageOrder: 'announceDamageOrder',
  assignCombatDamage: 'assignCombatDamage',
  passPriority: 'priority',
  addMana: 'priority',
  playLand: 'priority',
  suspendCard: 'priority',
  castSpell: 'priority',
  activateAbility: 'priority',
} as const satisfies Record<Exclude<PlayerAction['kind'], 'choose'>, Decision['kind']>;

const SPEAKS_OF_PRIORITY: ReadonlySet<PlayerAction['kind']> = new Set([
  'castSpell',
  'activateAbility',
  'playLand',
  'suspendCard',
]);

// CR 117.1, 117.3d: spells, abilities, lands and passing all take priority.
const RULE_OF_PRIORITY: { readonly [K in PlayerAction['kind']]?: readonly RuleKey[] } = {
  passPriority: ['priority.pass'],
  castSpell: ['priority.whatAPlayerMayDo'],
  activateAbility: ['priority.whatAPlayerMayDo'],
  playLand: ['priority.whatAPlayerMayDo'],
  suspendCard: ['priority.whatAPlayerMayDo'],
};

function misplacement(decision: Decision, action: PlayerAction): ViolationCode | undefined {
  if (action.kind === 'choose') return undefined;
  if (action.kind === 'addMana' && isDeclaration(decision))
    return decision.player === action.player ? undefined : 'notYourDecision';
  if (decision.kind === 'gameOver' || decision.kind !== DECIDED_BY[action.kind])
    return SPEAKS_OF_PRIORITY.has(action.kind) ? 'noPriority' : 'notYourDecision';
  if (decision.player !== action.player) return 'notYourDecision';
  return undefined;
}

type Declaring = Extract<Decision, { readonly kind: 'declareAttackers' | 'declareBlockers' }>;

const isDeclaration = (decision: Decision): decision is Declaring =>
  decision.kind === 'declareAttackers' || decision.kind === 'declareBlockers';

/** What the machine is told of an action: that, and the ruling on it. */
export function eventFor(action: PlayerAction, ruling: ReturnType<typeof ruleOn>): TurnEvent {
  switch (action.kind) {
    case 'declareAttackers':
      return { type: 'DECLARE_ATTACKERS', ruling };
    case 'declareBlockers':
      return { type: 'DECLARE_BLOCKERS', ruling };
    case 'announceDamageOrder':
      return { type: 'ANNOUNCE_DAMAGE_ORDER', ruling };
    case 'assignCombatDamage':
      return { type: 'ASSIGN_COMBAT_DAMAGE', ruling, action };
    case 'passPriority':
      return { type: 'PASS_PRIORITY', ruling };
    case 'choose':
      return { type: 'CHOOSE', choice: action.choice };
    case 'addMana':
    case 'playLand':
    case 'suspendCard':
    case 'castSpell':
    case 'activateAbility':
      return { type: 'CAST_OR_ACTIVATE', ruling, action };
  }
}

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
