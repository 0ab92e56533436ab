import { numberOf, type RuleKey } from '../../citation/ruleIndex.ts';
import { rulesOf } from '../../mistakes/rulesOf.ts';
import { characteristicsOf } from '../../state/characteristicsOf.ts';
import type { Attack, AttackedChoice, AttackTarget, BlockedStatus } from '../../state/combat.ts';
import { attackOf, bandOf, blockersOf, defendingPlayerOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import { permanentOf, playerOf, thePermanent } from '../../state/lookup.ts';
import { targetOfAttack } from '../../state/targetOfAttack.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { assertNever } from '../../vocabulary/result.ts';
import { whyNotDeclared } from '../beliefs/enteringAttacking.ts';
import { andThen, forEach, type GameChange, unchanged } from '../making/gameChange.ts';
import { logged, withCombat } from '../making/withParts.ts';
import { becomeBlocked, withBlock } from './becomeBlocked.ts';
import { insertIntoOrder } from './damageOrders.ts';

/** Whether a permanent that has just entered is in combat, by which rules, and what follows at once. */
export interface EnteredCombat {
  readonly state: GameState;
  readonly attacking: AttackTarget | undefined;
  readonly blocking: ObjectId | undefined;
  readonly rules: readonly RuleKey[];
  readonly andThen: (state: GameState) => GameChange;
}

/** What it is to attack, and how the declaration of such an attack would be ruled on. */
export interface EnteringAttacking {
  readonly target: AttackTarget;
  readonly couldNotBeDeclared?: CouldNotBeDeclared | undefined;
}

/** By which rule this creature could not be declared as an attacker of this: a ruling that changes only ask for. */
export type CouldNotBeDeclared = (
  state: GameState,
  id: ObjectId,
  attacked: AttackedChoice,
) => RuleKey | undefined;

/** How a creature comes onto the battlefield; `place` counts from 0 in the damage order, last when left out. */
export type EnteringAs =
  | { readonly kind: 'normally' }
  | ({ readonly kind: 'attacking'; readonly tapped: boolean } & EnteringAttacking)
  | { readonly kind: 'blocking'; readonly attacker: ObjectId; readonly place?: number };

/** What comes of entering in one of these ways. */
export function enterAs(state: GameState, id: ObjectId, entering: EnteringAs): EnteredCombat {
  switch (entering.kind) {
    case 'normally':
      return { state, attacking: undefined, blocking: undefined, rules: [], andThen: unchanged };
    case 'attacking':
      return enterAttacking(state, id, entering);
    case 'blocking':
      return enterBlocking(state, id, entering.attacker, entering.place);
    default:
      return assertNever(entering);
  }
}

/** CR 508.4: it is attacking, and never attacked; CR 506.3a-d say when it is not, and what it is when it comes late. */
export function enterAttacking(
  state: GameState,
  id: ObjectId,
  { target, couldNotBeDeclared }: EnteringAttacking,
): EnteredCombat {
  const obstacle =
    whyNotAttacking(state, id, target) ?? whyNotDeclared(state, id, target, couldNotBeDeclared);
  if (obstacle !== undefined) return notInCombat(state, obstacle);
  const status = statusOnEntering(state);
  // CR 508.5: whoever defends what it attacks by the time that it enters.
  const attacked = target.kind === 'permanent' ? targetOfAttack(state, target) : target;
  const attack: Attack = { attacker: id, target: attacked, status };
  return {
    state: withCombat(state, (combat) => ({
      ...combat,
      attacks: [...combat.attacks, attack],
      attackHappened: true,
    })),
    attacking: attacked,
    blocking: undefined,
    rules: [
      ...(status === 'unblocked'
        ? (['attackers.putAttackingLateIsUnblocked', 'combat.putAttackingLate'] as const)
        : []),
      'attackers.putAttacking',
      ...(isBound(state, id) ? (['attackers.putAttackingIgnoresRequirements'] as const) : []),
    ],
    andThen: unchanged,
  };
}

/** CR 508.4, 508.4b: an effect says that a creature on the battlefield is attacking; CR 506.3g: a battle never is. */
export function becomeAttacking(state: GameState, id: ObjectId, target: AttackTarget): GameChange {
  if (permanentOf(state, id) === undefined || attackOf(state, id) !== undefined)
    return unchanged(state);
  const { state: attacking, attacking: attacked, rules } = enterAttacking(state, id, { target });
  return attacked === undefined
    ? unchanged(state)
    : logged(attacking, { kind: 'becameAttacking', object: id, attacking: attacked }, ...rules);
}

/** CR 509.4: it is blocking, and never blocked; what it blocks becomes blocked if it was not. */
function enterBlocking(
  state: GameState,
  id: ObjectId,
  attacker: ObjectId,
  place: number | undefined,
): EnteredCombat {
  const obstacle = whyNotBlocking(state, id, attacker);
  if (obstacle !== undefined) return notInCombat(state, obstacle);
  const band = bandOf(state, attacker);
  return {
    // CR 702.22h: the whole band becomes blocked by it.
    state: band.reduce((now, member) => withBlock(now, id, member), state),
    attacking: undefined,
    blocking: attacker,
    rules: [
      'blockers.putBlocking',
      ...(band.length > 1 ? (['keyword.bandBlockedTogether'] as const) : []),
      ...(isBound(state, id) ? (['blockers.putBlockingIgnoresRequirements'] as const) : []),
    ],
    andThen: (now) =>
      andThen(becomeBlocked(now, attacker, id), (blocked) =>
        forEach(blocked, band, (so, member) =>
          insertIntoOrder(so, {
            of: member,
            newcomer: id,
            all: blockersOf(so, member),
            place: member === attacker ? place : undefined,
            rule: 'blockers.putBlockingInOrder',
          }),
        ),
      ),
  };
}

/** CR 508.4c, 509.4b: whether it has an ability that binds declarations, and so nothing here. */
const isBound = (state: GameState, id: ObjectId): boolean =>
  (characteristicsOf(state, id)?.abilities ?? []).some(
    (ability) =>
      ability.kind === 'restriction' ||
      ability.kind === 'requirement' ||
      (ability.kind === 'keyword' && ability.keyword === 'defender'),
  );

const notInCombat = (state: GameState, because: RuleKey): EnteredCombat => ({
  state,
  attacking: undefined,
  blocking: undefined,
  rules: [because],
  andThen: unchanged,
});

// CR 508.4d: once blockers have been declared, it is unblocked.
const statusOnEntering = ({ turn }: GameState): BlockedStatus =>
  turn.step === 'beginningOfCombat' || turn.step === 'declareAttackers' ? 'undecided' : 'unblocked';

function whyNotAttacking(
  state: GameState,
  id: ObjectId,
  target: AttackTarget,
): RuleKey | undefined {
  if (state.combat.kind === 'none') return 'attackers.putAttacking';
  const unfit = whyNotInCombat(state, id);
  if (unfit !== undefined) return unfit;
  if (thePermanent(state, id).controller !== state.turn.activePlayer)
    return 'combat.putAttackingByNonattackingPlayer';
  return whyNotAttacked(state, target);
}

function whyNotBlocking(state: GameState, id: ObjectId, attacker: ObjectId): RuleKey | undefined {
  const unfit = whyNotInCombat(state, id);
  if (unfit !== undefined) return unfit;
  const attack = attackOf(state, attacker);
  if (attack === undefined) return blockedGoneRule(state);
  // CR 506.3e: it blocks only what attacks its controller, or a permanent that they control or protect.
  return defendingPlayerOf(attack.target) === thePermanent(state, id).controller
    ? undefined
    : 'combat.putBlockingOutsideOwnDefence';
}

function whyNotInCombat(state: GameState, id: ObjectId): RuleKey | undefined {
  const types = characteristicsOf(state, id)?.types ?? [];
  if (!types.includes('creature')) return 'combat.noncreaturePutAttacking';
  return types.includes('battle') ? 'combat.battleCreaturePutIntoCombat' : undefined;
}

/** CR 506.3c, 508.4a: a player still in the game, or a permanent that can be attacked and is a defending player's. */
function whyNotAttacked(state: GameState, target: AttackTarget): RuleKey | undefined {
  if (target.kind !== 'permanent')
    return target.kind === 'player' && isDefending(state, target.player)
      ? undefined
      : goneTargetRule(state);
  const types = characteristicsOf(state, target.permanent)?.types ?? [];
  if (!types.includes('planeswalker') && !types.includes('battle')) return goneTargetRule(state);
  // CR 2024-07-30 508.4a: until then it was enough that it was still there.
  if (rulesOf(state).putAttackingGoneTarget !== 'goneOrNotDefended') return undefined;
  const defender = types.includes('battle')
    ? target.defendingPlayer
    : permanentOf(state, target.permanent)?.controller;
  return defender !== undefined && isDefending(state, defender)
    ? undefined
    : 'attackers.putAttackingGone';
}

const isDefending = (state: GameState, player: PlayerId): boolean =>
  player !== state.turn.activePlayer && playerOf(state, player)?.status === 'playing';

const goneTargetRule = (state: GameState): RuleKey =>
  firstPrinted(state, 'combat.putAttackingTargetGone', 'attackers.putAttacking');

const blockedGoneRule = (state: GameState): RuleKey =>
  firstPrinted(state, 'blockers.putBlockingGone', 'combat.putBlockingOutsideOwnDefence');

const firstPrinted = (state: GameState, key: RuleKey, otherwise: RuleKey): RuleKey =>
  numberOf(state.edition, key) === undefined ? otherwise : key;
