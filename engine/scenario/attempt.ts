import type { AttackDeclaration, BlockDeclaration } from '../log/declaration.ts';
import type { PlayerAction } from '../turn/action.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { err, ok, type Result } from '../vocabulary/result.ts';
import {
  advanceToDecision,
  advanceToPriority,
  assignmentFor,
  type Stuck,
  toAssigner,
} from './advance.ts';
import { type Acted, act, decisionOf, gameOf, type Line } from './line.ts';
import type { RefusedTry, ScriptAct } from './scenario.ts';
import { withManaFor } from './unlimitedMana.ts';

/** Goes on to the decision that the act belongs to, and acts: done, or refused with its reasons. */
export function attempt(line: Line, entry: RefusedTry['act']): Result<Acted, Stuck> {
  switch (entry.kind) {
    case 'attack':
      return declare(line, 'declareAttackers', entry);
    case 'block':
      return declare(line, 'declareBlockers', entry);
    case 'order':
      return at(advanceToDecision(line, 'announceDamageOrder'), (player) => ({
        kind: 'announceDamageOrder',
        player,
        of: entry.of,
        over: entry.over,
      }));
    case 'divide':
      return at(toAssigner(line, entry.assignments[0]?.source), (player, now) => ({
        kind: 'assignCombatDamage',
        player,
        assignments: assignmentFor(now, player, entry.assignments),
      }));
    case 'cast':
      return withPriority(line, entry, { ...entry, kind: 'castSpell' });
    case 'activate':
      return withPriority(line, entry, { ...entry, kind: 'activateAbility' });
    case 'play':
      return withPriority(line, entry, { ...entry, kind: 'playLand' });
    case 'suspend':
      return withPriority(line, entry, { ...entry, kind: 'suspendCard' });
  }
}

function declare(
  line: Line,
  kind: 'declareAttackers' | 'declareBlockers',
  entry: Extract<ScriptAct, { readonly kind: 'attack' | 'block' }>,
): Result<Acted, Stuck> {
  const reached = advanceToDecision(line, kind);
  if (!reached.ok) return reached;
  const decision = decisionOf(reached.value);
  if (decision.kind !== kind) return err({ kind: 'neverComes' });
  const { player } = decision;
  const action = declaring(player, entry);
  return ok(actWithMana(reached.value, action));
}

/** What is refused leaves nothing of the mana behind that was made for it. */
function actWithMana(line: Line, action: PlayerAction): Acted {
  const acted = act(withManaFor(line, action), action);
  if (acted.outcome === 'done') return acted;
  const game = gameOf(line);
  const moments = acted.moments.map(({ entries }) => ({ entries, before: game, after: game }));
  return { ...acted, moments, line: { ...line, moments: [...line.moments, ...moments] } };
}

function declaring(
  player: PlayerId,
  entry: Extract<ScriptAct, { readonly kind: 'attack' | 'block' }>,
): PlayerAction {
  const payment = entry.payment === undefined ? {} : { payment: entry.payment };
  return entry.kind === 'attack'
    ? {
        kind: 'declareAttackers',
        player,
        declaration: entry.declaration satisfies AttackDeclaration,
        ...payment,
      }
    : {
        kind: 'declareBlockers',
        player,
        declaration: entry.declaration satisfies BlockDeclaration,
        ...payment,
      };
}

function withPriority(
  line: Line,
  { player }: { readonly player: PlayerId },
  action: PlayerAction,
): Result<Acted, Stuck> {
  const reached = advanceToPriority(line, player);
  return reached.ok ? ok(actWithMana(reached.value, action)) : reached;
}

function at(
  reached: Result<Line, Stuck>,
  action: (player: PlayerId, line: Line) => PlayerAction,
): Result<Acted, Stuck> {
  if (!reached.ok) return reached;
  const decision = decisionOf(reached.value);
  if (decision.kind === 'gameOver') return err({ kind: 'neverComes' });
  return ok(act(reached.value, action(decision.player, reached.value)));
}
