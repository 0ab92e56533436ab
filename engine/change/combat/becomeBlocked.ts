import type { RuleKey } from '../../citation/ruleIndex.ts';
import { characteristicsOf } from '../../state/characteristicsOf.ts';
import type { BlockedStatus } from '../../state/combat.ts';
import { attackOf, bandOf, blockersOf, blockOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { andThen, forEach, type GameChange, unchanged } from '../making/gameChange.ts';
import { logged, withCombat } from '../making/withParts.ts';
import { insertIntoOrder } from './damageOrders.ts';

/**
 * CR 509.1h: an attacking creature becomes blocked, by `by` or by no creature at all, and with it its whole band
 * (CR 702.22h-i); nothing happens to one that is blocked already.
 */
export const becomeBlocked = (
  state: GameState,
  attacker: ObjectId,
  by: ObjectId | undefined,
): GameChange =>
  forEach(state, bandOf(state, attacker), (now, member) =>
    becomeBlockedItself(
      now,
      member,
      by,
      ...(member === attacker ? [] : [by === undefined ? BAND_BY_EFFECT : BAND_BY_CREATURE]),
    ),
  );

const BAND_BY_EFFECT: RuleKey = 'keyword.bandBlockedByEffect';
const BAND_BY_CREATURE: RuleKey = 'keyword.bandBlockedTogether';

function becomeBlockedItself(
  state: GameState,
  attacker: ObjectId,
  by: ObjectId | undefined,
  ...rules: readonly RuleKey[]
): GameChange {
  const attack = attackOf(state, attacker);
  if (attack === undefined || attack.status === 'blocked') return unchanged(state);
  return logged(
    withStatus(state, attacker, 'blocked'),
    { kind: 'becameBlocked', attacker, by },
    ...rules,
    'blockers.becomeBlockedOrUnblocked',
  );
}

/** CR 509.1h: an effect says that a blocked creature is unblocked now; its blockers go on blocking. */
export function becomeUnblocked(state: GameState, attacker: ObjectId): GameChange {
  const attack = attackOf(state, attacker);
  if (attack === undefined || attack.status === 'unblocked') return unchanged(state);
  return logged(
    withStatus(state, attacker, 'unblocked'),
    { kind: 'becameUnblocked', attacker },
    'blockers.becomeBlockedOrUnblocked',
  );
}

/**
 * An effect makes a creature on the battlefield block an attacking creature, in addition to what it blocks already.
 * `place` puts it there in the attacker's damage order, counted from 0; last when left out.
 */
export function makeBlock(
  state: GameState,
  blocker: ObjectId,
  attacker: ObjectId,
  place?: number,
): GameChange {
  if (attackOf(state, attacker) === undefined || !mayBeMadeToBlock(state, blocker))
    return unchanged(state);
  // CR 702.22h: it blocks the whole band.
  return forEach(state, bandOf(state, attacker), (now, member) =>
    makeBlockOne(now, blocker, member, {
      place: member === attacker ? place : undefined,
      rules: member === attacker ? [] : [BAND_BY_CREATURE],
    }),
  );
}

function makeBlockOne(
  state: GameState,
  blocker: ObjectId,
  attacker: ObjectId,
  { place, rules }: { readonly place: number | undefined; readonly rules: readonly RuleKey[] },
): GameChange {
  const block = blockOf(state, blocker);
  if (block?.attackers.includes(attacker) === true) return unchanged(state);
  const alreadyBlocking = block !== undefined;
  const blocking = logged(
    withBlock(state, blocker, attacker),
    { kind: 'madeToBlock', blocker, attacker, alreadyBlocking },
    ...rules,
    'blockers.becomeBlocking',
  );
  const blocked = andThen(blocking, (now) => becomeBlockedItself(now, attacker, blocker));
  return andThen(blocked, (now) => intoOrders(now, blocker, attacker, place));
}

/** CR 2009-07-11 509.6: a newcomer gets its place in the orders of both. */
const intoOrders = (
  state: GameState,
  blocker: ObjectId,
  attacker: ObjectId,
  place: number | undefined,
): GameChange =>
  andThen(
    insertIntoOrder(state, {
      of: attacker,
      newcomer: blocker,
      all: blockersOf(state, attacker),
      place,
      rule: 'blockers.newBlockerInOrder',
    }),
    (now) =>
      insertIntoOrder(now, {
        of: blocker,
        newcomer: attacker,
        all: blockOf(now, blocker)?.attackers ?? [],
        place: undefined,
        rule: 'blockers.newBlockerInOrder',
      }),
  );

// CR 506.3a, 506.3g: only a creature can block, and no battle becomes a blocking creature.
function mayBeMadeToBlock(state: GameState, id: ObjectId): boolean {
  const types = characteristicsOf(state, id)?.types ?? [];
  return types.includes('creature') && !types.includes('battle');
}

/** Records a block, without the event that would tell it. */
export const withBlock = (state: GameState, blocker: ObjectId, attacker: ObjectId): GameState =>
  withCombat(state, (combat) => ({
    ...combat,
    blocks: combat.blocks.some((block) => block.blocker === blocker)
      ? combat.blocks.map((block) =>
          block.blocker === blocker
            ? { ...block, attackers: [...block.attackers, attacker] }
            : block,
        )
      : [...combat.blocks, { blocker, attackers: [attacker] }],
  }));

const withStatus = (state: GameState, attacker: ObjectId, status: BlockedStatus): GameState =>
  withCombat(state, (combat) => ({
    ...combat,
    attacks: combat.attacks.map((attack) => {
      if (attack.attacker !== attacker) return attack;
      return attack.status === 'blocked'
        ? { ...attack, status, wasBlocked: true }
        : { ...attack, status };
    }),
  }));
