import { addCounters, removeCounters } from '../change/counters.ts';
import { loseLife } from '../change/life.ts';
import { andThen, forEach, type GameChange } from '../change/making/gameChange.ts';
import { rulesIn } from '../change/making/rulesIn.ts';
import { told, withPermanent, withPlayer } from '../change/making/withParts.ts';
import { moveFromBattlefield } from '../change/moveFromBattlefield.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Cost } from '../language/cost.ts';
import type { Violation } from '../log/verdict.ts';
import { hasKeyword, isCreature } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf, thePlayer } from '../state/lookup.ts';
import { payMana, writeMana } from '../state/mana.ts';
import type { Source } from '../state/matches.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { invariant } from '../vocabulary/result.ts';
import { paymentOf } from './payment.ts';

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
  const payment = paymentOf(state, costs, payer);
  if (payment === undefined) return [unpayable('casting.pay')];
  const { mana, manaUncounted, life } = thePlayer(state, payer.controller);
  const hasMana = manaUncounted === true || payMana(mana, payment.mana) !== undefined;
  return [
    ...(hasMana ? [] : [unpayable('casting.pay')]),
    // CR 119.4: only a player with at least that much life can pay it.
    ...(life < payment.life ? [unpayable('life.pay')] : []),
    ...(costs.some(({ kind }) => kind === 'tapSelf') ? checkTap(state, payer.object) : []),
  ];
}

/** Pays costs that can be paid; what is given, where there is a choice, is the first that fits. */
export function payCosts(
  state: GameState,
  costs: readonly Cost[],
  payer: Source,
  rule: RuleKey,
): GameChange {
  if (costs.length === 0) return { state, events: [] };
  const { controller: player, object } = payer;
  const payment = paymentOf(state, costs, payer);
  invariant(payment !== undefined, `costs of ${object} that can be paid`);
  const { mana, life, sacrificed, tapped, returned, counters, loyalty } = payment;
  const spent = withPlayer(state, player, (now) => ({
    ...now,
    mana: payMana(now.mana, mana) ?? now.mana,
  }));
  const tappedFor = tapped.reduce(
    (now, id) => withPermanent(now, id, (permanent) => ({ ...permanent, tapped: true })),
    spent,
  );
  const paid = told(
    tappedFor,
    { kind: 'costPaid', player, mana: writeMana(mana), sacrificed },
    rule,
  );
  const inLife = andThen(paid, (now) => loseLife(now, player, life, object));
  const inSacrifices = andThen(inLife, (now) =>
    forEach(now, sacrificed, (so, id) => moveFromBattlefield(so, id, 'graveyard')),
  );
  const inReturns = andThen(inSacrifices, (now) =>
    forEach(now, returned, (so, id) => moveFromBattlefield(so, id, 'hand')),
  );
  const inLoyalty = andThen(inReturns, (now) =>
    addCounters(now, object, { counter: 'loyalty', n: loyalty, by: object }),
  );
  return andThen(inLoyalty, (now) =>
    forEach(now, counters, (so, { object: from, counter, n }) =>
      removeCounters(so, from, { counter, n, by: object }),
    ),
  );
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
