import { andThen, type Changed, forEach, unchanged } from '../change/changed.ts';
import { loseLife } from '../change/life.ts';
import { moveFromBattlefield } from '../change/moveFromBattlefield.ts';
import { rulesIn } from '../change/rulesIn.ts';
import { told, withPermanent, withPlayer } from '../change/update.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Violation } from '../log/verdict.ts';
import { hasKeyword, isCreature, viewOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf, thePlayer } from '../state/lookup.ts';
import { addMana, type ManaAmount, NO_MANA, payMana, readMana } from '../state/mana.ts';
import { matches, type Source } from '../state/matches.ts';
import type { Cost } from '../vocabulary/abilities.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** Why a player can't pay these costs, `payer` being the object that they are for and the player who pays (CR 601.2h). */
export function checkCosts(
  state: GameState,
  costs: readonly Cost[],
  payer: Source,
): readonly Violation[] {
  const unpayable = (rule: RuleKey): Violation => ({
    code: 'cannotPay',
    objects: [payer.object],
    rules: rulesIn(state, rule),
  });
  const { mana, life } = thePlayer(state, payer.controller);
  const lifeToPay = costs.reduce((sum, cost) => sum + (cost.kind === 'payLife' ? cost.n : 0), 0);
  return [
    ...(payMana(mana, manaIn(costs)) === undefined ? [unpayable('casting.pay')] : []),
    // CR 119.4: only a player with at least that much life can pay it.
    ...(life < lifeToPay ? [unpayable('life.pay')] : []),
    ...(sacrificesFor(state, costs, payer) === undefined ? [unpayable('casting.pay')] : []),
    ...(costs.some(({ kind }) => kind === 'tapSelf') ? checkTap(state, payer.object) : []),
  ];
}

/** Pays costs that can be paid; what is sacrificed, where there is a choice, is the first that fits. */
export function payCosts(
  state: GameState,
  costs: readonly Cost[],
  payer: Source,
  rule: RuleKey,
): Changed {
  const { controller: player, object } = payer;
  const sacrificed = sacrificesFor(state, costs, payer) ?? [];
  if (costs.length === 0) return unchanged(state);
  const { generic, colored } = manaIn(costs);
  const paid = withPlayer(state, player, (now) => ({
    ...now,
    mana: payMana(now.mana, { generic, colored }) ?? now.mana,
  }));
  const tapped = costs.some(({ kind }) => kind === 'tapSelf')
    ? withPermanent(paid, object, (permanent) => ({ ...permanent, tapped: true }))
    : paid;
  const mana = generic + colored.length === 0 ? '' : `{${generic}}${colored}`;
  const costPaid = told(tapped, { kind: 'costPaid', player, mana, sacrificed }, rule);
  const inLife = andThen(costPaid, (now) =>
    forEach(now, costs, (so, cost) =>
      cost.kind === 'payLife' ? loseLife(so, player, cost.n, object) : unchanged(so),
    ),
  );
  return andThen(inLife, (now) =>
    forEach(now, sacrificed, (so, id) => moveFromBattlefield(so, id, 'graveyard')),
  );
}

const manaIn = (costs: readonly Cost[]): ManaAmount =>
  costs.reduce(
    (sum, cost) => (cost.kind === 'mana' ? addMana(sum, readMana(cost.mana)) : sum),
    NO_MANA,
  );

/** What would be sacrificed for all of the costs; `undefined` when there is not enough. */
function sacrificesFor(
  state: GameState,
  costs: readonly Cost[],
  payer: Source,
): readonly ObjectId[] | undefined {
  const view = viewOf(state);
  const chosen: ObjectId[] = [];
  for (const cost of costs) {
    if (cost.kind !== 'sacrifice' && cost.kind !== 'sacrificeSelf') continue;
    const needed = cost.kind === 'sacrifice' ? cost.n : 1;
    // CR 701.21a: only what one controls.
    const fitting = state.battlefield.filter(
      ({ id, controller }) =>
        controller === payer.controller &&
        !chosen.includes(id) &&
        (cost.kind === 'sacrificeSelf'
          ? id === payer.object
          : matches(view, cost.filter, id, payer)),
    );
    if (fitting.length < needed) return undefined;
    chosen.push(...fitting.slice(0, needed).map(({ id }) => id));
  }
  return chosen;
}

/** CR 602.5a: a creature that came under its controller's control this turn can't pay by tapping, unless it has haste. */
function checkTap(state: GameState, id: ObjectId): readonly Violation[] {
  const permanent = permanentOf(state, id);
  const objects = [id];
  if (permanent === undefined || permanent.tapped)
    return [{ code: 'cannotPay', objects, rules: rulesIn(state, 'casting.pay') }];
  return permanent.sick && isCreature(state, id) && !hasKeyword(state, id, 'haste')
    ? [{ code: 'summoningSick', objects, rules: rulesIn(state, 'activating.summoningSickness') }]
    : [];
}
