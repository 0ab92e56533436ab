import type { DamageStep } from '../../damage/steps.ts';
import { dealsDamageIn } from '../../damage/steps.ts';
import { hasKeyword, theCharacteristics } from '../../state/characteristicsOf.ts';
import { attackOf, attacksOf, blockersOf, blockOf, blocksOf } from '../../state/combatRoles.ts';
import type { CombatDamageAssignment, DamageRecipient } from '../../state/damageAssignment.ts';
import type { GameState } from '../../state/gameState.ts';
import { thePermanent } from '../../state/lookup.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';

type Assignments = readonly CombatDamageAssignment[];

/**
 * CR 510.1 word for word: everything that a player could say, less what some rule forbids. Slow, and written without a
 * look at how the engine does it: the oracle that the engine's answers are compared with.
 */
export const literalAssignments = (
  state: GameState,
  player: PlayerId,
  step: DamageStep,
): readonly Assignments[] =>
  everyAssignment(state, player, step).filter((all) =>
    assigners(state, player, step).every((id) => isAllowed(state, id, all)),
  );

/** Everything that a player could say, each creature assigning its power among those that it fights. */
export const everyAssignment = (
  state: GameState,
  player: PlayerId,
  step: DamageStep,
): readonly Assignments[] =>
  assigners(state, player, step).reduce<readonly Assignments[]>(
    (all, id) => all.flatMap((some) => everyWay(state, id).map((own) => [...some, ...own])),
    [[]],
  );

const assigners = (state: GameState, player: PlayerId, step: DamageStep): readonly ObjectId[] =>
  [
    ...attacksOf(state).map(({ attacker }) => attacker),
    ...blocksOf(state).map(({ blocker }) => blocker),
  ].filter((id) => dividerOf(state, id) === player && dealsDamageIn(state, id, step));

/** CR 702.22j-k: the other side divides where what the creature fights has banding, else its controller. */
function dividerOf(state: GameState, id: ObjectId): PlayerId {
  const controller = thePermanent(state, id).controller;
  if (!opponentsInOrder(state, id).some((other) => hasKeyword(state, other, 'banding')))
    return controller;
  const target = attackOf(state, id)?.target;
  if (target === undefined) return state.turn.activePlayer;
  return target.kind === 'player' ? target.player : target.defendingPlayer;
}

const isBanded = (state: GameState, id: ObjectId): boolean =>
  opponentsInOrder(state, id).some((other) => hasKeyword(state, other, 'banding'));

/** Whether the creature's part of all that the player assigns breaks no rule. */
function isAllowed(state: GameState, id: ObjectId, all: Assignments): boolean {
  const own = all.filter(({ source }) => source === id);
  const opponents = opponentsInOrder(state, id);
  const isOpponent = (to: DamageRecipient): boolean =>
    to.kind === 'object' && opponents.includes(to.object);
  const beyond = own.filter(({ to }) => !isOpponent(to));
  const past = sum(beyond);
  const walker = walkerTrampledOver(state, id);
  const pastWalker = sum(beyond.filter(({ to }) => to.kind === 'player'));
  // CR 702.19c
  if (walker !== undefined && pastWalker > 0 && sum(on(all, walker)) < loyaltyOf(state, walker))
    return false;
  if (past > 0) {
    if (attackOf(state, id)?.status !== 'blocked') return true;
    if (asThoughUnblocked(state, id) && past === powerOf(state, id)) return true;
    if (!tramples(state, id)) return false;
    if (!opponents.every((opponent) => isLethal(state, opponent, all))) return false;
  }
  if (!followsOrder(state, id)) return true;
  return opponents.every(
    (earlier, place) =>
      isLethal(state, earlier, all) ||
      opponents.slice(place + 1).every((later) => sum(on(own, later)) === 0),
  );
}

/** Every way to assign its damage to those that it could ever be assigned to. */
function everyWay(state: GameState, id: ObjectId): readonly Assignments[] {
  const recipients = recipientsOf(state, id);
  const power = powerOf(state, id);
  if (power <= 0 || recipients.length === 0) return [[]];
  const ways = recipients.reduce<readonly Assignments[]>(
    (all, to) =>
      all.flatMap((some) =>
        Array.from({ length: power - sum(some) + 1 }, (_, amount) => [
          ...some,
          { source: id, to, amount },
        ]),
      ),
    [[]],
  );
  const idles =
    attackOf(state, id)?.status === 'blocked' &&
    blockersOf(state, id).length === 0 &&
    !tramples(state, id);
  return ways
    .filter((way) => sum(way) === power || (idles && sum(way) === 0))
    .map((way) => way.filter(({ amount }) => amount > 0));
}

function recipientsOf(state: GameState, id: ObjectId): readonly DamageRecipient[] {
  const attack = attackOf(state, id);
  const opponents = opponentsInOrder(state, id).map(
    (object): DamageRecipient => ({ kind: 'object', object }),
  );
  if (attack === undefined || attack.target.kind === 'nothing') return opponents;
  const player: DamageRecipient = {
    kind: 'player',
    player: attack.target.kind === 'player' ? attack.target.player : attack.target.defendingPlayer,
  };
  const targets: readonly DamageRecipient[] =
    attack.target.kind === 'player'
      ? [player]
      : [
          { kind: 'object', object: attack.target.permanent },
          ...(walkerTrampledOver(state, id) === undefined ? [] : [player]),
        ];
  if (attack.status !== 'blocked') return targets;
  return tramples(state, id) || asThoughUnblocked(state, id)
    ? [...opponents, ...targets]
    : opponents;
}

/** CR 702.22j: whoever divides by banding divides among the blockers, and trample lets nothing past. */
const tramples = (state: GameState, id: ObjectId): boolean =>
  !isBanded(state, id) &&
  (hasKeyword(state, id, 'trample') || hasKeyword(state, id, 'trampleOverPlaneswalkers'));

/** CR 702.19c: texts before that of 2024 do not know it, and there it is trample. */
function walkerTrampledOver(state: GameState, id: ObjectId): ObjectId | undefined {
  const target = attackOf(state, id)?.target;
  if (target?.kind !== 'permanent' || !hasKeyword(state, id, 'trampleOverPlaneswalkers'))
    return undefined;
  return ['2008-10-01', '2009-07-11', '2013-02-01'].includes(state.edition)
    ? undefined
    : target.permanent;
}

const loyaltyOf = (state: GameState, id: ObjectId): number =>
  thePermanent(state, id).counters.loyalty ?? 0;

function opponentsInOrder(state: GameState, id: ObjectId): readonly ObjectId[] {
  const now =
    attackOf(state, id) === undefined
      ? (blockOf(state, id)?.attackers ?? [])
      : blockersOf(state, id);
  const orders = state.combat.kind === 'combat' ? state.combat.orders : [];
  const announced = orders.find(({ of }) => of === id)?.over ?? [];
  const place = (one: ObjectId): number =>
    announced.includes(one) ? announced.indexOf(one) : announced.length;
  return now.toSorted((a, b) => place(a) - place(b));
}

const followsOrder = (state: GameState, id: ObjectId): boolean => {
  const { edition } = state;
  if (isBanded(state, id)) return false;
  if (edition === '2009-07-11') return !hasKeyword(state, id, 'deathtouch');
  return edition === '2013-02-01' || edition === '2024-07-30';
};

function isLethal(state: GameState, id: ObjectId, all: Assignments): boolean {
  const { toughness } = theCharacteristics(state, id);
  const before = state.edition === '2008-10-01' || state.edition === '2009-07-11';
  const touched = on(all, id).some(
    ({ source, amount }) => amount > 0 && hasKeyword(state, source, 'deathtouch'),
  );
  return (
    (touched && !before) ||
    thePermanent(state, id).markedDamage + sum(on(all, id)) >= (toughness ?? 0)
  );
}

const asThoughUnblocked = (state: GameState, id: ObjectId): boolean =>
  theCharacteristics(state, id).abilities.some(
    (ability) => ability.kind === 'permission' && ability.permission === 'assignAsThoughUnblocked',
  );

const powerOf = (state: GameState, id: ObjectId): number =>
  theCharacteristics(state, id).power ?? 0;

const on = (all: Assignments, id: ObjectId): Assignments =>
  all.filter(({ to }) => to.kind === 'object' && to.object === id);

const sum = (all: Assignments): number => all.reduce((total, { amount }) => total + amount, 0);
