import { addCounters, removeCounters } from '../change/counters.ts';
import { loseLife } from '../change/life.ts';
import { choiceMade, choiceTaken } from '../change/making/choosing.ts';
import { andThen, forEach, type GameChange } from '../change/making/gameChange.ts';
import { rulesIn } from '../change/making/rulesIn.ts';
import { told, withPermanent, withPlayer } from '../change/making/withParts.ts';
import { moveFromBattlefield } from '../change/moveFromBattlefield.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Cost } from '../language/cost.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { Violation } from '../log/verdict.ts';
import { hasKeyword, isCreature } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf, thePlayer } from '../state/lookup.ts';
import { payMana, writeMana } from '../state/mana.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { invariant } from '../vocabulary/result.ts';
import { givenIn, type Payer, type Payment, paymentOf } from './payment.ts';

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
  const hasMana = manaUncounted === true || payMana(mana, payment.mana) !== undefined;
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
  const spent = withPlayer(state, player, (now) => ({
    ...now,
    mana: payMana(now.mana, mana) ?? now.mana,
  }));
  const tappedFor = tapped.reduce(
    (now, id) => withPermanent(now, id, (permanent) => ({ ...permanent, tapped: true })),
    spent,
  );
  const paid = andThen(
    { state: tappedFor, events: choicesIn(state, costs, payer, payment) },
    (now) => told(now, { kind: 'costPaid', player, mana: writeMana(mana), sacrificed }, rule),
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

/** CR 601.2h: what was given as the payer had said, and whether something else could have been. */
function choicesIn(
  state: GameState,
  costs: readonly Cost[],
  payer: Payer,
  payment: Payment,
): readonly GameEvent[] {
  const { controller: player, object: source, give = [] } = payer;
  const asking = { player, source, asked: 'sacrificed', rules: ['casting.pay'] } as const;
  const given = givenIn(payment);
  const said = given.filter((id) => give.includes(id));
  const isChoice = given.some((keep) => {
    const other = paymentOf(state, costs, { ...payer, keep });
    return !give.includes(keep) && other !== undefined && !givenIn(other).includes(keep);
  });
  return [
    ...(said.length > 0
      ? choiceMade(
          state,
          asking,
          said.map((object) => ({ kind: 'object', object })),
        )
      : []),
    ...choiceTaken(state, asking, isChoice ? 2 : 1),
  ];
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
