import { isThoughtSettled } from '../change/beliefs/newcomers.ts';
import { addCounters, removeCounters } from '../change/counters.ts';
import { loseLife } from '../change/life.ts';
import { andThen, forEach, type GameChange } from '../change/making/gameChange.ts';
import { rulesIn } from '../change/making/rulesIn.ts';
import { logged, withPermanent, withPlayer } from '../change/making/withParts.ts';
import { moveFromBattlefield } from '../change/moveFromBattlefield.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Cost } from '../language/cost.ts';
import type { Violation } from '../log/verdict.ts';
import { hasKeyword, isCreature } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { withPool } from '../state/keptMana.ts';
import { permanentOf, thePlayer } from '../state/lookup.ts';
import { writeMana } from '../state/mana.ts';
import { leftAfter } from '../state/manaOrLife.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { invariant } from '../vocabulary/result.ts';
import { type Payer, paymentOf } from './payment.ts';
import { choicesIn } from './paymentChoices.ts';

/** Why a player can't pay these costs, `payer` being the object that they are for and the player who pays (CR 601.2h). */
export function checkCosts(
  state: GameState,
  costs: readonly Cost[],
  payer: Payer,
): readonly Violation[] {
  const unpayable = (rule: RuleKey): Violation => ({
    code: 'cannotPay',
    objects: [payer.object],
    rules: rulesIn(state, rule),
  });
  const payment = paymentOf(state, costs, payer);
  if (payment === undefined) return [unpayable('casting.pay')];
  const { mana, manaUncounted, life } = thePlayer(state, payer.controller);
  const hasMana =
    (manaUncounted === true && payer.spend === undefined) ||
    leftAfter(mana, payment.mana, payer.spend) !== undefined;
  return [
    ...(hasMana ? [] : [unpayable('casting.pay')]),
    // CR 119.4: only a player with at least that much life can pay it.
    ...(life < payment.life ? [unpayable('life.pay')] : []),
    ...(costs.some(({ kind }) => kind === 'tapSelf') ? checkTap(state, payer.object) : []),
  ];
}

/** Pays costs that can be paid, what leaves the battlefield last (CR 601.2h: in any order); what is given, where there is a choice, is what the payer would rather give. */
export function payCosts(
  state: GameState,
  costs: readonly Cost[],
  payer: Payer,
  rule: RuleKey,
): GameChange {
  if (costs.length === 0) return { state, events: [] };
  const { controller: player, object } = payer;
  const payment = paymentOf(state, costs, payer);
  invariant(payment !== undefined, `costs of ${object} that can be paid`);
  const { mana, life, sacrificed, tapped, returned, counters, loyalty } = payment;
  const spent = withPlayer(state, player, (now) =>
    withPool(now, leftAfter(now.mana, mana, payer.spend) ?? now.mana),
  );
  const tappedFor = tapped.reduce(
    (now, id) => withPermanent(now, id, (permanent) => ({ ...permanent, tapped: true })),
    spent,
  );
  const paid = andThen(
    { state: tappedFor, events: choicesIn(state, costs, payer, payment) },
    (now) =>
      logged(
        now,
        { kind: 'costPaid', player, mana: writeMana(mana), sacrificed, ...besides(object, tapped) },
        rule,
      ),
  );
  const inLife = andThen(paid, (now) => loseLife(now, player, life, object));
  const inLoyalty = andThen(inLife, (now) =>
    addCounters(now, object, { counter: 'loyalty', n: loyalty, by: object }),
  );
  const inCounters = andThen(inLoyalty, (now) =>
    forEach(now, counters, (so, { object: from, counter, n }) =>
      removeCounters(so, from, { counter, n, by: object }),
    ),
  );
  const inSacrifices = andThen(inCounters, (now) =>
    forEach(now, sacrificed, (so, id) => moveFromBattlefield(so, id, 'graveyard')),
  );
  return andThen(inSacrifices, (now) =>
    forEach(now, returned, (so, id) => moveFromBattlefield(so, id, 'hand', rule)),
  );
}

/** What is tapped for it beside itself. */
const besides = (
  object: ObjectId,
  tapped: readonly ObjectId[],
): { readonly tapped?: readonly ObjectId[] } => {
  const others = tapped.filter((id) => id !== object);
  return others.length > 0 ? { tapped: others } : {};
};

/** CR 602.5a: a creature that came under its controller's control this turn can't pay by tapping, unless it has haste. */
function checkTap(state: GameState, id: ObjectId): readonly Violation[] {
  const permanent = permanentOf(state, id);
  const objects = [id];
  if (permanent === undefined || permanent.tapped)
    return [{ code: 'cannotPay', objects, rules: rulesIn(state, 'casting.pay') }];
  return permanent.sick &&
    isCreature(state, id) &&
    !hasKeyword(state, id, 'haste') &&
    !isThoughtSettled(state, permanent)
    ? [{ code: 'summoningSick', objects, rules: rulesIn(state, 'activating.summoningSickness') }]
    : [];
}
