// Who could be declared on what, each pair by itself: what judges are asked before anything is declared.
import { withPrintedRules } from '../change/making/rulesIn.ts';
import type { AttackedChoice } from '../log/declaration.ts';
import type { Violation } from '../log/verdict.ts';
import { couldBe, evaluate, type Pair, type Restriction } from '../solver/index.ts';
import { attackable } from '../state/attackable.ts';
import { isCreature } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';
import { attackProblem } from './attackProblem.ts';
import { blockProblem } from './blockProblem.ts';
import { attackerProblems, sameAttacked } from './eligibleAttackers.ts';
import { blockableAttackers, blockedProblems, blockerProblems } from './eligibleBlockers.ts';
import type { NamedProblem } from './namedProblem.ts';
import { costNotPaid } from './payment.ts';
import { restrictionViolations } from './verdict.ts';

/** A creature with all that it could be declared on, and whether it may be. */
export interface Declarable<T> {
  readonly creature: ObjectId;
  readonly on: readonly { readonly target: T; readonly may: May }[];
}

/** `withOthers`: not by itself, which has these violations, but in some declaration that has it. */
export type May =
  | { readonly kind: 'alone' }
  | { readonly kind: 'withOthers'; readonly violations: readonly Violation[] }
  | { readonly kind: 'never'; readonly violations: readonly Violation[] };

/**
 * CR 508.1a-c, 508.1j: the active player's creatures, on each player and permanent that can be attacked; of requirements
 * nothing is asked.
 */
export function declarableAttackers(state: GameState): readonly Declarable<AttackedChoice>[] {
  const { activePlayer } = state.turn;
  const named = attackProblem(state);
  return creaturesOf(state, activePlayer).map((creature) => ({
    creature,
    on: attackable(state).map((target) => {
      const pair: Pair = [
        named.choosers.indexOf(creature),
        named.targets.findIndex((one) => sameAttacked(one, target)),
      ];
      const misfits = attackerProblems(state, creature);
      return { target, may: mayIn(state, { named, pair, misfits, pays: 'attackers.payCosts' }) };
    }),
  }));
}

/** CR 509.1a-b, 509.1f: this player's creatures, on each attacker that they could block; as `declarableAttackers`. */
export function declarableBlockers(
  state: GameState,
  player: PlayerId,
): readonly Declarable<ObjectId>[] {
  const named = blockProblem(state, player);
  return creaturesOf(state, player).map((creature) => ({
    creature,
    on: blockableAttackers(state, player).map((target) => {
      const pair: Pair = [named.choosers.indexOf(creature), named.targets.indexOf(target)];
      const own = blockerProblems(state, player, creature);
      const misfits = own.length > 0 ? own : blockedProblems(state, player, creature, target);
      return { target, may: mayIn(state, { named, pair, misfits, pays: 'blockers.payCosts' }) };
    }),
  }));
}

const creaturesOf = (state: GameState, player: PlayerId): readonly ObjectId[] =>
  state.battlefield
    .filter(({ id, controller }) => controller === player && isCreature(state, id))
    .map(({ id }) => id);

interface Asked<T> {
  readonly named: NamedProblem<T>;
  readonly pair: Pair;
  readonly misfits: readonly Violation[];
  readonly pays: 'attackers.payCosts' | 'blockers.payCosts';
}

function mayIn<T>(state: GameState, { named, pair, misfits, pays }: Asked<T>): May {
  const never = (violations: readonly Violation[]): May => ({
    kind: 'never',
    violations: withPrintedRules(state, violations),
  });
  if (misfits.length > 0) return never(misfits);
  const { problem } = named;
  const { broken } = evaluate(problem, [pair]);
  const ofPair = broken.filter((at) => isOfPair(known(problem.restrictions[at], 'restriction')));
  if (ofPair.length > 0) return never(restrictionViolations(named, [pair], ofPair));
  if (problem.payment?.canPay([pair]) === false)
    return never([costNotPaid([known(named.choosers[pair[0]], 'chooser')], pays)]);
  if (broken.length === 0) return { kind: 'alone' };
  const violations = restrictionViolations(named, [pair], broken);
  return couldBe(problem, pair)
    ? { kind: 'withOthers', violations: withPrintedRules(state, violations) }
    : never(violations);
}

/** It stands in the way of these two whoever else is declared. */
const isOfPair = ({ kind }: Restriction): boolean =>
  kind === 'pairForbidden' || kind === 'chooserForbidden';
